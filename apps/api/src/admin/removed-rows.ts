import { countOf } from '@hearthlight/domain';

/** The rows that are removed together with an entry or a donor, each with the noun for one of them. */
const nouns = {
  codes: 'code',
  comments: 'comment',
  mails: 'mail',
  registrations: 'registration',
  sessions: 'session',
} as const;

type CountedRows = keyof typeof nouns;

/** The number of removed rows, by table. */
export type RemovedRows = Partial<Record<CountedRows, number>>;

const isCounted = (table: string): table is CountedRows => table in nouns;

/** Returns counted rows as the end of a sentence, such as ` with 2 comments`; nothing when all counts are 0. */
export function withCounts(counts: RemovedRows): string {
  const parts = Object.entries(counts).flatMap(([table, count]) =>
    count > 0 && isCounted(table) ? [countOf(count, nouns[table])] : [],
  );
  return parts.length === 0 ? '' : ` with ${parts.join(', ')}`;
}
