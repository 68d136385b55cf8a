import { DatabaseSync } from 'node:sqlite';

import { Kysely } from 'kysely';
import { expect, test } from 'vitest';

import { newFolder, sqlite } from '../testing/engines.ts';
import { createTestContext } from '../testing/test-context.ts';
import { openDatabase, sqliteFile } from './open.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

const lock = (dataDirectory: string) => {
  const other = new DatabaseSync(sqliteFile(dataDirectory));
  other.exec('begin immediate');
  return () => {
    other.exec('rollback');
    other.close();
  };
};

test('serves requests that need no database while another process locks the file, and delays the others', async () => {
  const target = await sqlite.createTarget();
  const context = await createTestContext({ name: 'SQLite', createTarget: () => Promise.resolve(target) });
  const release = lock(target.dataDirectory);
  const settled: number[] = [];
  const waiting = Array.from({ length: 5 }, () =>
    context
      .request('registrationDetailExistence', { body: { email: 'ada@example.org' } })
      .then(({ statusCode }) => settled.push(statusCode)),
  );
  for (let count = 0; count < 3; count += 1) {
    expect((await context.app.inject({ method: 'GET', url: '/robots.txt' })).statusCode).toBe(200);
  }
  expect(settled).toEqual([]);
  release();
  await Promise.all(waiting);
  expect(settled).toEqual([200, 200, 200, 200, 200]);
  await context.close();
});

test('rejects all waiting queries when the lock outlasts the patience', async () => {
  const dataDirectory = newFolder();
  await (await openDatabase({ databaseUrl: undefined, dataDirectory })).destroy();
  const database = new Kysely<Schema>({ dialect: sqliteDialect(sqliteFile(dataDirectory), 200) });
  const write = (name: string) => database.insertInto('marks').values({ name, at: 1 }).execute();
  const release = lock(dataDirectory);
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(write));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  release();
  await write('d');
  await database.destroy();
});
