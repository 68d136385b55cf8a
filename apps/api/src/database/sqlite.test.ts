import { DatabaseSync } from 'node:sqlite';

import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';

import { newFolder } from '../testing/engines.ts';
import { sqliteDialect } from './sqlite.ts';

test('prepares a short statement once, and keeps none of many rows', async () => {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const database = new Kysely({ dialect: sqliteDialect(`${newFolder()}/test.sqlite`) });
  onTestFinished(() => database.destroy());
  const timesPrepared = async (rows: number) => {
    const values = sql.join(Array.from({ length: rows }, (_, row) => sql`(${row}, ${row})`));
    prepare.mockClear();
    for (let times = 0; times < 3; times += 1) await sql`values ${values}`.execute(database);
    return prepare.mock.calls.length;
  };
  expect(await timesPrepared(10)).toBe(1);
  expect(await timesPrepared(5000)).toBe(3);
});
