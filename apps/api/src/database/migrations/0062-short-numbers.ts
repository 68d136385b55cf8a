// cspell:words rtrim
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lets the search of gifts find the number of a payment without its source, which in CAMT and MT940 is the account. */
export const shortNumbers: Migration = {
  async up(database) {
    await sql`create index gifts_by_short_number
      on gifts (replace(external_id, rtrim(external_id, replace(external_id, ':', '')), ''))`.execute(database);
    await sql`drop index imports_by_source`.execute(database);
  },
};
