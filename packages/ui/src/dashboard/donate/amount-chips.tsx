'use client';

import { formatAmount, formatMoney, parseMoney, toCents } from '@hearthlight/domain';

import { useWords } from '../../words/words-provider.tsx';

export interface AmountChipsProps {
  /** The amounts to choose from. */
  suggested: ReadonlyArray<number>;
  /** The amount as typed so far. */
  typed: string;
  /** Called with the amount of a chip, or with an empty text by 'Other'. */
  onChoose: (amount: string) => void;
}

const chip =
  'min-h-16 min-w-0 rounded-control border-frame border-control bg-paper px-2 font-display tabular transition-colors duration-act hover:border-ink-soft aria-pressed:border-pine aria-pressed:bg-pine-mist aria-pressed:text-pine-deep forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none';

/** Characters of the longest amount that fits a narrow chip at the usual size. */
const usualLength = 8;

/**
 * Suggested amounts of a donation, and 'Other' for any other amount. The chip of the typed amount is pressed.
 */
export function AmountChips({ suggested, typed, onChoose }: AmountChipsProps) {
  const words = useWords('donate');
  const cents = parseMoney(typed);
  const isSuggested = suggested.some((amount) => toCents(amount) === cents);
  const amounts = suggested.map((amount) => formatMoney(amount));
  const isLong = amounts.some((amount) => amount.length > usualLength);
  const style = `${chip} ${isLong ? 'text-lead' : 'text-heading'}`;
  return (
    <fieldset
      aria-label={words.suggestedAmounts}
      className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-2.5 print:hidden"
    >
      {suggested.map((amount, index) => (
        <button
          key={amount}
          type="button"
          aria-pressed={toCents(amount) === cents}
          className={`${style} whitespace-nowrap`}
          onClick={() => onChoose(formatAmount(amount))}
        >
          {amounts[index]}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={!isSuggested && typed.trim() !== ''}
        className={style}
        onClick={() => onChoose(isSuggested ? '' : typed)}
      >
        {words.other}
      </button>
    </fieldset>
  );
}
