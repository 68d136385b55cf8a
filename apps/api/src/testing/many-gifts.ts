import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../database/schema.ts';
import { withClient } from './postgres.ts';
import type { TestContext } from './test-context.ts';

/** Rows of a statement. */
const batch = 20_000;

/**
 * Adds gifts of people of whom half are donors, ten for each, and closes all months but two, inside of the database:
 * sending the rows would take minutes.
 */
export async function addManyGifts({ database, deps }: TestContext, count: number): Promise<void> {
  const donors = count / 10;
  const givers = 2 * donors;
  const isPostgres = deps.engine === 'postgres';
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
    sql`gifts (donor_id, giver_key, giver_name, name_key, date, amount_cents, cause, payment_method, payment_status, external_id)`,
    sql`case when ${isDonor} then 1 + ${giver} end,
      case when ${isDonor} then 'donor:' || (1 + ${giver}) else 'name:giver ' || ${giver} end,
      case when ${isDonor} then null else 'Giver ' || ${giver} end,
      case when ${isDonor} then null else 'giver ' || ${giver} end,
      ${year} || '-' || ${twoDigits} || '-' || (10 + i % 19), 500 + (i * 7919) % 50000, 'For roof ' || i,
      case i % 3 when 0 then 'Paypal service' when 1 then 'Bank transfer' else 'Credit/Debit Card' end,
      case when i % 50 = 0 then 'pending' else 'completed' end, 'bank:' || i`,
  );
  await addEntries(database, count);
  // As PostgreSQL does by itself within minutes. SQLite keeps no statistics.
  if (deps.databaseUrl) await withClient(deps.databaseUrl, (client) => client.query('vacuum analyze'));
}

/** Adds the entries of gifts, and those of closed months to ledgers. */
async function addEntries(database: Database, count: number): Promise<void> {
  const closed = sql`'2026-09-00'`;
  await sql`insert into ledgers (month, entries, hash, document, closed_at)
    select substr(date, 1, 7), 1, '', '{}', 1 from gifts where date < ${closed}
    group by 1`.execute(database);
  for (let start = 0; start < count; start += batch) {
    const [first, last] = [sql.lit(start + 1), sql.lit(start + batch)];
    await sql`insert into gift_entries (gift_id, kind, cents, date, at, actor, reason)
      select id, 'recorded', case payment_status when 'completed' then amount_cents else 0 end, date, 1, 'bench', ''
      from gifts where id between ${first} and ${last}`.execute(database);
    await sql`insert into ledger_leaves (entry_id, month, position, salt)
      select id, substr(date, 1, 7), id, '' from gift_entries
      where id between ${first} and ${last} and date < ${closed}`.execute(database);
  }
}
