import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { connectDatabase } from '../database/open.ts';
import type { Database } from '../database/schema.ts';
import { hasPostgres } from './engines.ts';
import { addCampaign } from './gifts.ts';
import { takeMigratedSchema } from './migrated-schemas.ts';

/** Uses a schema for a test, and returns its address with what the test returned. */
async function use<T>(work: (database: Database) => Promise<T>): Promise<[string, T]> {
  const schema = await takeMigratedSchema();
  const database = await connectDatabase(schema);
  const result = await work(database);
  await database.destroy();
  await schema.remove();
  return [schema.databaseUrl, result];
}

const readVersions = (database: Database) => database.selectFrom('versions').selectAll().execute();

test.runIf(hasPostgres)('a schema is as the migrations leave it for each test', async () => {
  const [first, seen] = await use(async (database) => {
    const versions = await readVersions(database);
    await database.updateTable('versions').set({ value: 7 }).execute();
    return { id: await addCampaign(database), versions };
  });
  expect(seen.id).toBe(1);
  const [second, seenAgain] = await use(async (database) => ({
    id: await addCampaign(database),
    versions: await readVersions(database),
  }));
  expect([second, seenAgain]).toEqual([first, seen]);
});

test
  .runIf(hasPostgres)
  .each([
    'drop table comments',
    'alter table news add column more text',
    'alter table news drop constraint news_title_key',
    'drop index codes_by_end',
    'drop trigger news_change on news',
    'delete from kysely_migration',
  ])('a schema after “%s” is not used again', async (statement) => {
  const [changed] = await use((database) => sql.raw(statement).execute(database));
  const [next] = await use(readVersions);
  expect(next).not.toBe(changed);
});
