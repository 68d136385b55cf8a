import { setFormats, usEnglish } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminContextOf } from '../../testing/admin.ts';
import { sqlite } from '../../testing/engines.ts';
import { readAnswered } from '../../testing/measure-statements.ts';
import { type MadeStatement, madeStatements } from '../../testing/statements.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { importGifts, outcomeCounts } from './import-gifts.ts';

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

describe('a statement in each layout', () => {
  test.each(
    madeStatements(2).flatMap((statement, index) =>
      index % 2 === 0 ? [[statement.name, statement] as const] : [],
    ),
  )(
    '%s: adds nothing when it is imported again, and only the rest when it overlaps',
    async (_, statement) => {
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
    },
  );
});
