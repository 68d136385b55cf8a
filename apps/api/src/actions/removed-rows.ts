/** Tables whose rows are removed with an entry or a donor, and the singular noun for a row. */
const nouns = {
  codes: 'code',
  comments: 'comment',
  mails: 'mail',
  registrations: 'registration',
  sessions: 'session',
} as const;

import { countOf } from '../lib/count-of.ts';
type CountedRows = keyof typeof nouns;

/** The number of removed rows, by table. */
export type RemovedRows = Partial<Record<CountedRows, number>>;

const isCounted = (table: string): table is CountedRows => table in nouns;

/** Returns the end of a sentence, such as ` with 2 comments`, or an empty string when all counts are 0. */
export function withCounts(counts: RemovedRows): string {
  const parts = Object.entries(counts).flatMap(([table, count]) =>
    count > 0 && isCounted(table) ? [countOf(count, nouns[table])] : [],
  );
  return parts.length === 0 ? '' : ` with ${parts.join(', ')}`;
}
