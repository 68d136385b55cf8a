import { hashText, isSigned, jsonOf, type LedgerDocument, readLedger } from '@hearthlight/domain/ledger';

import type { Database } from '../../database/schema.ts';
import { contentOf } from './close-month.ts';
import { ledgerText } from './public-ledger.ts';
import type { PublishedCopy } from './published-copy.ts';
import { listedKeys } from './signing-key.ts';

/**
 * Checks that each published ledger is what the books give, with a signature and listed keys, and equals the copy, if
 * there is one. Reads one month at a time. Returns one sentence per problem.
 */
export async function ledgerProblems(database: Database, copy?: PublishedCopy): Promise<string[]> {
  const ledgers = await database
    .selectFrom('ledgers')
    .select(['month', 'entries', 'hash', 'closed_at'])
    .orderBy('month')
    .execute();
  const keys = (await listedKeys(database)).map(({ public_key: key }) => key);
  const problems: string[] = [];
  for (const row of ledgers) {
    const text = (await ledgerText(database, row.month)) ?? '';
    const document = readLedger(text);
    const expected = { ...(await contentOf(database, row)), hash: row.hash, entries: row.entries };
    const found = document && { ...document, hash: hashText(text), entries: document.leaves.length };
    const fields = found ? differences(found, { ...expected, ...provenOf(document, keys) }) : ['format'];
    if (fields.length > 0) problems.push(`The ledger of ${row.month} differs from the books in ${fields.join(', ')}.`);
  }
  return copy ? [...problems, ...(await differencesFrom(database, copy, ledgers, keys))] : problems;
}

/** Returns the listed keys of a document, and its signature if that matches. */
const provenOf = (document: LedgerDocument, keys: readonly string[]) =>
  document.format === 'donation-ledger-2' && {
    keys: document.keys.filter((key) => keys.includes(key)),
    signature: isSigned(document, document.keys.at(-1) ?? '') ? document.signature : '',
  };

/** Names the fields of a document that are not as expected, and the first place in a list. */
function differences(document: object, expected: object): string[] {
  const wanted = new Map<string, unknown>(Object.entries(expected));
  return Object.entries(document).flatMap(([name, value]: [string, unknown]) => {
    const other = wanted.get(name);
    if (!wanted.has(name) || JSON.stringify(value) === JSON.stringify(other)) return [];
    if (!Array.isArray(value) || !Array.isArray(other)) return [name];
    const place = value.findIndex((each, index) => each !== other[index]);
    return [`${name} (from place ${(place < 0 ? value.length : place) + 1})`];
  });
}

/** Returns one sentence for each difference between an external copy and the months and keys in the database. */
async function differencesFrom(
  database: Database,
  { files, loadIndex }: PublishedCopy,
  ledgers: readonly { month: string; hash: string }[],
  keys: readonly string[],
): Promise<string[]> {
  const index = await loadIndex();
  const months = new Set([...files.keys(), ...index.months.map(({ month }) => month)]);
  const hashes = new Map(ledgers.map(({ hash, month }) => [month, hash]));
  const problems = [
    ...index.keys.flatMap(({ key }) =>
      keys.includes(key) ? [] : [`The copy lists the key ${key}, which is not listed here.`],
    ),
    ...index.months.flatMap(({ hash, month }) =>
      hashes.has(month) && hashes.get(month) !== hash ? [`The copy lists another hash of ${month}.`] : [],
    ),
  ];
  for (const month of [...months].toSorted()) {
    const [here, copied] = [await ledgerText(database, month), files.get(month)];
    if (here === undefined) problems.push(`The copy has ${month}, which is not closed here.`);
    else if (copied === undefined) problems.push(`The copy has no file of ${month}.`);
    else if (here !== copied) {
      const fields = differences(Object(jsonOf(here)), Object(jsonOf(copied)));
      problems.push(`The ledger of ${month} differs from the copy in ${fields.join(', ') || 'its text'}.`);
    }
  }
  return problems;
}
