import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Marks pictures that another one has replaced, so that the list tells them apart. */
export const replacedPictures: Migration = {
  async up(database) {
    await sql`alter table pictures add column is_replaced integer not null default 0`.execute(database);
  },
};
