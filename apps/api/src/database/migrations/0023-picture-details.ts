import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds alternative texts and focal points of uploaded pictures. */
export const pictureDetails: Migration = {
  async up(database) {
    await sql`create table pictures (
      id text primary key,
      alt text not null,
      focus_x integer not null check (focus_x between 0 and 100),
      focus_y integer not null check (focus_y between 0 and 100)
    )`.execute(database);
  },
};
