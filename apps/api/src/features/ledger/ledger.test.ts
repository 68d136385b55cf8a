import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { calls, ledgerIndex } from '@hearthlight/domain';
import {
  hashText,
  type LedgerDocument,
  ledgerDocument,
  ledgerIndexPath,
  ledgerPath,
  linesOf,
  type SignedMonth,
  statement,
  type Statement,
} from '@hearthlight/domain/ledger';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { adminContextOf, runAdmin } from '../../testing/admin.ts';
import { aSignedInDonor, signIn, signUp } from '../../testing/donors.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { correctGift } from '../gifts/correct-gift.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { refundGift } from '../gifts/refund-gift.ts';
import { checkBooks } from './check.ts';
import { closeMonth, publishMonth } from './close-month.ts';
import { issueStatement } from './issue-statement.ts';

function aFile(content: unknown): string {
  const file = join(newFolder(), 'file.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const keyOf = (text: string) => statement.parse(JSON.parse(text)).key;

describe.each(engines)('the ledger on $name', (engine) => {
  let context: TestContext;
  let token: string;
  let giftId: number;
  let donorId: number;
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
    ({ id: donorId } = await context.database.selectFrom('donors').select('id').executeTakeFirstOrThrow());
    const campaignId = await addCampaign(context.database);
    const ada = { ...gift, giver: { email: 'ada@example.org' }, campaignId };
    const admin = adminContextOf(context);
    await recordGift(admin, { ...gift, date: '2026-10-02' });
    await recordGift(admin, { ...ada, date: '2026-09-02' });
    ({ id: giftId } = await recordGift(admin, { ...ada, date: '2026-10-31' }));
    await recordGift(admin, { ...ada, date: '2026-11-01' });
  });
  afterAll(() => context.close());

  const admin = (...args: string[]) => runAdmin(context, args);
  const file = (month: string, headers = {}) => context.app.inject({ url: ledgerPath(month), headers });
  const ledgerOf = async (month: string): Promise<LedgerDocument> => ledgerDocument.parse((await file(month)).json());
  /** Downloads everything that is published, as an external copy. */
  const download = async (): Promise<string> => {
    const folder = newFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.json'), (await context.app.inject(ledgerIndexPath)).body);
    for (const { month } of await months()) writeFileSync(join(folder, `${month}.json`), (await file(month)).body);
    return folder;
  };
  const statementText = async (): Promise<string> =>
    calls.statement.response.parse((await context.request('statement', { token })).json()).statement;
  const statementOf = async (): Promise<Statement> => statement.parse(JSON.parse(await statementText()));
  const months = async () => calls.ledger.response.parse((await context.request('ledger')).json()).months;

  test('has no months and no lines before a month is closed', async () => {
    expect(await months()).toEqual([]);
    expect((await file('2026-10')).statusCode).toBe(404);
    expect(await statementOf()).toMatchObject({ total: 0, months: [], gifts: [] });
    await expect(admin('ledger', 'verify', aFile(await statementText()))).rejects.toThrow('There is nothing to check.');
    expect(await admin('ledger', 'list')).toBe('No month is closed.');
  });

  test('rejects a month that is not over in the foundation’s time zone, and text that is not a month', async () => {
    await expect(admin('ledger', 'close', '2026-11')).rejects.toThrow('This month is not over yet.');
    await expect(admin('ledger', 'close', '2026-13')).rejects.toThrow('must be a month such as 2026-10');
    // In UTC, it is already December.
    context.clock.now += 11 * 24 * 3_600_000 - 5 * 3_600_000;
    await expect(admin('ledger', 'close', '2026-11')).rejects.toThrow('This month is not over yet.');
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
      /^Closed 2026-10 with 3 entries\. The hash of its file is [0-9a-f]{64}\. It contains:\n2026-09: 1 entry$/,
    );
    await expect(admin('ledger', 'close', '2026-10')).rejects.toThrow('This month is closed already.');
    await expect(admin('ledger', 'close', '2026-09')).rejects.toThrow('This month is closed already.');
    expect(await months()).toMatchObject([{ month: '2026-10', entries: 3 }]);
    expect(await admin('audit', 'list')).toMatch(/ledger close\tledger 2026-10\t3 entries, hash /);
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
    expect(await ledgerOf('2026-10')).toMatchObject({
      month: '2026-10',
      leaves: { length: 3 },
      tags: { length: 3 },
    });
    const { headers: ofIndex } = await context.app.inject(ledgerIndexPath);
    expect(ofIndex).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
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
    const lines = linesOf(await statementOf());
    expect(lines.map(({ cents, date, month }) => [cents, date, month])).toEqual([
      [2500, '2026-09-02', '2026-10'],
      [2500, '2026-10-31', '2026-10'],
    ]);
    expect(text).not.toMatch(/Ada|Byron|@/);
    const valid = `This statement is valid.
Hearthlight Foundation signed it on Nov 20, 2026.
All 2 lines are in the published ledger, unchanged. The total is $50.
Lines by month: Oct 2026 (2).
No later change of these gifts is in the ledgers up to Oct 2026.
Not proven: That these are all gifts of this donor, and that none was changed after Oct 2026.`;
    expect(await admin('ledger', 'verify', aFile(text))).toBe(valid);
    expect(await admin('ledger', 'verify', aFile(text), '--against', await download())).toBe(valid);
    expect(await admin('ledger', 'verify', aFile(`\uFEFF${text}`))).toBe(valid);
  });

  test('reports an altered line, a file that is not a statement, and an unknown month', async () => {
    const changed = await statementOf();
    const [line] = changed.gifts[1]?.lines ?? [];
    Object.assign(line ?? {}, { cents: 250_000 });
    await expect(admin('ledger', 'verify', aFile(changed))).rejects.toThrow(
      'This statement was altered.\nThe statement is not as it was issued: its signature does not match.\nLine 1 of gift',
    );
    await expect(admin('ledger', 'verify', aFile('Date,Amount'))).rejects.toThrow('This is not a statement.');
    await expect(admin('ledger', 'verify', '/no/such.json')).rejects.toThrow('was not found');
    Object.assign(changed.months[0] ?? {}, { month: '2026-08' });
    await expect(admin('ledger', 'verify', aFile(changed))).rejects.toThrow('a ledger of Aug 2026');
    await expect(admin('ledger', 'verify', aFile(changed), '--against', newFolder())).rejects.toThrow(
      'has no index.json',
    );
    await expect(admin('ledger', 'verify', aFile({ format: 'donation-statement-1' }))).rejects.toThrow(
      'This statement has no signature',
    );
  });

  test('is not changed by a correction, which goes into the month it is made in', async () => {
    const before = (await file('2026-10')).body;
    const issuedBefore = await statementText();
    const ruth = adminContextOf(context);
    await correctGift(ruth, giftId, { changes: { amountCents: 3000 }, reason: 'typed wrongly' });
    await refundGift(ruth, giftId, 'the donor asked');
    expect((await file('2026-10')).body).toBe(before);
    expect(await checkBooks(context.database)).toMatchObject({ problems: [] });
    context.clock.now += 40 * 24 * 3_600_000;
    await expect(admin('ledger', 'close', '2027-01')).rejects.toThrow('This month is not over yet.');
    expect(await admin('ledger', 'close', '2026-11')).toContain('with 4 entries');
    expect((await file('2026-10')).body).toBe(before);
    ({ access_token: token } = await signIn(context, 'ada@example.org'));
    const issued = await statementOf();
    expect(linesOf(issued).map(({ cents, date, kind, month }) => [kind, cents, date, month])).toEqual([
      ['recorded', 2500, '2026-09-02', '2026-10'],
      ['recorded', 2500, '2026-10-31', '2026-10'],
      ['recorded', 2500, '2026-11-01', '2026-11'],
      ['reversed', -2500, '2026-10-31', '2026-11'],
      ['corrected', 3000, '2026-10-31', '2026-11'],
      ['refunded', -3000, '2026-11-20', '2026-11'],
    ]);
    const linesOfGift = issued.gifts.find((each) => each.gift === giftId)?.lines;
    expect(linesOfGift?.map(({ index, month }) => `${month} ${index}`)).toEqual([
      '2026-10 2',
      '2026-11 1',
      '2026-11 2',
      '2026-11 3',
    ]);
    expect(await admin('ledger', 'verify', aFile(await statementText()))).toContain(
      'All 6 lines are in the published ledger',
    );
    await expect(admin('ledger', 'verify', aFile(issuedBefore))).rejects.toThrow(
      `The ledger has later entries of gift no. ${giftId}`,
    );
  });

  test('is closed month by month, even without entries', async () => {
    context.clock.now += 31 * 24 * 3_600_000;
    await expect(admin('ledger', 'close', '2027-01')).rejects.toThrow(/This month is not over yet|December 2026/);
    expect(await admin('ledger', 'close', '2026-12')).toContain('with 0 entries');
    expect(await ledgerOf('2026-12')).toMatchObject({ leaves: [] });
    expect((await months()).map(({ month }) => month)).toEqual(['2026-12', '2026-11', '2026-10']);
  });

  test('is checked by “books check”, which names the place of a changed entry', async () => {
    const entry = await context.database
      .selectFrom('ledger_leaves')
      .select('entry_id')
      .where('month', '=', '2026-10')
      .executeTakeFirstOrThrow();
    const change = (cents: number) =>
      context.database
        .updateTable('gift_entries')
        .set((eb) => ({ cents: eb('cents', '+', cents) }))
        .where('id', '=', entry.entry_id)
        .execute();
    await change(1);
    expect((await checkBooks(context.database)).problems).toContain(
      'The ledger of 2026-10 differs from the books in leaves (from place 1).',
    );
    await change(-1);
    expect((await checkBooks(context.database)).problems).toEqual([]);
  });

  test('is checked by “books check”, which reports whatever was rewritten', async () => {
    const { database } = context;
    const month = '2026-10';
    const rowOf = () => database.selectFrom('ledgers').selectAll().where('month', '=', month).executeTakeFirstOrThrow();
    const row = await rowOf();
    const document = ledgerDocument.parse(JSON.parse(row.document));
    const tags = document.format === 'donation-ledger-2' ? document.tags : [];
    const change = (values: object) => database.updateTable('ledgers').set(values).where('month', '=', month).execute();
    const other = '0'.repeat(64);
    const rewritten = (changes: Partial<SignedMonth>) => {
      const text = `${JSON.stringify({ ...document, ...changes }, null, 1)}\n`;
      return { document: text, hash: hashText(text) };
    };
    for (const [values, fields] of [
      [{ hash: other }, 'hash'],
      [{ entries: 4 }, 'entries'],
      [{ closed_at: 5 }, 'closed_at'],
      [rewritten({ month: '2026-09' }), 'month, signature'],
      [rewritten({ closed_at: '2026-11-01T00:00:00.000Z' }), 'closed_at, signature'],
      [rewritten({ currency: 'EUR' }), 'currency, signature'],
      [rewritten({ keys: [other] }), 'keys (from place 1), signature'],
      [rewritten({ previous: other }), 'previous, signature'],
      [rewritten({ leaves: document.leaves.with(1, other) }), 'leaves (from place 2), signature'],
      [
        rewritten({ leaves: [...document.leaves, other], tags: [...tags, tags[0] ?? ''] }),
        'leaves (from place 4), tags (from place 4), signature, entries',
      ],
      [rewritten({ tags: tags.with(2, '0'.repeat(32)) }), 'tags (from place 3), signature'],
      [{ document: '{}' }, 'format'],
      [rewritten({}), undefined],
    ] as const) {
      await change(values);
      const [problem] = (await checkBooks(database)).problems;
      expect(problem).toBe(fields && `The ledger of ${month} differs from the books in ${fields}.`);
      await change(row);
    }
    for (const [table, values, where] of [
      ['ledger_leaves', { salt: other }, 'entry_id'],
      ['gift_secrets', { secret: other }, 'gift_id'],
    ] as const) {
      const rows = await database.selectFrom(table).selectAll().orderBy(where).execute();
      await database
        .updateTable(table)
        .set(values)
        .where(where, '=', Reflect.get(rows[0] ?? {}, where))
        .execute();
      expect((await checkBooks(database)).problems.join('\n')).toMatch(
        /^The ledger of 2026-10 differs from the books in (leaves|tags) \(from place \d\)\./,
      );
      await database.deleteFrom(table).execute();
      await database.insertInto(table).values(rows).execute();
    }
    expect((await checkBooks(database)).problems).toEqual([]);
  });

  test('is checked by “books check”, which reports a missing entry and a missing month', async () => {
    const { database } = context;
    const kept = await database.selectFrom('ledger_leaves').selectAll().where('month', '=', '2026-10').execute();
    const last = kept.filter(({ position }) => position === 2);
    await database.deleteFrom('ledger_leaves').where('month', '=', '2026-10').where('position', '=', 2).execute();
    expect((await checkBooks(database)).problems).toContain(
      'The ledger of 2026-10 differs from the books in leaves (from place 3), tags (from place 3).',
    );
    await database.insertInto('ledger_leaves').values(last).execute();
    const november = database.selectFrom('ledgers').selectAll().where('month', '=', '2026-11');
    const [ledgers, leaves] = [
      await november.execute(),
      await database.selectFrom('ledger_leaves').selectAll().where('month', '=', '2026-11').execute(),
    ];
    await database.deleteFrom('ledger_leaves').where('month', '=', '2026-11').execute();
    await database.deleteFrom('ledgers').where('month', '=', '2026-11').execute();
    expect((await checkBooks(database)).problems).toEqual([
      'The ledger of 2026-12 differs from the books in previous.',
    ]);
    await database.insertInto('ledgers').values(ledgers).execute();
    await database.insertInto('ledger_leaves').values(leaves).execute();
  });

  test('is signed with a new key after “ledger rotate-key” and after AUTH_SECRET was changed', async () => {
    const keys = async () =>
      ledgerIndex.parse((await context.app.inject(ledgerIndexPath)).json()).keys.map(({ key }) => key);
    const { database, deps } = context;
    // Beyond the limit of the call.
    const issued = (secret = deps.secret) =>
      issueStatement(database, donorId, { foundation: 'Hearthlight', now: context.clock.now, secret });
    const [first] = await keys();
    const former = await issued();
    expect(await admin('ledger', 'rotate-key', '--reason', 'a laptop was stolen')).toContain('signed with the key');
    const [, second] = await keys();
    expect(keyOf(await issued())).toBe(second);
    const third = keyOf(await issued('another secret'));
    expect(await keys()).toEqual([first, second, third]);
    // The former secret signs with its last key again.
    expect(keyOf(await issued())).toBe(second);
    expect(await keys()).toHaveLength(3);
    expect(await admin('ledger', 'verify', aFile(former))).toContain('This statement is valid');
    expect(await admin('audit', 'list')).toMatch(/ledger rotate-key\tledger key 2\t[0-9a-f]{64}, a laptop was stolen/);
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

  test('is compared with an external copy, whose index and files it names apart', async () => {
    const copy = await download();
    const compared = (name: string, change: (text: string) => string) => {
      const path = join(copy, name);
      const kept = readFileSync(path, 'utf8');
      writeFileSync(path, change(kept));
      const answer = admin('books', 'check', '--against', copy).catch(String);
      return answer.finally(() => writeFileSync(path, kept));
    };
    const { keys, months } = ledgerIndex.parse(JSON.parse(readFileSync(join(copy, 'index.json'), 'utf8')));
    expect(await compared('index.json', (text) => text.replace(keys[0]?.key ?? '', 'ab'.repeat(32)))).toContain(
      `The copy lists the key ${'ab'.repeat(32)}, which is not listed here.`,
    );
    expect(await compared('index.json', (text) => text.replace(months[0]?.hash ?? '', 'ab'.repeat(32)))).toMatch(
      /The copy lists another hash of 2026-12\.$/m,
    );
    expect(await compared('index.json', (text) => text.replace('"2026-12"', '"2027-05"'))).toContain(
      'The copy has 2027-05, which is not closed here.',
    );
    expect(await compared('2026-12.json', (text) => `${text} `)).toContain(
      'The ledger of 2026-12 differs from the copy in its text.',
    );
    const [later, statementFile] = [join(copy, '2027-05.json'), join(copy, 'statement.json')];
    writeFileSync(later, '{}');
    expect(await compared('2026-12.json', (text) => text)).toContain('The copy has 2027-05, which is not closed here.');
    rmSync(later);
    writeFileSync(statementFile, '{}');
    // As browsers save them.
    for (const name of ['index.json', '2026-12.json']) renameSync(join(copy, name), join(copy, `ledger-${name}`));
    expect(await compared('ledger-2026-12.json', (text) => text)).toContain('The books balance');
  });

  test('is compared with an external copy, which alone reveals that everything was rewritten', async () => {
    const { database, deps } = context;
    const copy = await download();
    expect(await admin('books', 'check', '--against', copy)).toContain('The books balance');
    // Someone with the secret changes an entry, and publishes its month and all later ones again.
    const [entries, ledgers] = [
      await database.selectFrom('ledger_leaves').selectAll().execute(),
      await database.selectFrom('ledgers').selectAll().orderBy('month').execute(),
    ];
    await database.deleteFrom('ledger_leaves').execute();
    await database.deleteFrom('ledgers').execute();
    for (const { closed_at: now, month } of ledgers) await publishMonth(database, month, { now, secret: deps.secret });
    expect((await checkBooks(database)).problems).toEqual([]);
    await expect(admin('books', 'check', '--against', copy)).rejects.toThrow(
      /The ledger of 2026-10 differs from the copy in .*leaves \(from place 1\).*signature\.\n/,
    );
    await database.deleteFrom('ledger_leaves').execute();
    await database.deleteFrom('ledgers').execute();
    await database.insertInto('ledgers').values(ledgers.slice(0, 2)).execute();
    await database.insertInto('ledger_leaves').values(entries).execute();
    await expect(admin('books', 'check', '--against', copy)).rejects.toThrow(
      'The copy has 2026-12, which is not closed here.',
    );
    await database.insertInto('ledgers').values(ledgers.slice(2)).execute();
    rmSync(join(copy, '2026-11.json'));
    await expect(admin('books', 'check', '--against', copy)).rejects.toThrow('The copy has no file of 2026-11.');
    await expect(admin('books', 'check', '--against', newFolder())).rejects.toThrow('has no index.json');
  });

  test('lists in a statement only the months from the donor’s first entry on', async () => {
    await signUp(context, 'grace@example.org');
    const { id } = await context.database.selectFrom('donors').select('id').executeTakeFirstOrThrow();
    const admin = adminContextOf(context);
    await recordGift(admin, { ...gift, giver: { donorId: id }, date: '2027-01-02' });
    context.clock.now += 5 * 24 * 3_600_000;
    await closeMonth(admin, '2027-01');
    const issuer = { foundation: 'Hearthlight', now: context.clock.now, secret: context.deps.secret };
    const issued = statement.parse(JSON.parse(await issueStatement(context.database, id, issuer)));
    expect(issued.months.map(({ month }) => month)).toEqual(['2027-01']);
  });
});
