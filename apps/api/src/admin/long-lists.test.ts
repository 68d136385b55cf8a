import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { recordGift } from '../books/gifts.ts';
import { adminContextOf, runAdmin } from '../testing/admin.ts';
import { engines } from '../testing/engines.ts';
import { gift } from '../testing/gifts.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';

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
  });
  afterAll(() => context.close());

  const lines = async (...args: string[]) => (await runAdmin(context, args)).split('\n');
  const amounts = async (...args: string[]) =>
    JSON.parse(await runAdmin(context, ['donation', 'list', '--json', ...args])).map(
      ({ amount }: { amount: number }) => amount,
    );

  test('can be limited to days, inclusive of the first and last', async () => {
    expect(await amounts()).toEqual([3, 2, 1]);
    expect(await amounts('--from', '2026-01-01')).toEqual([3, 2]);
    expect(await amounts('--to', '2026-01-01')).toEqual([2, 1]);
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
    const [headers, ann, sum] = await lines('donation', 'list', '--to', '2026-01-01', '--csv');
    expect(headers).toContain('"amount"');
    expect(ann).toContain('"Ann, Lee"');
    expect(sum).toContain(`"'=SUM(A1)"`);
  });

  test.each(['audit', 'donation', 'receipt'])('%s list --csv has the fields of --json', async (name) => {
    const empty = await runAdmin(context, [name, 'list', '--from', '2030-01-01', '--csv']);
    const fields = empty.split(',').map((field) => JSON.parse(field));
    const [row] = JSON.parse(await runAdmin(context, [name, 'list', '--json']));
    expect(new Set(fields)).toEqual(new Set(Object.keys(row)));
    expect(await runAdmin(context, [name, 'list', '--csv'])).toMatch(new RegExp(`^${empty}\r\n`));
  });
});
