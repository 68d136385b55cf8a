import { setFormats, usEnglish } from '@hearthlight/domain';
import type { SomeColumns } from '@hearthlight/domain/desk';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminContextOf } from '../../testing/admin.ts';
import { camtFile } from '../../testing/camt-file.ts';
import { sqlite } from '../../testing/engines.ts';
import { readAnswered } from '../../testing/measure-statements.ts';
import { type MadeStatement, madeStatements } from '../../testing/statements.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { readGiftRows, readImportTable } from './formats/read-file.ts';
import { importGifts, outcomeCounts } from './planning/import-gifts.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext(sqlite);
});
beforeEach(async () => {
  for (const table of ['import_changes', 'gift_entries', 'gifts', 'books_currency'] as const)
    await context.database.deleteFrom(table).execute();
});
afterAll(async () => {
  setFormats(() => usEnglish);
  await context.close();
});

/** Imports a statement. Rows that need a decision are left out. */
async function run(statement: MadeStatement) {
  setFormats(() => formatsOf('en', statement.currency, statement.timeZone));
  const { rows } = await readAnswered(statement);
  const { report } = await importGifts(adminContextOf(context), rows, { separate: 'none' });
  return outcomeCounts(report);
}

const recorded = async () => {
  const gifts = await context.database.selectFrom('gifts').select(['date', 'amount_cents']).execute();
  return gifts.map(({ amount_cents: cents, date }) => `${date} ${cents}`).toSorted();
};

/** A statement without the lines of some of its gifts. Another file of the same account has those. */
function without(statement: MadeStatement, isLeftOut: (index: number) => boolean): MadeStatement {
  const lines = statement.bytes.toString('latin1').split('\r\n');
  const left = statement.gifts.filter((_, index) => isLeftOut(index)).map(({ line }) => line);
  const gifts = statement.gifts
    .filter((_, index) => !isLeftOut(index))
    .map((gift) => ({ ...gift, line: gift.line - left.filter((line) => line < gift.line).length }));
  const text = lines.filter((_, index) => !left.includes(index + 1)).join('\r\n');
  return { ...statement, bytes: Buffer.from(text, 'latin1'), gifts };
}

const entries = (from: number, to: number, number?: string) =>
  Array.from({ length: to - from }, (_, index) => ({
    amount: `${10 + from + index}.00`,
    day: `2026-10-${String(1 + from + index).padStart(2, '0')}`,
    name: 'Ada Byron',
    text: 'For a roof',
    ...(number !== undefined && { number: `${number}${from + index}` }),
  }));

/** Imports a file that leaves nothing open. */
async function countsOf(file: string) {
  const options = { timeZone: 'UTC' };
  const table = await readImportTable(Buffer.from(file), { ...options, known: {} });
  const rows = await readGiftRows(table, { ...options, columns: {} });
  return outcomeCounts((await importGifts(adminContextOf(context), rows, { separate: 'none' })).report);
}

describe.each([
  ['CAMT.053 with numbers', (from: number, to: number) => camtFile([{ entries: entries(from, to, 'N') }])],
  ['CAMT.053 without numbers', (from: number, to: number) => camtFile([{ entries: entries(from, to) }])],
  [
    'MT940',
    (from: number, to: number) =>
      [
        ':20:STARTUMSE\r\n:25:50010517/5400000000\r\n:28C:1/1\r\n:60F:C260930USD0,',
        ...entries(from, to).map(
          ({ amount, day, text }) =>
            `:61:${day.slice(2).replaceAll('-', '')}C${amount.replace('.', ',')}NTRFNONREF\r\n:86:166?20${text}?32ADA`,
        ),
        `:62F:C261030USD${entries(from, to).reduce((sum, { amount }) => sum + Number(amount), 0)},`,
        '-',
      ].join('\r\n'),
  ],
])('a statement in %s', (_, fileOf) => {
  test('adds nothing when it is imported again, and only the rest when it overlaps', async () => {
    setFormats(() => usEnglish);
    expect(await countsOf(fileOf(0, 4))).toMatchObject({ new: 4 });
    expect(await countsOf(fileOf(2, 6))).toMatchObject({ new: 2, known: 2 });
    expect(await countsOf(fileOf(0, 6))).toMatchObject({ new: 0, changed: 0, suspected: 0, known: 6 });
    expect(await recorded()).toHaveLength(6);
  });
});

describe('a statement in each layout', () => {
  test.each(
    madeStatements(2).flatMap((statement, index) => (index % 2 === 0 ? [[statement.name, statement] as const] : [])),
  )('%s: adds nothing when it is imported again, and only the rest when it overlaps', async (_, statement) => {
    const first = await run(without(statement, (index) => index < 8));
    expect(first.new + first.suspected).toBeGreaterThanOrEqual(statement.gifts.length - 8);
    await run(without(statement, (index) => index >= 16));
    await run(statement);
    const all = await recorded();
    const once = new Set(statement.gifts.map(({ cents, day }) => `${day} ${cents}`));
    expect(new Set(all)).toEqual(once);
    expect(all.length).toBeLessThanOrEqual(statement.gifts.length);
    expect(await run(statement)).toMatchObject({ new: 0, changed: 0 });
    expect(await recorded()).toEqual(all);
  });
});

test('a statement that is read with other columns is asked about, not recorded again', async () => {
  const rows = ['2026-10-01,10.00,Ada Byron,Roof', '2026-10-01,12.00,Grace Hopper,Well'];
  const bank = {
    bank: 'oak',
    date: 'Date',
    date_format: 'YYYY-MM-DD',
    amount: 'Amount',
    decimal: '.',
  } as const;
  const outcomesOf = async (parties: SomeColumns, lines: readonly string[]) => {
    const file = ['Date,Amount,Payer,Details', ...lines].join('\n');
    const hints = { known: { ...bank, ...parties }, timeZone: 'UTC' };
    const table = await readImportTable(Buffer.from(file), hints);
    const read = await readGiftRows(table, { columns: hints.known, timeZone: 'UTC' });
    const { report } = await importGifts(adminContextOf(context), read, { separate: 'none' });
    return report.map(({ outcome }) => outcome);
  };
  expect(await outcomesOf({ name: 'Details', cause: 'Payer' }, rows)).toEqual(['new', 'new']);
  const more = [...rows, '2026-10-02,12.00,Ada Byron,Roof', '2026-10-01,12.00,Ada Byron,Roof'];
  expect(await outcomesOf({ name: 'Payer', cause: 'Details' }, more)).toEqual(['suspected', 'suspected', 'new', 'new']);
});
