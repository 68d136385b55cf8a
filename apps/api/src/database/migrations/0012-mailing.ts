import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Adds recipients of mailed impact updates, unsubscribed donors and the record of sent mails. */
export const mailing = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    for (const step of [
      sql`alter table donors add column updates_refused_at ${whole}`,
      sql`create table update_mails (
        update_id ${whole} not null references impact_updates (id) on delete cascade,
        donor_id ${whole} not null references donors (id) on delete cascade,
        mail_id text not null,
        token_hash text not null unique,
        primary key (update_id, donor_id)
      )`,
      sql`create index update_mails_by_donor on update_mails (donor_id)`,
      sql`create table sent_mails (
        id text primary key,
        email_key text not null,
        kind text not null,
        sent_at ${whole} not null
      )`,
      sql`create index sent_mails_by_email on sent_mails (email_key, sent_at)`,
      sql`create index sent_mails_by_time on sent_mails (sent_at)`,
    ]) {
      await step.execute(database);
    }
  },
});
