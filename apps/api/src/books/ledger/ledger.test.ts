import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { calls } from '@hearthlight/domain';
import {
  type LedgerDocument,
  ledgerDocument,
  ledgerPath,
  statement,
  type Statement,
} from '@hearthlight/domain/ledger';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { adminContextOf, runAdmin } from '../../testing/admin.ts';
import { aSignedInDonor, signIn } from '../../testing/donors.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { checkBooks } from '../check.ts';
import { correctGift, recordGift, refundGift } from '../gifts.ts';

function aFile(content: unknown): string {
  const file = join(newFolder(), 'file.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe.each(engines)('the ledger on $name', (engine) => {
  let context: TestContext;
  let token: string;
  let giftId: number;
  let documentReads = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node).includes('"document"')) documentReads += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  beforeAll(async () => {
    context = await createTestContext(engine, {}, [counting]);
    token = (await aSignedInDonor(context, 'ada@example.org')).access_token;
    const campaignId = await addCampaign(context.database);
    const ada = { ...gift, giver: { email: 'ada@example.org' }, campaignId };
    const admin = adminContextOf(context);
    ({ id: giftId } = await recordGift(admin, { ...ada, date: '2026-10-31' }));
    await recordGift(admin, { ...gift, date: '2026-10-02' });
    await recordGift(admin, { ...ada, date: '2026-09-02' });
    await recordGift(admin, { ...ada, date: '2026-11-01' });
  });
  afterAll(() => context.close());

  const admin = (...args: string[]) => runAdmin(context, args);
  const file = (month: string, headers = {}) => context.app.inject({ url: ledgerPath(month), headers });
  const ledgerOf = async (month: string): Promise<LedgerDocument> =>
    ledgerDocument.parse((await file(month)).json());
  const statementText = async (): Promise<string> =>
    calls.statement.response.parse((await context.request('statement', { token })).json()).statement;
  const statementOf = async (): Promise<Statement> => statement.parse(JSON.parse(await statementText()));
  const months = async () => calls.ledger.response.parse((await context.request('ledger')).json()).months;

  test('has no months and no lines before a month is closed', async () => {
    expect(await months()).toEqual([]);
    expect((await file('2026-10')).statusCode).toBe(404);
    expect(await statementOf()).toMatchObject({ count: 0, lines: [] });
    expect(await admin('ledger', 'list')).toBe('No month is closed.');
  });

  test('rejects a month that is not over in the foundation’s time zone, and text that is not a month', async () => {
    await expect(admin('ledger', 'close', '2026-11')).rejects.toThrow('The month 2026-11 is not over');
    await expect(admin('ledger', 'close', '2026-13')).rejects.toThrow('must be a month such as 2026-10');
    // In UTC, it is already December.
    context.clock.now += 11 * 24 * 3_600_000 - 5 * 3_600_000;
    await expect(admin('ledger', 'close', '2026-11')).rejects.toThrow('in America/Los_Angeles it is 2026-11');
    context.clock.now -= 11 * 24 * 3_600_000 - 5 * 3_600_000;
  });

  test('closes a month with all entries up to its end, once, and not at all with --dry-run', async () => {
    expect(await admin('ledger', 'close', '2026-10', '--dry-run')).toBe(
      'Would close 2026-10 with 3 entries. It contains:\n2026-09: 1 entry',
    );
    expect(await months()).toEqual([]);
    await expect(admin('ledger', 'close', '2026-10')).rejects.toThrow(
      'contains all entries before it:\n2026-09: 1 entry\nClose 2026-09 first to publish them month by month, or add --yes',
    );
    expect(await admin('ledger', 'list')).toBe('No month is closed.');
    expect(await admin('ledger', 'close', '2026-10', '--yes')).toMatch(
      /^Closed 2026-10 with 3 entries\. Its root is [0-9a-f]{64}\. It contains:\n2026-09: 1 entry$/,
    );
    await expect(admin('ledger', 'close', '2026-10')).rejects.toThrow('are already closed');
    await expect(admin('ledger', 'close', '2026-09')).rejects.toThrow('are already closed');
    expect(await months()).toMatchObject([{ month: '2026-10', entries: 3 }]);
    expect(await admin('audit', 'list')).toMatch(/ledger close\tledger 2026-10\t3 entries, root /);
  });

  test('is a file that any site may read and cache forever', async () => {
    const { headers } = await file('2026-10');
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="ledger-2026-10.json"',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/json; charset=utf-8',
    });
    const again = await file('2026-10', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(await ledgerOf('2026-10')).toMatchObject({ month: '2026-10', leaves: { length: 3 } });
  });

  test('is read from the database once until the books change', async () => {
    await file('2026-10');
    const before = documentReads;
    expect((await file('2026-10')).statusCode).toBe(200);
    expect(documentReads).toBe(before);
  });

  test.each(['2026-09.json', '2026-10', '2026-10.txt', '..%2F2026-10.json', 'x.json'])(
    'has no file %s',
    async (name) => {
      expect((await context.app.inject(`/ledger/${name}`)).statusCode).toBe(404);
    },
  );

  test('proves each line of a donor’s statement, which contains no names', async () => {
    const text = await statementText();
    const { lines } = await statementOf();
    expect(lines.map(({ cents, date, month }) => [cents, date, month])).toEqual([
      [2500, '2026-10-31', '2026-10'],
      [2500, '2026-09-02', '2026-10'],
    ]);
    expect(text).not.toMatch(/Ada|Byron|@/);
    const valid = 'The statement is valid: all 2 lines are in the ledger.';
    expect(await admin('ledger', 'verify', aFile(text))).toBe(valid);
    const downloaded = aFile((await file('2026-10')).body);
    expect(await admin('ledger', 'verify', aFile(text), '--ledger', downloaded)).toBe(valid);
  });

  test('reports an altered line, a file that is not a statement, and an unknown month', async () => {
    const changed = await statementOf();
    Object.assign(changed.lines[1] ?? {}, { cents: 250_000 });
    await expect(admin('ledger', 'verify', aFile(changed))).rejects.toThrow(
      'The statement was altered.\nLine 2 was altered: it is not in the ledger of 2026-10.',
    );
    await expect(admin('ledger', 'verify', aFile('Date,Amount'))).rejects.toThrow('is not a statement.');
    await expect(admin('ledger', 'verify', '/no/such.json')).rejects.toThrow('was not found');
    Object.assign(changed.lines[1] ?? {}, { month: '2026-08' });
    await expect(admin('ledger', 'verify', aFile(changed))).rejects.toThrow('There is no ledger of 2026-08.');
    await expect(admin('ledger', 'verify', aFile(changed), '--ledger', aFile('{}'))).rejects.toThrow(
      'is not a published ledger',
    );
  });

  test('is not changed by a correction, which goes into the month it is made in', async () => {
    const before = (await file('2026-10')).body;
    const ruth = adminContextOf(context);
    await correctGift(ruth, giftId, { changes: { amountCents: 3000 }, reason: 'typed wrongly' });
    await refundGift(ruth, giftId, 'the donor asked');
    expect((await file('2026-10')).body).toBe(before);
    expect(await checkBooks(context.database)).toMatchObject({ problems: [] });
    context.clock.now += 40 * 24 * 3_600_000;
    await expect(admin('ledger', 'close', '2027-01')).rejects.toThrow('is not over');
    expect(await admin('ledger', 'close', '2026-11')).toContain('with 4 entries');
    expect((await file('2026-10')).body).toBe(before);
    ({ access_token: token } = await signIn(context, 'ada@example.org'));
    const { lines } = await statementOf();
    expect(lines.map(({ cents, date, kind, month }) => [kind, cents, date, month])).toEqual([
      ['recorded', 2500, '2026-10-31', '2026-10'],
      ['recorded', 2500, '2026-09-02', '2026-10'],
      ['recorded', 2500, '2026-11-01', '2026-11'],
      ['reversed', -2500, '2026-10-31', '2026-11'],
      ['corrected', 3000, '2026-10-31', '2026-11'],
      ['refunded', -3000, '2026-11-20', '2026-11'],
    ]);
    expect(await admin('ledger', 'verify', aFile(await statementText()))).toContain('is valid: all 6 lines');
  });

  test('is closed month by month, even without entries', async () => {
    context.clock.now += 31 * 24 * 3_600_000;
    await expect(admin('ledger', 'close', '2027-01')).rejects.toThrow(
      /2027-01 is not over|Close 2026-12 first/,
    );
    expect(await admin('ledger', 'close', '2026-12')).toContain('with 0 entries');
    expect(await ledgerOf('2026-12')).toMatchObject({ leaves: [] });
    expect((await months()).map(({ month }) => month)).toEqual(['2026-12', '2026-11', '2026-10']);
  });

  test('is checked by “books check”, which names a changed entry', async () => {
    const entry = await context.database
      .selectFrom('ledger_leaves')
      .select('entry_id')
      .where('month', '=', '2026-10')
      .executeTakeFirstOrThrow();
    const change = (cents: number) =>
      context.database
        .updateTable('donation_entries')
        .set((eb) => ({ cents: eb('cents', '+', cents) }))
        .where('id', '=', entry.entry_id)
        .execute();
    await change(1);
    expect((await checkBooks(context.database)).problems).toContain(
      `Entry ${entry.entry_id} has changed since 2026-10 was closed.`,
    );
    await change(-1);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('is checked by “books check”, which reports a wrong root and a missing entry', async () => {
    const { database } = context;
    const month = '2026-10';
    const { document, root } = await database
      .selectFrom('ledgers')
      .select(['document', 'root'])
      .where('month', '=', month)
      .executeTakeFirstOrThrow();
    const change = (values: { document?: string; root?: string }) =>
      database.updateTable('ledgers').set(values).where('month', '=', month).execute();
    const other = '0'.repeat(64);
    // Changed in the table alone, then in the published document too.
    for (const values of [{ root: other }, { root: other, document: document.replaceAll(root, other) }]) {
      await change(values);
      expect((await checkBooks(database)).problems).toEqual([
        `The ledger of ${month} does not match its root.`,
      ]);
    }
    await change({ document, root });
    const leaves = database.selectFrom('ledger_leaves').selectAll().where('month', '=', month);
    const kept = await leaves.execute();
    const last = kept.length - 1;
    await database
      .deleteFrom('ledger_leaves')
      .where('month', '=', month)
      .where('position', '=', last)
      .execute();
    expect((await checkBooks(database)).problems).toEqual([
      `The ledger of ${month} has ${kept.length} entries, but the books have only ${last} of them.`,
    ]);
    await database
      .insertInto('ledger_leaves')
      .values(kept.filter(({ position }) => position === last))
      .execute();
    expect((await checkBooks(database)).problems).toEqual([]);
  });

  test('keeps its months when a donor is deleted', async () => {
    const before = (await file('2026-10')).body;
    await admin('donor', 'delete', 'ada@example.org', '--yes');
    expect((await file('2026-10')).body).toBe(before);
    expect((await checkBooks(context.database)).problems).toEqual([]);
    expect((await context.request('statement', { token })).statusCode).toBe(401);
  });

  test('refuses a statement without a session', async () => {
    expect((await context.request('statement')).statusCode).toBe(401);
  });
});
