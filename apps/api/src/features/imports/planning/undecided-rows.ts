import { taskLimit } from '@hearthlight/domain/desk';
import { importRows as words } from '@hearthlight/words/import-rows';

import type { Database } from '../../../database/schema.ts';
import { emailKey } from '../../../lib/email-key.ts';
import { searchKey, wordsIn } from '../../../lib/search-key.ts';
import { forgetPayerOfOthers } from '../../books/gift-sources.ts';
import { anonymousCause } from '../../books/give-gifts.ts';
import { isGiftOf, payerKey } from '../../books/giver.ts';
import type { FileRow } from '../formats/read-file.ts';
import type { ImportedGift } from '../rows/imported-gift.ts';
import { type ImportedRow, withNotes } from './imported-row.ts';
import { partsOf } from './known-gifts.ts';
import { forgetLoggedPayers, forgetPayers, rememberLeftOut } from './left-out.ts';
import type { ImportPlan } from './plan-import.ts';
import { type RowDecisions, rowNumber } from './row-decisions.ts';
import { readStored, type StoredRow } from './stored-row.ts';

/*
 * A file is imported without the rows about which nobody has decided. They wait, so that no money is left out silently. Deciding
 * about some of them is an import of its own, which can be undone: then they wait again.
 */

/** Selects the rows that wait. An overlapping file may have one again. */
export const openRows = (database: Database) =>
  database
    .selectFrom('waiting_rows')
    .select(({ fn }) => fn.min<number>('id').as('id'))
    .where('decided_by', 'is', null)
    .groupBy('number');

/** Returns the number of rows that wait and are dated before a day, as far as tasks are counted. */
export async function countWaitingUntil(database: Database, end: string): Promise<number> {
  const rows = await database
    .selectFrom('waiting_rows')
    .select(['content', 'number'])
    .where('id', 'in', openRows(database))
    .limit(taskLimit)
    .execute();
  const dates = rows.map((stored) => {
    const { row } = readStored(stored);
    return (row.gift ?? row.returned ?? row.event)?.date ?? '';
  });
  return dates.filter((date) => date < end).length;
}

/**
 * Stores what an import leaves out and its rows about which nobody has decided, and lets those of earlier ones wait no
 * longer that it decides.
 */
export async function keepDecisions(
  database: Database,
  importId: number,
  { campaignId, decided, givers, leftOut, undecided }: RowDecisions & Omit<StoredRow, 'row'>,
): Promise<void> {
  await rememberLeftOut(database, importId, leftOut);
  if (givers.size > 0) await forgetPayers(database, (name) => givers.has(payerKey(name)), ['asked']);
  for await (const some of partsOf(decided))
    await database
      .updateTable('waiting_rows')
      .set({ decided_by: importId })
      .where('number', 'in', some)
      .where('decided_by', 'is', null)
      .execute();
  for await (const some of partsOf(undecided)) {
    const stored = some.map((row) => ({
      import_id: importId,
      number: rowNumber(row) ?? '',
      content: JSON.stringify({ row, campaignId } satisfies StoredRow),
    }));
    await database.insertInto('waiting_rows').values(stored).execute();
  }
}

/**
 * Counts the rows that waited and that an import recorded as known rows of their files. Called with -1 before the
 * import is undone, it counts them as left out again.
 */
export async function countRecorded(database: Database, importId: number, by: 1 | -1): Promise<void> {
  const files = await database
    .selectFrom('waiting_rows')
    .select(({ fn }) => ['import_id', fn.countAll<number>().as('count')])
    .where('decided_by', '=', importId)
    .where((row) =>
      row.or([
        row.exists(row.selectFrom('gifts').select('gifts.id').whereRef('gifts.external_id', '=', 'number')),
        row.exists(row.selectFrom('import_changes').select('gift_id').whereRef('external_id', '=', 'number')),
      ]),
    )
    .groupBy('import_id')
    .execute();
  for (const { count, import_id: id } of files)
    await database
      .updateTable('imports')
      .set(({ eb }) => ({
        known_rows: eb('known_rows', '+', by * count),
        other_rows: eb('other_rows', '-', by * count),
      }))
      .where('id', '=', id)
      .execute();
}

