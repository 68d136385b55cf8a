import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '../database/schema.ts';
import { recordGift } from '../features/gifts/record-gift.ts';
import { adminContextOf, adminEnvironment, leavesOf, runAdmin } from '../testing/admin.ts';
import { engines } from '../testing/engines.ts';
import { gift } from '../testing/gifts.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import { createProgram } from './program.ts';

/** Adds the rows of other lists, one more than a page has, all on 2025-01-01. */
async function addOtherRows(database: Database): Promise<void> {
  const date = '2025-01-01';
  const at = Date.parse(date);
  const numbers = Array.from({ length: 201 }, (_, index) => index);
  const bill = { kind: 'Roofs', campaign_id: null, amount_cents: 100, date, paid_on: null, scan: null };
  await database
    .insertInto('bills')
    .values(numbers.map((index) => ({ ...bill, payee: `Payee ${index}`, state: 'open' as const })))
    .execute();
  const article = { title: 'A story', tags: '', cover_image_url: '', detail: '', author_name: 'Ruth' };
  const { id: news_id } = await database
    .insertInto('news')
    .values({ ...article, published_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const comment = { news_id, comentator_name: 'Halima', comment: 'Kind words', published_at: at };
  await database
    .insertInto('comments')
    .values(
      numbers.map((index) => ({
        ...comment,
        text_hash: `${index}`,
        state: 'held' as const,
        held_reason: null,
      })),
    )
    .execute();
  const file = { source: 'bank', file_name: 'bank.csv', content: null, uploaded_by: 'ruth', undone_at: null };
  const imported = { uploaded_at: at, imported_at: at, imported_by: 'ruth', undone_by: null };
  const imports = await database
    .insertInto('imports')
    .values(numbers.map(() => ({ ...file, ...imported, state: 'imported' as const })))
    .returning('id')
    .execute();
  const payment = { cause: 'Gift', payment_method: 'Bank transfer', payment_status: 'completed' as const };
  await database
    .insertInto('gifts')
    .values(
      imports.map(({ id }) => ({
        ...payment,
        import_id: id,
        giver_key: `anonymous:${id}`,
        amount_cents: 100,
        date,
        external_id: `bank:${id}`,
      })),
    )
    .execute();
  const mail = { kind: 'test' as const, content: '', code_hash: null, attempts: 1, due_at: 0, expires_at: 9 };
  const queued = {
    ...mail,
    email_key: 'ada@example.org',
    state: 'failed' as const,
    created_at: at,
    error: null,
  };
  await database
    .insertInto('outbox')
    .values(numbers.map((index) => ({ ...queued, id: `${index}`, recipient: 'ada@example.org' })))
    .execute();
}

describe.each(engines)('long lists on $name', (engine) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
    const admin = adminContextOf(context);
    await recordGift(admin, { ...gift, date: '2025-12-31', amountCents: 100, cause: '=SUM(A1)' });
    await recordGift(admin, { ...gift, date: '2026-01-01', amountCents: 200, giver: { name: 'Ann, Lee' } });
    await recordGift(admin, { ...gift, date: '2026-06-30', amountCents: 300 });
    const at = Date.parse('2026-01-01T00:00:00Z');
    await context.database
      .insertInto('audit')
      .values(
        Array.from({ length: 401 }, (_, index) => ({
          at: at + index,
          actor: 'ruth',
          action: 'test',
          subject: `row ${index}`,
          detail: '',
        })),
      )
      .execute();
    await addOtherRows(context.database);
  });
  afterAll(() => context.close());

  const lines = async (...args: string[]) => (await runAdmin(context, args)).split('\n');
  const amounts = async (...args: string[]) =>
    JSON.parse(await runAdmin(context, ['gift', 'list', '--json', ...args])).map(
      ({ amount }: { amount: number }) => amount,
    );

  test('can be limited to days, inclusive of the first and last', async () => {
    const all = ['--from', '2025-12-31'];
    expect(await amounts(...all)).toEqual([3, 2, 1]);
    expect(await amounts('--from', '2026-01-01')).toEqual([3, 2]);
    expect(await amounts(...all, '--to', '2026-01-01')).toEqual([2, 1]);
    expect(await amounts('--from', '2026-01-01', '--to', '2026-01-01')).toEqual([2]);
    await expect(amounts('--from', '2026-02-01', '--to', '2026-01-01')).rejects.toThrow('before --from');
    expect(await lines('audit', 'list', '--to', '2025-12-31')).toEqual(['No changes are recorded.']);
    expect(await lines('audit', 'list', '--from', '2026-01-01', '--to', '2026-01-01')).toHaveLength(201);
  });

  test('have pages of 200 and mention the next one', async () => {
    const range = ['audit', 'list', '--to', '2026-01-01'];
    const first = await lines(...range);
    expect([first.length, first[0]?.includes('row 400'), first.at(-1)]).toEqual([
      201,
      true,
      'There are more: --page 2.',
    ]);
    const last = await lines(...range, '--page', '3');
    expect([last.length, last[0]?.includes('row 0')]).toEqual([1, true]);
  });

  test('print all rows with --csv and escape spreadsheet formulas', async () => {
    expect(await lines('audit', 'list', '--to', '2026-01-01', '--csv')).toHaveLength(402);
    const [headers, ann, sum] = await lines('gift', 'list', '--to', '2026-01-01', '--csv');
    expect(headers).toContain('"amount"');
    expect(ann).toContain('"Ann, Lee"');
    expect(sum).toContain(`"'=SUM(A1)"`);
  });

  const lists = leavesOf(createProgram(adminEnvironment(undefined)))
    .filter(({ options }) => options.some(({ long }) => long === '--csv'))
    .map((leaf) => `${leaf.parent?.name()} ${leaf.name()}`);

  test.each(lists)('%s --csv has the fields of --json', async (name) => {
    const list = name.split(' ');
    const empty = await runAdmin(context, [...list, '--from', '2030-01-01', '--csv']);
    const fields = empty.split(',').map((field) => JSON.parse(field));
    const [row] = JSON.parse(await runAdmin(context, [...list, '--json']));
    expect(new Set(fields)).toEqual(new Set(Object.keys(row)));
    expect(await runAdmin(context, [...list, '--csv'])).toMatch(new RegExp(`^${empty}\r\n`));
  });

  test.each(['bill list', 'comment list', 'gift import-list', 'gift unmatched', 'mail list'])(
    '%s continues on another page and can be limited to days',
    async (name) => {
      const list = name.split(' ');
      const first = await lines(...list, '--to', '2025-01-01');
      expect([first.length, first.at(-1)]).toEqual([201, 'There are more: --page 2.']);
      expect(await lines(...list, '--to', '2025-01-01', '--page', '2')).toHaveLength(1);
      expect(await lines(...list, '--to', '2025-01-01', '--csv')).toHaveLength(202);
      expect(JSON.parse(await runAdmin(context, [...list, '--to', '2024-12-31', '--json']))).toEqual([]);
      expect(JSON.parse(await runAdmin(context, [...list, '--from', '2025-01-02', '--json']))).toEqual([]);
    },
  );
});
