import { importRows as words } from '@hearthlight/words/import-rows';

import { type ImportedRow, withNotes } from './imported-row.ts';

/**
 * Says of rows that may pay the same pledge that each is described as if it came alone: while one of them waits for a
 * decision, nobody knows what it leaves open.
 */
export function withSharedPledges(report: readonly ImportedRow[]): ImportedRow[] {
  const paying = report.flatMap((row) => row.pledgeIds?.map((id) => ({ id, row })) ?? []);
  const shared = [...Map.groupBy(paying, ({ id }) => id).values()].filter(
    (all) => all.length > 1 && all.some(({ row }) => row.outcome === 'suspected'),
  );
  const ofRow = Map.groupBy(shared.flat(), ({ row }) => row);
  return report.map((row) => {
    const pledges = ofRow.get(row);
    if (!pledges) return row;
    const note = row.outcome === 'suspected' ? words.sharesPledge : words.paysAfterOther;
    return { ...withNotes(row, [note]), sharedPledges: pledges.map(({ id }) => id) };
  });
}
