import { Client } from 'pg';

/** The server on which tests make schemas of their own. */
export const postgresUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';

async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // A broken connection is told by the query that needed it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether there is a PostgreSQL to test on. */
export const answers = (url: string) =>
  onServer(url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  );

/** The address with a schema of the test's own as the only one that is looked into. */
export function inSchema(url: string, schema: string): string {
  const place = new URL(url);
  // What a test writes need not outlive a power cut; waiting for the disk would be most of the time.
  place.searchParams.set('options', `-c search_path=${schema} -c synchronous_commit=off`);
  return place.href.replaceAll('+', '%20');
}

/** Makes a schema; its name tells when that was, in epoch milliseconds. */
export async function makeSchema(url: string, now = Date.now()): Promise<string> {
  const schema = `hearthlight_test_${now}_${crypto.randomUUID().slice(0, 8)}`;
  await onServer(url, (client) => client.query(`create schema ${schema}`));
  return schema;
}

/** Removes a schema with all that is in it. Another run that removes it at the same time does no harm. */
export async function dropSchema(url: string, schema: string): Promise<void> {
  await onServer(url, (client) => client.query(`drop schema if exists ${schema} cascade`));
}

/** No test takes as long, not even one that somebody steps through. */
const forgottenAfter = 6 * 3_600_000;

/**
 * Whether a schema is one of `makeSchema` that a killed run left behind. Its age alone tells: whether the process that
 * made it still lives cannot be known where several machines share the server.
 */
export function isForgotten(schema: string, now: number): boolean {
  const madeAt = /^hearthlight_test_(\d{13})_[\da-f]{8}$/.exec(schema)?.[1];
  return madeAt !== undefined && now - Number(madeAt) > forgottenAfter;
}

/** Removes the schemas that killed runs left behind. Does nothing where there is no PostgreSQL. */
export async function dropForgottenSchemas(url: string): Promise<void> {
  if (!(await answers(url))) return;
  const { rows } = await onServer(url, (client) =>
    client.query<{ nspname: string }>('select nspname from pg_namespace'),
  );
  for (const { nspname } of rows) if (isForgotten(nspname, Date.now())) await dropSchema(url, nspname);
}
