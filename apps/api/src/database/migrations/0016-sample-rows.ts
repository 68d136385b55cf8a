import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Marks sample rows, so that they can be removed after a later version changes their texts. */
export const sampleRows: Migration = {
  async up(database) {
    for (const table of ['news', 'campaigns', 'impact_updates', 'donors']) {
      await sql`alter table ${sql.table(table)} add column is_sample integer not null default 0`.execute(database);
    }
  },
};
