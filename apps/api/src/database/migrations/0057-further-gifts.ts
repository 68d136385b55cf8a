import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Adds which payments with the reference of a plan are further gifts, and pay none of its days. */
export const furtherGifts = (engine: Engine): Migration => ({
  async up(database) {
    const whole = sql.raw(engine === 'postgres' ? 'bigint' : 'integer');
    await sql`alter table gifts add column beside_plan ${whole} not null default 0
      check (beside_plan in (0, 1))`.execute(database);
  },
});
