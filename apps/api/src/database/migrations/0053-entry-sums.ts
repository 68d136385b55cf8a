import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** What both engines do when a sum exists. */
const added = sql`on conflict (month, campaign_id, payment_method) do update set cents = entry_sums.cents + excluded.cents`;

const columns = sql`insert into entry_sums (month, campaign_id, payment_method, cents)`;

/**
 * One statement for all rows of an import, because PostgreSQL keeps each version of a row that a transaction updates.
 */
const postgresSteps = [
  sql`create function add_entry_sums() returns trigger language plpgsql as $$
    begin
      ${columns}
      select substr(e.date, 1, 7), coalesce(e.campaign_id, 0), g.payment_method,
        sum(case tg_op when 'DELETE' then -e.cents else e.cents end)
      from changed e join gifts g on g.id = e.gift_id where e.cents <> 0 group by 1, 2, 3 ${added};
      return null;
    end
  $$`,
  sql`create trigger entry_sums_insert after insert on gift_entries referencing new table as changed
    for each statement execute function add_entry_sums()`,
  sql`create trigger entry_sums_delete after delete on gift_entries referencing old table as changed
    for each statement execute function add_entry_sums()`,
  sql`create function move_entry_sums() returns trigger language plpgsql as $$
    begin
      ${columns}
      select substr(date, 1, 7), coalesce(campaign_id, 0), method, sum(sign * cents)
      from gift_entries, (values (old.payment_method, -1), (new.payment_method, 1)) as moved (method, sign)
      where gift_id = new.id group by 1, 2, 3 ${added};
      return null;
    end
  $$`,
  sql`create trigger entry_sums_move after update of payment_method on gifts for each row
    when (old.payment_method <> new.payment_method) execute function move_entry_sums()`,
  sql`create function delete_gift_entries() returns trigger language plpgsql as $$
    begin
      delete from gift_entries where gift_id = old.id;
      return old;
    end
  $$`,
  // Before the gift is gone, because the sums need its payment method.
  sql`create trigger gift_entries_delete before delete on gifts for each row execute function delete_gift_entries()`,
];

const sqliteSum = (row: 'old' | 'new', cents: string) =>
  sql.raw(`
  insert into entry_sums (month, campaign_id, payment_method, cents)
  select substr(${row}.date, 1, 7), coalesce(${row}.campaign_id, 0), payment_method, ${cents} from gifts where id = ${row}.gift_id`);

const sqliteMove = (method: 'old' | 'new', cents: string) =>
  sql.raw(`
  insert into entry_sums (month, campaign_id, payment_method, cents)
  select substr(date, 1, 7), coalesce(campaign_id, 0), ${method}.payment_method, ${cents} from gift_entries
  where gift_id = new.id group by 1, 2`);

const sqliteSteps = [
  sql`create trigger entry_sums_insert after insert on gift_entries when new.cents <> 0
    begin ${sqliteSum('new', 'new.cents')} ${added}; end`,
  sql`create trigger entry_sums_delete after delete on gift_entries when old.cents <> 0
    begin ${sqliteSum('old', '-old.cents')} ${added}; end`,
  sql`create trigger entry_sums_move after update of payment_method on gifts when old.payment_method <> new.payment_method
    begin ${sqliteMove('old', '-sum(cents)')} ${added}; ${sqliteMove('new', 'sum(cents)')} ${added}; end`,
  // Before the gift is gone, because the sums need its payment method.
  sql`create trigger gift_entries_delete before delete on gifts
    begin delete from gift_entries where gift_id = old.id; end`,
];

/** Adds sums of entries, which triggers keep, so that pages and balances do not read every entry. */
export const entrySums = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    for (const step of [
      sql`create table entry_sums (
        month text not null,
        campaign_id ${whole} not null,
        payment_method text not null,
        cents ${whole} not null,
        primary key (month, campaign_id, payment_method)
      )`,
      sql`create index entry_sums_by_campaign on entry_sums (campaign_id)`,
      sql`${columns} select substr(e.date, 1, 7), coalesce(e.campaign_id, 0), g.payment_method, sum(e.cents)
        from gift_entries e join gifts g on g.id = e.gift_id where e.cents <> 0 group by 1, 2, 3`,
      ...(engine === 'postgres' ? postgresSteps : sqliteSteps),
      sql`create index gifts_with_fee on gifts (date, fee_cents) where fee_cents > 0`,
    ]) {
      await step.execute(database);
    }
  },
});
