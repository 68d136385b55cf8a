import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import { emailKey } from '../../lib/email-key.ts';

type AnyDatabase = Kysely<unknown>;

interface KeyChange {
  from: string;
  to: string;
}

/**
 * Returns the keys in a column that are written in another way now, the oldest first. Those of ASCII addresses stay as
 * they are.
 */
async function changesIn(
  database: AnyDatabase,
  table: string,
  { age = 'id', column = 'email_key' } = {},
): Promise<KeyChange[]> {
  const key = sql.ref(column);
  const { rows } = await sql<{ from: string }>`select ${key} as "from" from ${sql.table(table)}
    where octet_length(${key}) > length(${key}) or ${key} like '%xn--%'
    group by ${key} order by min(${sql.ref(age)})`.execute(database);
  return rows.map(({ from }) => ({ from, to: emailKey(from) })).filter(({ from, to }) => from !== to);
}

/**
 * Changes the keys of a table. One that a row has already stays with that row: addresses of two accounts are not
 * merged.
 */
async function changeUnique(database: AnyDatabase, table: string, age: string): Promise<void> {
  for (const { from, to } of await changesIn(database, table, { age }))
    await sql`update ${sql.table(table)} set email_key = ${to} where email_key = ${from}
      and not exists (select 1 from ${sql.table(table)} as other where other.email_key = ${to})`.execute(database);
}

/** Changes the giver of gifts, receipts and statements. A giver gets the statement of a year once. */
async function changeGiver(database: AnyDatabase, from: string, to: string): Promise<void> {
  for (const table of ['gifts', 'receipts'])
    await sql`update ${sql.table(table)} set giver_key = ${to} where giver_key = ${from}`.execute(database);
  await sql`update statement_mails set giver_key = ${to} where giver_key = ${from} and year not in
    (select year from statement_mails where giver_key = ${to})`.execute(database);
}

/** Gives gifts of people without an account to the donors who have their address in another spelling. */
async function giveToDonors(database: AnyDatabase): Promise<void> {
  const { rows } = await sql<{ id: number; key: string }>`select donor_id as id, email_key as "key"
    from former_addresses union all select id, email_key from donors`.execute(database);
  const donors = new Map(rows.map(({ id, key }) => [key, id]));
  for (const { to } of await changedGivers(database)) {
    const id = donors.get(to);
    if (id === undefined) continue;
    await changeGiver(database, `email:${to}`, `donor:${id}`);
    await sql`update gifts set donor_id = ${id}, giver_name = null, name_key = null, giver_email = null,
      giver_email_key = null where giver_email_key = ${to}`.execute(database);
  }
}

/** Returns the keys of givers that are not ASCII, after they were changed. */
async function changedGivers(database: AnyDatabase): Promise<Array<{ to: string }>> {
  const { rows } = await sql<{ to: string }>`select distinct giver_email_key as "to" from gifts
    where octet_length(giver_email_key) > length(giver_email_key)`.execute(database);
  return rows;
}

/** Compares addresses with composed and separate accents, and domains in Unicode and in ASCII, as the same ones. */
export const emailKeys: Migration = {
  async up(database) {
    await changeUnique(database, 'donors', 'id');
    await changeUnique(database, 'former_addresses', 'at');
    await changeUnique(database, 'staff', 'id');
    for (const table of ['outbox', 'sent_mails'])
      for (const { from, to } of await changesIn(database, table))
        await sql`update ${sql.table(table)} set email_key = ${to} where email_key = ${from}`.execute(database);
    for (const { from, to } of await changesIn(database, 'gifts', { column: 'giver_email_key' })) {
      await changeGiver(database, `email:${from}`, `email:${to}`);
      await sql`update gifts set giver_email_key = ${to} where giver_email_key = ${from}`.execute(database);
    }
    await giveToDonors(database);
  },
};
