import { formatMoney } from '@hearthlight/domain';
import { Stat, useWords } from '@hearthlight/ui';

export interface ImportTotalsProps {
  /** In the currency's major unit. */
  totals: { gross: number; returned: number; fees: number };
}

/** The totals of an import: gifts, money returned to givers, and fees. */
export function ImportTotals({ totals: { gross, returned, fees } }: ImportTotalsProps) {
  const words = useWords('deskImports');
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-3">
      <Stat value={formatMoney(gross)} label={words.gross} />
      <Stat value={formatMoney(returned)} label={words.returned} />
      <Stat value={formatMoney(fees)} label={words.fees} />
    </div>
  );
}
