import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the language in which a donor gets mails. */
export const donorLanguage: Migration = {
  async up(database) {
    await sql`alter table donors add column language text`.execute(database);
  },
};
