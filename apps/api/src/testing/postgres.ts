import { Client } from 'pg';

/** The PostgreSQL database where tests create their schemas. */
export const postgresUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';

/** Runs `work` with a connection to `url`. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // Without a listener, the `error` event of a broken connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether a PostgreSQL server accepts queries at `url`. */
export const isReachable = (url: string) =>
  withClient(url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  );

/** Returns the URL with `schema` as the only schema on the search path. */
export function inSchema(url: string, schema: string): string {
  const target = new URL(url);
  // Test data need not survive a crash, and waiting for the disk is slow.
  target.searchParams.set('options', `-c search_path=${schema} -c synchronous_commit=off`);
  return target.href.replaceAll('+', '%20');
}

/** Creates a schema. Returns its name, which contains the creation time in epoch milliseconds. */
export async function makeSchema(url: string, now = Date.now()): Promise<string> {
  const schema = `hearthlight_test_${now}_${crypto.randomUUID().slice(0, 8)}`;
  await withClient(url, (client) => client.query(`create schema ${schema}`));
  return schema;
}

/** Drops a schema and everything in it. Does nothing when it does not exist. */
export async function dropSchema(url: string, schema: string): Promise<void> {
  await withClient(url, (client) => client.query(`drop schema if exists ${schema} cascade`));
}

/** Milliseconds. Longer than any test run, including one that is being debugged. */
const abandonedAfter = 6 * 3_600_000;

/**
 * Whether a schema was left behind by a killed test run. Decides by age alone, because several machines may share the
 * server.
 */
export function isAbandoned(schema: string, now: number): boolean {
  const createdAt = /^hearthlight_test_(\d{13})_[\da-f]{8}$/.exec(schema)?.[1];
  return createdAt !== undefined && now - Number(createdAt) > abandonedAfter;
}

/** Drops schemas left behind by killed test runs. Does nothing without PostgreSQL. */
export async function dropAbandonedSchemas(url: string): Promise<void> {
  if (!(await isReachable(url))) return;
  const { rows } = await withClient(url, (client) =>
    client.query<{ nspname: string }>('select nspname from pg_namespace'),
  );
  for (const { nspname } of rows) if (isAbandoned(nspname, Date.now())) await dropSchema(url, nspname);
}
