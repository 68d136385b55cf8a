import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Adds who recorded and who approved a bill. Bills that were paid before count as approved. */
export const billApproval = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    for (const step of [
      sql`alter table bills add column recorded_by text`,
      sql`alter table bills add column recorded_staff ${whole}`,
      sql`alter table bills add column approved_at ${whole}`,
      sql`alter table bills add column approved_by text`,
      sql`alter table bills add column approved_staff ${whole}`,
      sql`update bills set approved_at = 0 where state = 'paid'`,
    ]) {
      await step.execute(database);
    }
  },
});
