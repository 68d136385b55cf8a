import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import { asciiLower } from '../../lib/ascii-lower.ts';

/** Adds the e-mail key of mails, and drops the unused hash of refresh tokens. */
export const outboxByEmail: Migration = {
  async up(database) {
    await sql`alter table outbox add column email_key text not null default ''`.execute(database);
    const { rows } = await sql<{ id: string; recipient: string }>`select id, recipient from outbox`.execute(database);
    for (const { id, recipient } of rows) {
      await sql`update outbox set email_key = ${asciiLower(recipient)} where id = ${id}`.execute(database);
    }
    await sql`create index outbox_by_email on outbox (email_key)`.execute(database);
    await sql`alter table sessions drop column refresh_hash`.execute(database);
  },
};
