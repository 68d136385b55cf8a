import { formatMoney } from '@hearthlight/domain';
import type { BillTotals } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

export interface BillSumsProps {
  totals: BillTotals;
}

/** The number of the bills that the filter selects, with the sums of those that are open and paid. */
export function BillSums({ totals }: BillSumsProps) {
  const words = useWords('deskBills');
  const { count, open_amount: open, paid_amount: paid } = totals;
  return (
    <p className="flex flex-wrap items-baseline gap-x-5 tabular">
      <b className="font-display text-heading">{words.total({ count })}</b>
      {open > 0 && <span className="text-small text-ink-soft">{words.totalOpen({ amount: formatMoney(open) })}</span>}
      {paid > 0 && <span className="text-small text-ink-soft">{words.totalPaid({ amount: formatMoney(paid) })}</span>}
    </p>
  );
}
