/**
 * `node tests/bench/books-calls.ts [SQLite|PostgreSQL] [gifts]`: measures the desk's calls about months, donors and yearly
 * statements with a million gifts of 200,000 givers, half of them donors, and all months but two closed. PostgreSQL is
 * that of the tests. Prints the server's time in milliseconds, the median of nine requests.
 */
import type { DeskCallName } from '@hearthlight/domain/desk';
import { type RawBuilder, sql } from 'kysely';

import { engines } from '../../apps/api/src/testing/engines.ts';
import { withClient } from '../../apps/api/src/testing/postgres.ts';
import { aSignedInStaff, deskRequest } from '../../apps/api/src/testing/staff.ts';
import { createTestContext, type TestContext } from '../../apps/api/src/testing/test-context.ts';
import { type Figure, reportMissed, textOf } from './goals.ts';

const count = Number(process.argv[3] ?? 1_000_000);
const donors = count / 10;
const givers = 2 * donors;

/** Adds rows inside of the database: sending them would take minutes. */
async function addRows({ database, deps }: TestContext): Promise<void> {
  const isPostgres = deps.engine === 'postgres';
  const batch = 20_000;
  const insert = async (rows: number, columns: RawBuilder<unknown>, values: RawBuilder<unknown>) => {
    for (let start = 0; start < rows; start += batch)
      await sql`insert into ${columns}
        with recursive numbers (i) as (select cast(${sql.lit(start)} as bigint)
          union all select i + 1 from numbers where i + 1 < ${sql.lit(Math.min(rows, start + batch))})
        select ${values} from numbers`.execute(database);
  };
  await insert(
    donors,
    sql`donors (email, email_key, first_name, last_name, name_key, password_hash, goal_cents, created_at, last_login_at, user_agent)`,
    sql`'donor-' || i || '@example.org', 'donor-' || i || '@example.org', 'Ada', 'Byron ' || i, 'ada byron ' || i, 'x', 0, i, i, ''`,
  );
  const [giver, year] = [sql`((i * 7919) % ${sql.lit(givers)})`, sql`(2017 + i % 10)`];
  const month = sql`substr('0' || (1 + (i / 10) % 12), -2)`;
  const twoDigits = isPostgres ? sql`lpad(cast(1 + (i / 10) % 12 as text), 2, '0')` : month;
  const isDonor = sql`${giver} < ${sql.lit(donors)}`;
  await insert(
    count,
    sql`donations (donor_id, giver_key, giver_name, date, amount_cents, cause, payment_method, payment_status, external_id)`,
    sql`case when ${isDonor} then 1 + ${giver} end,
      case when ${isDonor} then 'donor:' || (1 + ${giver}) else 'name:giver ' || ${giver} end,
      case when ${isDonor} then null else 'Giver ' || ${giver} end,
      ${year} || '-' || ${twoDigits} || '-' || (10 + i % 19), 500 + (i * 7919) % 50000, 'For roof ' || i,
      case i % 3 when 0 then 'Paypal service' when 1 then 'Bank transfer' else 'Credit/Debit Card' end,
      case when i % 50 = 0 then 'pending' else 'completed' end, 'bank:' || i`,
  );
  const closed = sql`'2026-09-00'`;
  await sql`insert into ledgers (month, entries, hash, document, closed_at)
    select substr(date, 1, 7), 1, '', '{}', 1 from donations where date < ${closed}
    group by 1`.execute(database);
  for (let start = 0; start < count; start += batch) {
    const [first, last] = [sql.lit(start + 1), sql.lit(start + batch)];
    await sql`insert into donation_entries (donation_id, kind, cents, date, at, actor, reason)
      select id, 'recorded', case payment_status when 'completed' then amount_cents else 0 end, date, 1, 'bench', ''
      from donations where id between ${first} and ${last}`.execute(database);
    await sql`insert into ledger_leaves (entry_id, month, position, salt)
      select id, substr(date, 1, 7), id, '' from donation_entries
      where id between ${first} and ${last} and date < ${closed}`.execute(database);
  }
  // As PostgreSQL does by itself within minutes. SQLite keeps no statistics.
  if (deps.databaseUrl) await withClient(deps.databaseUrl, (client) => client.query('vacuum analyze'));
}

type Request = readonly [
  DeskCallName,
  { body?: object; params?: Record<string, number>; query?: Record<string, number> },
];

const requests: readonly Request[] = [
  ['monthList', {}],
  ['deskHome', {}],
  ['searchDonors', { body: { search: '' } }],
  ['searchDonors', { body: { search: 'byron 77' } }],
  ['searchDonors', { body: { search: 'donor-4711@' } }],
  ['searchDonors', { body: { search: 'nobody of this name' } }],
  ['searchGivers', { body: { search: 'giver 19' } }],
  ['searchGivers', { body: { search: 'nobody of this name' } }],
  ['readDonor', { params: { id: 4711 } }],
  ['previewErasure', { params: { id: 4711 } }],
  ['giftList', { query: { donor: 4711 } }],
  ['giftTotals', { query: { donor: 4711 } }],
  ['statementYear', { query: { year: 2025 } }],
  ['giversWithoutAddress', { params: { year: 2025 } }],
  ['billList', {}],
  ['importList', {}],
];

async function medianOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 9; index += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[4] ?? 0;
}

const figures: Figure[] = [];
for (const { createTarget, name } of engines) {
  if (process.argv[2] !== undefined && process.argv[2] !== name) continue;
  const context = await createTestContext({ name, createTarget });
  await addRows(context);
  const { cookie } = await aSignedInStaff(context, 'owner');
  for (const [call, options] of requests) {
    const value = await medianOf(async () => {
      const { body, statusCode } = await deskRequest(context, call, { cookie, ...options });
      if (statusCode !== 200) throw new Error(`${call} answered ${statusCode} ${body}`);
    });
    const figure = `${name}: ${call} ${JSON.stringify(options.body ?? options.query ?? {})}`;
    const measured = { figure, value, unit: ' ms', goal: { atMost: 200 } };
    console.log(`${figure}: ${textOf(measured)}`);
    figures.push(measured);
  }
  await context.close();
}
reportMissed(figures);
