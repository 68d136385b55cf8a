import { formatMoney } from '@hearthlight/domain';
import type { GiftTotals } from '@hearthlight/domain/desk';
import { Skeleton, useWords } from '@hearthlight/ui';
import { SlowNotice } from '@hearthlight/ui/parts';

export interface GiftSumsProps {
  /** `undefined` while they are loading. */
  totals: GiftTotals | undefined;
}

/** The number and the sums of the gifts that the filter selects. */
export function GiftSums({ totals }: GiftSumsProps) {
  const words = useWords('deskGifts');
  if (!totals)
    return (
      <div>
        <SlowNotice />
        <Skeleton shape="text" lines={2} />
      </div>
    );
  return (
    <output className="grid">
      <b className="font-display text-stat tabular">{words.shown({ count: totals.count })}</b>
      <span className="text-small text-ink-soft tabular">
        {words.completedSum({ amount: formatMoney(totals.completed_amount) })}
        {totals.completed_count < totals.count && (
          <span className="block">{words.allSum({ amount: formatMoney(totals.amount) })}</span>
        )}
      </span>
    </output>
  );
}
