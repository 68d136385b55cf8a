import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lets the search of gifts find the sources of all imports in an index. */
export const importSources: Migration = {
  async up(database) {
    await sql`create index imports_by_source on imports (source)`.execute(database);
  },
};
