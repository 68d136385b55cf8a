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
        <Skeleton shape="text" lines={1} />
      </div>
    );
  return (
    <output className="flex flex-wrap items-baseline gap-x-5 tabular">
      <b className="font-display text-heading">{words.shown({ count: totals.count })}</b>
      <span className="text-small text-ink-soft">
        {words.completedSum({ amount: formatMoney(totals.completed_amount) })}
      </span>
      {totals.completed_count < totals.count && (
        <span className="text-small text-ink-soft">{words.allSum({ amount: formatMoney(totals.amount) })}</span>
      )}
      {totals.paid_pledges > 0 && (
        <span className="text-small text-ink-soft">{words.paidPledges({ count: totals.paid_pledges })}</span>
      )}
    </output>
  );
}
