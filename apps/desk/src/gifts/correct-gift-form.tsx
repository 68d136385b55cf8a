import type { CorrectionEntered, DeskGiftStatus, Gift, GiftChoices } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import { useDomainForm } from '@hearthlight/ui/parts';

import { typedAmount } from '../parts/typed-amount.ts';
import { ChangeForm } from './change-form.tsx';
import { GiftFields } from './gift-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { type MakeChange, usePreviewedChange } from './use-previewed-change.ts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).correctGiftForm;

export interface CorrectGiftFormProps {
  /** The gift as the form starts. */
  gift: Gift;
  /** The methods and campaigns to choose from. */
  choices: GiftChoices;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** Makes the change, or only previews it. */
  onChange: MakeChange<CorrectionEntered>;
}

/** The statuses that a gift can be corrected to. */
const statusesOf = (status: DeskGiftStatus): readonly DeskGiftStatus[] =>
  status === 'pending' ? ['pending', 'completed', 'failed', 'canceled'] : [status];

/** Corrects what was given. */
export function CorrectGiftForm({ gift, choices, today, onChange }: CorrectGiftFormProps) {
  const words = useWords('deskGift');
  const form = useDomainForm(loadRules, {
    amount: typedAmount(gift.amount),
    date: gift.date,
    method: gift.method,
    status: gift.status,
    campaign_id: gift.campaign ? String(gift.campaign.id) : '',
    cause: gift.cause ?? '',
    reason: '',
  });
  const steps = usePreviewedChange(form, onChange);
  return (
    <ChangeForm label={words.correct} steps={steps}>
      <GiftFields
        register={form.register}
        errors={form.formState.errors}
        choices={choices}
        statuses={statusesOf(gift.status)}
        today={today}
      />
      <ReasonField error={form.formState.errors.reason?.message} {...form.register('reason')} />
    </ChangeForm>
  );
}
