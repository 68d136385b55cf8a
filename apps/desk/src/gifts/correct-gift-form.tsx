import { fromCents, parseMoney, toCents } from '@hearthlight/domain';
import {
  type CorrectionEntered,
  type DeskGiftStatus,
  type Gift,
  type GiftChoices,
  pledgeOutcomes,
} from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import { useDomainForm } from '@hearthlight/ui/parts';

import { typedAmount } from '../parts/typed-amount.ts';
import { ChangeForm } from './change-form.tsx';
import { GiftFields } from './gift-fields.tsx';
import { PledgeChoice } from './pledge-choice.tsx';
import { ReasonField } from './reason-field.tsx';
import { useLiveChange } from './use-live-change.ts';
import type { MakeChange } from './use-previewed-change.ts';

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
function statusesOf({ is_imported: isImported, status }: Gift): readonly DeskGiftStatus[] {
  if (status === 'pending') return ['pending', 'completed', 'failed', 'canceled'];
  return isImported && (status === 'completed' || status === 'canceled') ? ['completed', 'canceled'] : [status];
}

/** Returns a gift as the form of a correction starts. */
export const typedCorrection = (gift: Gift) => ({
  amount: typedAmount(gift.amount),
  date: gift.date,
  method: gift.method,
  status: gift.status,
  campaign_id: gift.campaign ? String(gift.campaign.id) : '',
  cause: gift.cause ?? '',
  outcome: '',
  reason: '',
});

/** Corrects what was given. */
export function CorrectGiftForm({ gift, choices, today, onChange }: CorrectGiftFormProps) {
  const words = useWords('deskGift');
  const form = useDomainForm(loadRules, typedCorrection(gift));
  const cents = parseMoney(form.watch('amount')) ?? 0;
  const isPaid = gift.status === 'pending' && form.watch('status') === 'completed';
  const live = useLiveChange(form, loadRules, onChange);
  return (
    <ChangeForm label={words.correct} live={live}>
      <GiftFields
        register={form.register}
        errors={form.formState.errors}
        choices={choices}
        statuses={statusesOf(gift)}
        today={today}
      />
      {isPaid && cents > 0 && cents !== toCents(gift.amount) && (
        <PledgeChoice
          pledged={gift.amount}
          paid={fromCents(cents)}
          outcomes={pledgeOutcomes}
          error={form.formState.errors.outcome?.message}
          {...form.register('outcome')}
        />
      )}
      <ReasonField error={form.formState.errors.reason?.message} {...form.register('reason')} />
    </ChangeForm>
  );
}
