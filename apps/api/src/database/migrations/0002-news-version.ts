import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

const tables = ['news', 'comments'] as const;

const postgresSteps = [
  sql`create function count_news_change() returns trigger language plpgsql as $$
    begin
      update versions set value = value + 1 where name = 'news';
      return null;
    end
  $$`,
  ...tables.map(
    (table) => sql`create trigger ${sql.raw(`${table}_change`)}
      after insert or update or delete on ${sql.table(table)}
      for each statement execute function count_news_change()`,
  ),
];

const sqliteSteps = tables.flatMap((table) =>
  ['insert', 'update', 'delete'].map(
    (event) => sql`create trigger ${sql.raw(`${table}_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
      begin
        update versions set value = value + 1 where name = 'news';
      end`,
  ),
);

/** Adds a version number that triggers increase on each change of news or comments, for caching. */
export const newsVersion = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    await sql`create table versions (name text primary key, value ${whole} not null)`.execute(database);
    await sql`insert into versions (name, value) values ('news', 1)`.execute(database);
    for (const step of engine === 'postgres' ? postgresSteps : sqliteSteps) await step.execute(database);
  },
});
