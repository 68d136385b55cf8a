import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import { searchKey } from '../../lib/search-key.ts';

/** Adds an index for the list of pictures, and alternative texts to search by. */
export const pictureList: Migration = {
  async up(database) {
    await sql`alter table pictures add column alt_key text not null default ''`.execute(database);
    const { rows } = await sql<{ id: string; alt: string }>`select id, alt from pictures`.execute(database);
    for (const { alt, id } of rows) {
      await sql`update pictures set alt_key = ${searchKey(alt)} where id = ${id}`.execute(database);
    }
    await sql`create index picture_files_by_time on picture_files (stored_at, id)`.execute(database);
  },
};
