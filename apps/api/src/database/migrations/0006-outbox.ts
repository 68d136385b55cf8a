import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Adds the outbox for queued and failed mails. */
export const outbox = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    await sql`create table outbox (
      id text primary key,
      kind text not null,
      recipient text not null,
      content text not null,
      code_hash text,
      state text not null check (state in ('waiting', 'failed')),
      attempts ${whole} not null default 0,
      created_at ${whole} not null,
      due_at ${whole} not null,
      expires_at ${whole} not null,
      error text
    )`.execute(database);
    await sql`create index outbox_by_due on outbox (state, due_at, id)`.execute(database);
    await sql`create index outbox_by_end on outbox (expires_at)`.execute(database);
    await sql`create index codes_by_hash on codes (code_hash)`.execute(database);
  },
});
