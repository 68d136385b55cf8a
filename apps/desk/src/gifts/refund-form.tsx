import { formatMoney } from '@hearthlight/domain';
import type { Gift, RefundEntered } from '@hearthlight/domain/desk';
import { Button, Form, FormNotice, MoneyField, useWords } from '@hearthlight/ui';
import { refusalOf, replaceFocused, useDomainForm } from '@hearthlight/ui/parts';
import { useRef } from 'react';

import { typedAmount } from '../parts/typed-amount.ts';
import { ChangePreview } from './change-preview.tsx';
import { ReasonField } from './reason-field.tsx';
import { type MakeChange, usePreviewedChange } from './use-previewed-change.ts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).refundForm;

export interface RefundFormProps {
  /** The gift to refund. */
  gift: Gift;
  /** Makes the change, or only previews it. */
  onChange: MakeChange<RefundEntered>;
}

/** Refunds a gift: all that it counts, or a part. The entries are confirmed with the password. */
export function RefundForm({ gift, onChange }: RefundFormProps) {
  const words = useWords('deskGift');
  const form = useDomainForm(loadRules, { amount: typedAmount(gift.amount), reason: '' });
  const { pending, preview, result, submit } = usePreviewedChange(form, onChange);
  const { errors } = form.formState;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Form aria-label={words.refund} onSubmit={submit} className="grid gap-5" hidden={preview !== undefined}>
        <MoneyField
          label={words.refundAmount}
          hint={words.refundHint({ amount: formatMoney(gift.amount) })}
          error={errors.amount?.message}
          {...form.register('amount')}
        />
        <ReasonField error={errors.reason?.message} {...form.register('reason')} />
        <FormNotice result={refusalOf(result)} />
        <div>
          <Button ref={button} type="submit" size="small" pending={pending}>
            {words.preview}
          </Button>
        </div>
      </Form>
      {preview && <ChangePreview {...preview} onBack={() => replaceFocused(preview.onBack, button)} />}
    </>
  );
}
