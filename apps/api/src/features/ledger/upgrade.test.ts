import { checkStatement, hashEntry, hashText, readLedger } from '@hearthlight/domain/ledger';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import { migrateTo } from '../../database/migrate.ts';
import { connectDatabase, engineOf, openDatabase } from '../../database/open.ts';
import type { Database } from '../../database/schema.ts';
import { engines } from '../../testing/engines.ts';
import { keepReceipts } from '../books/keep-receipts.ts';
import { checkBooks } from './check.ts';
import { publishMonth } from './close-month.ts';
import { issueStatement } from './issue-statement.ts';
import { ledgerIndex, ledgerText } from './public-ledger.ts';

const salt = '5'.repeat(64);
const secret = 'a secret that is only good for tests';

/** Fills a database of the version that published roots and audit paths: two gifts, and two closed months. */
async function fill(database: Database): Promise<void> {
  for (const step of [
    sql`insert into donors (email, email_key, first_name, last_name, password_hash, created_at, last_login_at)
      values ('ada@example.org', 'ada@example.org', 'Ada', 'Byron', 'x', 0, 0)`,
    sql`insert into donations (donor_id, giver_key, date, amount_cents, cause, payment_method, payment_status)
      values (1, 'donor:1', '2026-08-02', 100, 'A roof', 'Check', 'completed'),
        (1, 'donor:1', '2026-09-02', 200, 'A well', 'Check', 'completed')`,
    sql`insert into donation_entries (donation_id, kind, cents, date, at, actor, reason)
      values (1, 'recorded', 100, '2026-08-02', 0, 'ruth', ''), (2, 'recorded', 200, '2026-09-02', 0, 'ruth', '')`,
  ])
    await step.execute(database);
  for (const [index, month] of ['2026-08', '2026-09'].entries()) {
    const [id, cents, date] = [index + 1, 100 * (index + 1), `${month}-02`];
    const leaf = hashEntry({ entry: id, gift: id, kind: 'recorded', date, cents, campaign: null }, salt);
    const document = JSON.stringify({
      format: 'donation-ledger-1',
      month,
      closed_at: '1970-01-01T00:00:00.000Z',
      root: leaf,
      leaves: [leaf],
    });
    await sql`insert into ledgers (month, entries, root, document, closed_at)
      values (${month}, 1, ${leaf}, ${document}, 0)`.execute(database);
    await sql`insert into ledger_leaves (entry_id, month, position, salt, proof)
      values (${id}, ${month}, 0, ${salt}, '')`.execute(database);
  }
}

describe.each(engines)('an upgrade to the signed ledger on $name', (engine) => {
  test('keeps the published files, and finds later changes of their gifts', async () => {
    const target = await engine.createTarget();
    const former = await connectDatabase(target);
    await migrateTo(former, engineOf(target), '0021-translations');
    await fill(former);
    const before = await former.selectFrom('ledgers').select('document').orderBy('month').execute();
    await former.destroy();
    const database = await openDatabase(target);
    expect(await database.selectFrom('ledgers').select('document').orderBy('month').execute()).toEqual(before);
    expect((await checkBooks(database)).problems).toEqual([]);
    const issue = () => issueStatement(database, 1, { foundation: 'Hearthlight', now: 0, secret });
    const check = (text: string) =>
      checkStatement(text, {
        loadIndex: () => ledgerIndex(database),
        loadMonth: (month) => ledgerText(database, month),
      });
    const issued = await issue();
    expect(await check(issued)).toMatchObject({
      isValid: true,
      unproven: [
        'That these are all gifts of this donor, and that none was changed after Sep 2026.',
        'Whether 2 lines were changed in the months before entries had tags.',
      ],
    });

    await sql`update gifts set payment_status = 'refunded' where id = 2`.execute(database);
    await sql`insert into gift_entries (gift_id, first_id, kind, cents, date, at, actor, reason)
      values (2, 2, 'refunded', -200, '2026-10-05', 0, 'ruth', '')`.execute(database);
    await keepReceipts(database, [2], '2026-10-05');
    await publishMonth(database, '2026-10', { now: 0, secret });
    const october = readLedger((await ledgerText(database, '2026-10')) ?? '');
    expect(october).toMatchObject({ previous: hashText(before[1]?.document ?? '') });
    expect((await checkBooks(database)).problems).toEqual([]);
    expect(await check(issued)).toMatchObject({
      isValid: false,
      title: 'This gift has changed since this statement: ask for a new one',
      facts: [expect.stringContaining('gift no. 2,')],
    });
    expect(await check(await issue())).toMatchObject({ isValid: true });
    await database.destroy();
    await target.remove();
  });
});
