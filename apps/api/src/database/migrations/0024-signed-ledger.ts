import { createHash, randomBytes } from 'node:crypto';

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/**
 * Adds the public keys of the ledger and the secret of each published gift. Replaces the roots of months by the hashes
 * of their files, and drops the audit paths, because each file lists all leaves.
 */
export const signedLedger = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    for (const step of [
      sql`create table ledger_keys (id ${whole} primary key, public_key text not null, since_at ${whole} not null)`,
      sql`create table gift_secrets (
        donation_id ${whole} primary key references donations (id) on delete cascade,
        secret text not null
      )`,
      sql`alter table ledger_leaves drop column proof`,
      sql`alter table ledgers drop column root`,
      sql`alter table ledgers add column hash text not null default ''`,
    ]) {
      await step.execute(database);
    }
    await hashFiles(database);
    await addSecrets(database);
  },
});

async function hashFiles(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    month: string;
    document: string;
  }>`select month, document from ledgers`.execute(database);
  for (const { document, month } of rows) {
    const hash = createHash('sha256').update(document).digest('hex');
    await sql`update ledgers set hash = ${hash} where month = ${month}`.execute(database);
  }
}

async function addSecrets(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number }>`select distinct e.donation_id as id
    from ledger_leaves l join donation_entries e on e.id = l.entry_id`.execute(database);
  for (let start = 0; start < rows.length; start += 1000) {
    const values = rows.slice(start, start + 1000).map(({ id }) => sql`(${id}, ${randomBytes(32).toString('hex')})`);
    await sql`insert into gift_secrets (donation_id, secret) values ${sql.join(values)}`.execute(database);
  }
}
