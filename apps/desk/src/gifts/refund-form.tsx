import { formatMoney, formats } from '@hearthlight/domain';
import type { Gift, RefundEntered } from '@hearthlight/domain/desk';
import { MoneyField, useWords } from '@hearthlight/ui';
import { useDomainForm } from '@hearthlight/ui/parts';

import { typedAmount } from '../parts/typed-amount.ts';
import { ChangeForm } from './change-form.tsx';
import { ReasonField } from './reason-field.tsx';
import { type MakeChange, usePreviewedChange } from './use-previewed-change.ts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).refundForm;

export interface RefundFormProps {
  /** The gift to refund. */
  gift: Gift;
  /** Makes the change, or only previews it. */
  onChange: MakeChange<RefundEntered>;
}

/** Refunds a gift: all that it counts, or a part. */
export function RefundForm({ gift, onChange }: RefundFormProps) {
  const words = useWords('deskGift');
  const { symbol, symbolSide } = formats();
  const form = useDomainForm(loadRules, { amount: typedAmount(gift.amount), reason: '' });
  const steps = usePreviewedChange(form, onChange);
  const { errors } = form.formState;
  return (
    <ChangeForm label={words.refund} steps={steps} isIrreversible>
      <MoneyField
        label={words.refundAmount}
        hint={words.refundHint({ amount: formatMoney(gift.amount) })}
        symbol={symbol}
        symbolSide={symbolSide}
        error={errors.amount?.message}
        {...form.register('amount')}
      />
      <ReasonField error={errors.reason?.message} {...form.register('reason')} />
    </ChangeForm>
  );
}
