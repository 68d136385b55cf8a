import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Adds for which gifts their givers asked to stay anonymous in public. */
export const anonymousGifts = (engine: Engine): Migration => ({
  async up(database) {
    const whole = sql.raw(engine === 'postgres' ? 'bigint' : 'integer');
    await sql`alter table gifts add column stays_anonymous ${whole} not null default 0
      check (stays_anonymous in (0, 1))`.execute(database);
  },
});
