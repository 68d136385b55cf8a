import { formatMoney, fromCents, toCents } from '@hearthlight/domain';
import type { GiftEntry, PledgeOutcome } from '@hearthlight/domain/desk';
import { RadioCards, type RadioCardsProps, type RadioOption, useWords, type Words } from '@hearthlight/ui';

import { EntryList } from './entry-list.tsx';

export interface PledgeChoiceProps extends Pick<
  RadioCardsProps,
  'name' | 'error' | 'onBlur' | 'onChange' | 'ref' | 'defaultValue' | 'value'
> {
  /** What is open of what was pledged. */
  pledged: number;
  /** What came. */
  paid: number;
  /** What the payment may do. */
  outcomes: readonly PledgeOutcome[];
  /** Further choices, after the outcomes. */
  others?: readonly RadioOption[];
  /** The entries of the chosen outcome. */
  entries?: readonly GiftEntry[] | undefined;
}

/** The choice what a payment does that is for several pledges or of another sum than pledged. */
export function PledgeChoice({ pledged, paid, outcomes, others = [], entries, ...field }: PledgeChoiceProps) {
  const words = useWords('deskGift');
  const labels = {
    complete: words.completeWith({ paid: formatMoney(paid) }),
    split: splitLabel(words, pledged, paid),
  };
  return (
    <div className="grid gap-3">
      <RadioCards
        {...field}
        label={words.pledgeQuestion}
        hint={words.openFacts({ pledged: formatMoney(pledged), paid: formatMoney(paid) })}
        options={[...outcomes.map((outcome) => ({ value: outcome, label: labels[outcome] })), ...others]}
      />
      {entries && <EntryList entries={entries} />}
    </div>
  );
}

function splitLabel(words: Words['deskGift'], pledged: number, paid: number): string {
  const rest = toCents(pledged) - toCents(paid);
  if (rest > 0) return words.keepRest({ rest: formatMoney(fromCents(rest)) });
  return words.secondGift({ pledged: formatMoney(pledged), surplus: formatMoney(fromCents(-rest)) });
}
