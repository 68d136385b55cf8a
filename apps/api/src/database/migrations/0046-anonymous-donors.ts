import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Adds when a donor asked to stay anonymous in public. */
export const anonymousDonors = (engine: Engine): Migration => ({
  async up(database) {
    const whole = sql.raw(engine === 'postgres' ? 'bigint' : 'integer');
    await sql`alter table donors add column anonymous_at ${whole}`.execute(database);
  },
});
