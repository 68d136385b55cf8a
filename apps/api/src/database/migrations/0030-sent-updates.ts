import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Counts the mails of an update that were sent. Until now, all that had left the outbox counted. */
export const sentUpdates = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    await sql`alter table impact_updates add column mails_sent ${whole} not null default 0`.execute(database);
    await sql`update impact_updates set mails_sent = mailed - (
      select count(*) from outbox where outbox.update_id = impact_updates.id and mailed > 0
    ) where mailed > 0`.execute(database);
    await sql`update impact_updates set mails_sent = 0 where mails_sent < 0`.execute(database);
  },
});
