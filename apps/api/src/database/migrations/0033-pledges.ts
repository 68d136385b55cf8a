import { type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** With the column that both indexes start with, SQLite takes this one rather than `donations_by_donor`. */
const unmatchedColumns = { sqlite: sql`donor_id, date, id`, postgres: sql`date, id` };

const columns = (engine: Engine, whole: RawBuilder<unknown>) => [
  sql`alter table donations add column reference text`,
  sql`alter table donations add column payer_key text`,
  sql`alter table donations add column canceled_at ${whole}`,
  sql`alter table import_changes add column date_before text`,
  sql`alter table import_changes add column method_before text`,
  // Partial indexes, because few gifts have a reference and fewer are pending or have no donor.
  sql`create unique index donations_by_pledge on donations (reference)
    where payment_status = 'pending' and reference is not null`,
  sql`create index donations_by_reference on donations (reference) where reference is not null`,
  sql`create index donations_pending on donations (amount_cents) where payment_status = 'pending'`,
  sql`create index donations_by_payer on donations (payer_key, donor_id) where payer_key is not null`,
  sql`create index donations_unmatched on donations (${unmatchedColumns[engine]})
    where import_id is not null and donor_id is null`,
  sql`create index donors_by_name on donors (name_key)`,
];

const mails = (whole: RawBuilder<unknown>) => [
  sql`create table gift_mails (
    donation_id ${whole} not null references donations (id) on delete cascade,
    kind text not null check (kind in ('thanks', 'reminder')),
    mail_id text not null,
    primary key (donation_id, kind)
  )`,
];

/** Adds the payment references of gifts, the payers of payments, canceled pledges, and mails about a gift. */
export const pledges = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    for (const step of [...columns(engine, whole), ...mails(whole)]) await step.execute(database);
  },
});
