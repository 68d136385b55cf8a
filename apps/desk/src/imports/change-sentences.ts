import { columnMeanings, dayOrders, type SomeColumns } from '@hearthlight/domain/desk';
import type { Words } from '@hearthlight/ui';

import { columnLabels } from './column-labels.ts';

/** Says, one sentence for each change, how a file would be read with other columns. */
export function changeSentences(words: Words['deskImports'], changes: SomeColumns): string[] {
  const labels = columnLabels(words);
  const orders = {
    ymd: words.yearFirst,
    mdy: words.monthFirst,
    md: words.monthFirst,
    dmy: words.dayFirst,
    dm: words.dayFirst,
    'd-name-y': words.monthNamed,
  };
  const { date_format: format, decimal, incoming = [], outgoing = [], year } = changes;
  return [
    ...(format ? [orders[dayOrders[format]]] : []),
    ...(year ? [words.daysOfYear({ year })] : []),
    ...(decimal ? [decimal === ',' ? words.commaIsMark : words.pointIsMark] : []),
    ...columnMeanings.flatMap((meaning) => {
      const column = changes[meaning];
      if (column === undefined) return [];
      const label = labels[meaning];
      return column === '' ? words.noColumn({ label }) : words.columnIs({ column, label });
    }),
    ...incoming.map((word) => words.wordIsIn({ word })),
    ...outgoing.map((word) => words.wordIsOut({ word })),
  ];
}
