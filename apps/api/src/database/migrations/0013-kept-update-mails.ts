import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

const steps = {
  postgres: [sql`alter table update_mails drop constraint update_mails_update_id_fkey`],
  sqlite: [
    sql`drop index update_mails_by_donor`,
    sql`alter table update_mails rename to former_update_mails`,
    sql`create table update_mails (
      update_id integer not null,
      donor_id integer not null references donors (id) on delete cascade,
      mail_id text not null,
      token_hash text not null unique,
      primary key (update_id, donor_id)
    )`,
    sql`insert into update_mails (update_id, donor_id, mail_id, token_hash)
      select update_id, donor_id, mail_id, token_hash from former_update_mails`,
    sql`drop table former_update_mails`,
    sql`create index update_mails_by_donor on update_mails (donor_id)`,
  ],
};

/** Keeps the record of mails when their update is removed, because unsubscribe links depend on it. */
export const keptUpdateMails = (engine: Engine): Migration => ({
  async up(database) {
    for (const step of steps[engine]) await step.execute(database);
  },
});
