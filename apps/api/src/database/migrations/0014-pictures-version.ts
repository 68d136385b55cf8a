import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the row that commands lock to use or remove uploaded pictures. */
export const picturesVersion: Migration = {
  async up(database) {
    await sql`insert into versions (name, value) values ('pictures', 1)`.execute(database);
  },
};