/** Returns the report of an import that says which of the undecided rows wait since an earlier import. */
export async function withWaitingNotes(
  database: Database,
  { report, undecided }: Pick<ImportPlan, 'report' | 'undecided'>,
): Promise<ImportedRow[]> {
  const lines = new Map(undecided.map((row) => [rowNumber(row) ?? '', row.line]));
  const waiting = new Set<number | undefined>();
  for await (const some of partsOf([...lines.keys()])) {
    const rows = await openRows(database).select('number').where('number', 'in', some).execute();
    for (const { number } of rows) waiting.add(lines.get(number));
  }
  return report.map((row) => (waiting.has(row.line) ? withNotes(row, [words.waitsAlready]) : row));
}

/** Forgets the rows of an import that wait. Those that it decided wait again. */
export async function forgetUndecided(database: Database, importId: number): Promise<void> {
  await database.deleteFrom('waiting_rows').where('import_id', '=', importId).where('decided_by', 'is', null).execute();
  await database.updateTable('waiting_rows').set({ decided_by: null }).where('decided_by', '=', importId).execute();
}

const withoutTexts = ({ origin, payment }: ImportedGift): Partial<ImportedGift> => ({
  cause: anonymousCause,
  name: undefined,
  purpose: undefined,
  email: undefined,
  donorId: undefined,
  titles: [],
  reference: undefined,
  references: undefined,
  unclear: undefined,
  numbers: undefined,
  payment: payment && { iban: undefined, text: '' },
  origin: origin && { ...origin, payer: '', text: '' },
});

/** Somebody who is erased. */
interface Erased {
  donorId: number | undefined;
  emailKey: string;
  /** The name of the account. */
  name: string | undefined;
}

/** Returns whether texts of a bank name somebody, or have a payment reference of their gifts. */
async function namesOf(database: Database, { name, ...giver }: Erased) {
  const gifts = await database
    .selectFrom('gifts')
    .select(['giver_name', 'payer_key', 'reference'])
    .where(isGiftOf(giver))
    .execute();
  const references = new Set(gifts.flatMap(({ reference }) => reference ?? []));
  const texts = [name, ...gifts.flatMap((gift) => [gift.giver_name, gift.payer_key])];
  const names = [...new Set(texts)].flatMap((text) => (text ? wordsOf(text) : [])).filter(({ size }) => size > 0);
  return {
    givers: [name, ...gifts.map((gift) => gift.giver_name)].filter((each) => each != null),
    isNamed: (text: string) => {
      const said = wordsOf(text);
      return names.some((words) => [...words].every((word) => said.has(word)));
    },
    isTheirs: (reference: string) => references.has(reference),
  };
}

const wordsOf = (text: string): Set<string> => new Set(wordsIn(searchKey(text)));

/** Removes the names of a payment that went back. Its row still says that it did. */
const withoutPayer = ({ facts, returned, ...row }: FileRow): FileRow => ({
  ...row,
  facts: facts && { ...facts, giver: undefined, purpose: undefined },
  returned: returned && { ...returned, numbers: [], payers: [], references: [], text: returned.text && '' },
});

/**
 * Removes the name and the address of somebody from rows that wait or are left out, from payers of others' gifts, and from what the activity log says
 * of payers, while their gifts are still known.
 */
export async function forgetPayer(database: Database, erased: Erased): Promise<void> {
  const { donorId, emailKey: key } = erased;
  const { givers, isNamed, isTheirs } = await namesOf(database, erased);
  await forgetPayerOfOthers(database, [...givers, key]);
  await forgetPayers(database, isNamed);
  await forgetLoggedPayers(database, isNamed);
  const isAbout = ({ facts, gift, number, returned }: FileRow, content: string) => {
    if (number !== undefined) return content.toLowerCase().includes(key) || isNamed(content);
    return gift
      ? emailKey(gift.email ?? '') === key || (donorId ?? 0) === gift.donorId
      : (returned?.references ?? []).some(isTheirs) ||
          [facts?.giver ?? '', facts?.purpose ?? '', returned?.text ?? '', ...(returned?.payers ?? [])].some(isNamed);
  };
  const rows = await database.selectFrom('waiting_rows').select(['id', 'content', 'number']).execute();
  for (const { content, id, number } of rows) {
    const { row, ...stored } = readStored({ content, number });
    if (!isAbout(row, content)) continue;
    const nameless = row.gift ? { ...row, gift: { ...row.gift, ...withoutTexts(row.gift) } } : withoutPayer(row);
    await database
      .updateTable('waiting_rows')
      .set({ content: JSON.stringify({ ...stored, row: nameless }) })
      .where('id', '=', id)
      .execute();
  }
}
