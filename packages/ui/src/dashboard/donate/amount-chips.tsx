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
  'min-h-16 grow basis-2/5 rounded-control border-frame border-control bg-paper px-2 font-display tabular transition-colors duration-act hover:border-ink-soft aria-pressed:border-pine aria-pressed:bg-pine-mist aria-pressed:text-pine-deep forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none';

/** Characters of the longest amount that fits a narrow chip at the usual size. */
const usualLength = 7;

/**
 * Suggested amounts of a donation, and 'Other' for any other amount. The chip of the typed amount is pressed.
 */
export function AmountChips({ suggested, typed, onChoose }: AmountChipsProps) {
  const words = useWords('donate');
  const cents = parseMoney(typed);
  const isSuggested = suggested.some((amount) => toCents(amount) === cents);
  const amounts = suggested.map((amount) => formatMoney(amount));
  const isLong = amounts.some((amount) => amount.length > usualLength);
  // Two in a row, or all: three and one would look as if the last was another thing.
  const style = `${chip} ${isLong ? 'text-lead' : 'text-heading @row:basis-0'}`;
  return (
    <fieldset aria-label={words.suggestedAmounts} className="@container min-w-0 print:hidden">
      <div className="flex flex-wrap gap-2.5">
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
      </div>
    </fieldset>
  );
}
