import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Adds uploaded pictures and scans to PostgreSQL, where several machines share them. SQLite has files beside it. */
export const uploads = (engine: Engine): Migration => ({
  async up(database) {
    if (engine === 'sqlite') return;
    for (const step of [
      // Compared byte by byte, so that the index finds the files of a folder.
      sql`create table uploads (
        path text collate "C" primary key,
        size bigint not null,
        etag text not null,
        stored_at bigint not null
      )`,
      // cspell:ignore bytea
      sql`create table upload_parts (
        path text collate "C" not null references uploads (path) on delete cascade,
        part integer not null,
        bytes bytea not null,
        primary key (path, part)
      )`,
      // Pictures are compressed already.
      sql`alter table upload_parts alter column bytes set storage external`,
    ]) {
      await step.execute(database);
    }
  },
});
