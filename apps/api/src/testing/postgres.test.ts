import { Client } from 'pg';
import { expect, test } from 'vitest';

import { hasPostgres } from './engines.ts';
import { dropAbandonedSchemas, dropSchema, inSchema, isAbandoned, makeSchema, postgresUrl } from './postgres.ts';

const hour = 3_600_000;

async function tablesIn(schemas: readonly string[]): Promise<string[]> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  const { rows } = await client.query<{ schemaname: string }>(
    'select schemaname from pg_tables where schemaname = any($1)',
    [schemas],
  );
  await client.end();
  return rows.map(({ schemaname }) => schemaname);
}

async function makeTable(schema: string): Promise<void> {
  const client = new Client({ connectionString: inSchema(postgresUrl, schema) });
  await client.connect();
  await client.query('create table donors (id text)');
  await client.end();
}

test.runIf(hasPostgres)('drops only old schemas left by killed test runs', async () => {
  const schemas = await Promise.all([0, 5, 7].map((hours) => makeSchema(postgresUrl, Date.now() - hours * hour)));
  for (const schema of schemas) await makeTable(schema);
  await Promise.all([dropAbandonedSchemas(postgresUrl), dropAbandonedSchemas(postgresUrl)]);
  const left = await tablesIn(schemas);
  for (const schema of schemas) await dropSchema(postgresUrl, schema);
  expect(left.toSorted()).toEqual(schemas.slice(0, 2).toSorted());
});

const at = Date.UTC(2026, 10, 20);

test.each([
  [`hearthlight_test_${at}_0f1e2d3c`, true],
  [`hearthlight_test_${at + 2 * hour}_0f1e2d3c`, false],
  [`not_hearthlight_test_${at}_0f1e2d3c`, false],
  [`hearthlight_test_${at}_0f1e2d3c_either`, false],
  ['hearthlight_test_1_0f1e2d3c', false],
  ['hearthlight', false],
  ['public', false],
])('decides whether %s is abandoned after 7 hours: %s', (schema, expected) => {
  expect(isAbandoned(schema, at + 7 * hour)).toBe(expected);
});

test('does nothing when PostgreSQL cannot be reached', async () => {
  await expect(dropAbandonedSchemas('postgres://127.0.0.1:1/test')).resolves.toBeUndefined();
});
