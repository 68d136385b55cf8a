import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Adds the order of campaigns, versions of campaigns and updates, and the progress of a mailing. */
export const campaignOrder = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    for (const step of [
      sql`alter table campaigns add column position ${whole} not null default 0`,
      sql`alter table campaigns add column version ${whole} not null default 0`,
      sql`create index campaigns_by_position on campaigns (position, id desc)`,
      sql`alter table impact_updates add column version ${whole} not null default 0`,
      sql`alter table impact_updates add column mailed ${whole} not null default 0`,
      sql`update impact_updates
        set mailed = (select count(*) from update_mails where update_mails.update_id = impact_updates.id)`,
      sql`alter table outbox add column update_id ${whole}`,
      sql`create index update_mails_by_mail on update_mails (mail_id)`,
      sql`update outbox
        set update_id = (select update_mails.update_id from update_mails where update_mails.mail_id = outbox.id)
        where kind = 'impact update'`,
      sql`create index outbox_by_update on outbox (update_id, state)`,
      sql`create table update_tests (
        update_id ${whole} not null references impact_updates (id) on delete cascade,
        staff_id ${whole} not null references staff (id) on delete cascade,
        version ${whole} not null,
        primary key (update_id, staff_id)
      )`,
    ]) {
      await step.execute(database);
    }
  },
});
