import { importRows as words } from '@hearthlight/words/import-rows';

import type { ImportedRow } from './imported-row.ts';

/**
 * Says of rows that may pay the same pledge that each is described as if it came alone: while one of them waits for a
 * decision, nobody knows what it leaves open.
 */
export function noteSharedPledges(report: readonly ImportedRow[]): void {
  const paying = report.flatMap((row) => row.pledgeIds?.map((id) => ({ id, row })) ?? []);
  for (const [id, all] of Map.groupBy(paying, (each) => each.id)) {
    const rows = all.map(({ row }) => row);
    if (rows.length < 2 || rows.every(({ outcome }) => outcome !== 'suspected')) continue;
    for (const row of rows) {
      const note = row.outcome === 'suspected' ? words.sharesPledge : words.paysAfterOther;
      if (!row.sharedPledges) row.note = [row.note ?? '', note].join(' ').trim();
      row.sharedPledges = [...(row.sharedPledges ?? []), id];
    }
  }
}
