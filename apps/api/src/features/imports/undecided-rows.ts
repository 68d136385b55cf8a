import type { Database } from '../../database/schema.ts';
import { emailKey } from '../../lib/email-key.ts';
import { anonymousCause } from '../books/give-gifts.ts';
import type { ImportedGift } from './imported-gift.ts';
import { partsOf } from './known-gifts.ts';
import { rememberLeftOut } from './left-out.ts';
import type { FileRow } from './read-file.ts';
import { type RowDecisions, rowNumber } from './row-decisions.ts';

/*
 * A file is imported without the rows about which nobody has decided. They wait, so that no money is left out silently. Deciding
 * about some of them is an import of its own, which can be undone: then they wait again.
 */

/** What is stored of a row: as it was read, and the campaign that was chosen for rows of its file that name none. */
export interface StoredRow {
  row: FileRow;
  campaignId: number | undefined;
}

/** Selects the rows that wait. An overlapping file may have one again. */
export const openRows = (database: Database) =>
  database
    .selectFrom('waiting_rows')
    .select(({ fn }) => fn.min<number>('id').as('id'))
    .where('decided_by', 'is', null)
    .groupBy('number');

/** Stores what an import leaves out and its rows about which nobody has decided, and lets those of earlier ones wait no longer that it decides. */
export async function keepDecisions(
  database: Database,
  importId: number,
  { campaignId, decided, leftOut, undecided }: RowDecisions & Omit<StoredRow, 'row'>,
): Promise<void> {
  await rememberLeftOut(database, importId, leftOut);
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

/** Forgets the rows of an import that wait. Those that it decided wait again. */
export async function forgetUndecided(database: Database, importId: number): Promise<void> {
  await database
    .deleteFrom('waiting_rows')
    .where('import_id', '=', importId)
    .where('decided_by', 'is', null)
    .execute();
  await database
    .updateTable('waiting_rows')
    .set({ decided_by: null })
    .where('decided_by', '=', importId)
    .execute();
}

const withoutTexts = ({ payment }: ImportedGift): Partial<ImportedGift> => ({
  cause: anonymousCause,
  name: undefined,
  email: undefined,
  donorId: undefined,
  titles: [],
  reference: undefined,
  references: undefined,
  unclear: undefined,
  payment: payment && { iban: undefined, text: '' },
});

/** Removes the name and the address of somebody from rows that wait: those of the donor or with the address. */
export async function forgetPayer(
  database: Database,
  { donorId, emailKey: key }: { donorId: number | undefined; emailKey: string },
): Promise<void> {
  const rows = await database.selectFrom('waiting_rows').select(['id', 'content']).execute();
  for (const { content, id } of rows) {
    const { row, ...stored }: StoredRow = JSON.parse(content);
    if (!row.gift) continue;
    if (emailKey(row.gift.email ?? '') !== key && (donorId ?? 0) !== row.gift.donorId) continue;
    const nameless: FileRow = { ...row, gift: { ...row.gift, ...withoutTexts(row.gift) } };
    await database
      .updateTable('waiting_rows')
      .set({ content: JSON.stringify({ ...stored, row: nameless }) })
      .where('id', '=', id)
      .execute();
  }
}
