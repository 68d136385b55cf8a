import { formatMoney } from '@hearthlight/domain';
import type { GiftTotals } from '@hearthlight/domain/desk';
import { Skeleton, useWords } from '@hearthlight/ui';
import { SlowNotice } from '@hearthlight/ui/parts';

export interface GiftSumsProps {
  /** `undefined` while they are loading. */
  totals: GiftTotals | undefined;
}

/** The number and the sums of the gifts that the filter selects. Those of an import are also its own sums. */
export function GiftSums({ totals }: GiftSumsProps) {
  const words = useWords('deskGifts');
  if (!totals)
    return (
      <div>
        <SlowNotice />
        <Skeleton shape="text" lines={1} />
      </div>
    );
  const { amount, completed_amount: completed, completed_count: counted, count, import: { sums } = {} } = totals;
  const { paid_pledges: paid } = totals;
  const texts = sums
    ? [
        words.importedSum({ amount: formatMoney(sums.gross) }),
        ...(sums.returned > 0 ? [words.refundedSum({ amount: formatMoney(sums.returned) })] : []),
        ...(completed === sums.gross ? [] : [words.completedSum({ amount: formatMoney(completed) })]),
      ]
    : [
        words.completedSum({ amount: formatMoney(completed) }),
        ...(counted < count ? [words.allSum({ amount: formatMoney(amount) })] : []),
        ...(paid > 0 ? [words.paidPledges({ count: paid })] : []),
      ];
  return (
    <output className="flex flex-wrap items-baseline gap-x-5 tabular">
      <b className="font-display text-heading">{words.shown({ count })}</b>
      {texts.map((text) => (
        <span key={text} className="text-small text-ink-soft">
          {text}
        </span>
      ))}
    </output>
  );
}
