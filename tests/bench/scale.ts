/**
 * `npm run bench -- scale [size]`: fills a PostgreSQL database of its own with 1,000,000 donors, 10,000,000 gifts,
 * 100,000 articles and 1,000,000 comments, or a part of them such as 0.1, and prints the time and the highest resident
 * memory of each page, call and command. With `DATABASE_URL`, measures a database that `addLargeFoundation` has filled
 * before. Needs a build (`npm run build`), and at size 1 two hours and 25 GB.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import { connectDatabase, migrateDatabase } from '../../apps/api/src/database/open.ts';
import type { Database } from '../../apps/api/src/database/schema.ts';
import { argon2Passwords } from '../../apps/api/src/features/accounts/passwords.ts';
import { Sessions } from '../../apps/api/src/features/accounts/sessions.ts';
import { secureRandom } from '../../apps/api/src/lib/secure-random.ts';
import { addLargeFoundation } from '../../apps/api/src/testing/large-foundation.ts';
import { postgresUrl, withClient } from '../../apps/api/src/testing/postgres.ts';
import { deskRequests, type ScaleRequest, siteRequests } from '../../apps/api/src/testing/scale-requests.ts';
import { staffPassword } from '../../apps/api/src/testing/staff.ts';
import { openSession } from './desk-session.ts';
import { type ServerProcess, startHearthlight } from './processes.ts';
import { runCommands } from './scale-commands.ts';

const size = Number(process.argv[2] ?? 1);
const secret = 'a secret of more than thirty-two characters';
const given = process.env['DATABASE_URL'];
const folder = mkdtempSync(join(tmpdir(), 'hearthlight-scale-'));

/** Creates a database and fills it. Returns its address. */
async function createFilled(name: string): Promise<string> {
  await withClient(postgresUrl, (client) => client.query(`create database ${name}`));
  const url = new URL(postgresUrl);
  url.pathname = name;
  const start = performance.now();
  await migrateDatabase({ databaseUrl: url.href, dataDirectory: folder });
  await addLargeFoundation(url.href, size);
  console.log(`Filled in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
  return url.href;
}

/** Prints what the largest tables take with their indexes, by gift. */
async function printStorage(url: string): Promise<void> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ name: string; bytes: string; gifts: string }>(
      `select relname as name, pg_total_relation_size(oid) as bytes, (select count(*) from gifts) as gifts
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc limit 12`,
    ),
  );
  for (const { bytes, gifts, name } of rows)
    console.log(
      `| ${name} | ${megabytes(Number(bytes))} MB | ${(Number(bytes) / Number(gifts)).toFixed(0)} bytes a gift |`,
    );
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);

/** Opens sessions of a donor and of the owner. Returns the headers of their requests. */
async function openSessions(database: Database): Promise<Record<ScaleRequest['as'], Record<string, string>>> {
  const sessions = new Sessions({ database, now: Date.now, random: secureRandom, secret });
  const tokens = await database.transaction().execute((transaction) => sessions.open(transaction, 4711));
  await database.deleteFrom('staff').execute();
  const cookie = await openSession(database, 'owner');
  await database
    .updateTable('staff')
    .set({ password_hash: await argon2Passwords().hash(staffPassword) })
    .execute();
  return {
    visitor: {},
    donor: { authorization: `Bearer ${tokens.access_token}` },
    staff: { cookie: `desk=${cookie}` },
  };
}

/** Sends a request. Returns the status, or 0 without a response. */
const send = async (
  { port }: ServerProcess,
  { body, method, path }: ScaleRequest,
  headers: Record<string, string>,
): Promise<number> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...headers,
      origin: `http://localhost:${port}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    redirect: 'manual',
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response.status;
};

/** Runs of a request after the first, which warms the caches of PostgreSQL. */
const runs = 5;

/** Measures a request after changes of news and books, which empty the caches of responses. Prints a row. */
async function measure(
  server: ServerProcess,
  database: Database,
  request: ScaleRequest,
  headers: Record<string, string>,
) {
  const times: number[] = [];
  let status = 0;
  server.peakMemory();
  for (let run = 0; run <= runs; run += 1) {
    await database
      .updateTable('versions')
      .set(({ eb }) => ({ value: eb('value', '+', 1) }))
      .execute();
    await database.deleteFrom('limits').execute();
    const start = performance.now();
    status = await send(server, request, headers);
    times.push(performance.now() - start);
    if (status !== 200 || (times[0] ?? 0) > 10_000) break;
  }
  const [first = 0, ...others] = times;
  const median = others.toSorted((one, other) => one - other)[Math.floor(others.length / 2)] ?? first;
  const outcome = status === 200 ? `${median.toFixed(0)} ms` : `fails with ${status} after ${first.toFixed(0)} ms`;
  console.log(`| ${request.name.replaceAll('|', '\\|')} | ${outcome} | ${megabytes(server.peakMemory())} MB |`);
}

const name = `hearthlight_scale_${Date.now()}`;
const url = given ?? (await createFilled(name));
console.log(
  `Size ${size}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')} before the first request.`,
);
await printStorage(url);
const database = await connectDatabase({
  databaseUrl: `${url}?statement_timeout=600000&query_timeout=600000`,
  dataDirectory: folder,
});
const variables = { DATABASE_URL: url, AUTH_SECRET: secret, LOG_LEVEL: 'info', SAMPLE_DATA: 'no' };
const server = await startHearthlight(folder, variables);
const headers = await openSessions(database);
for (const request of [...siteRequests, ...deskRequests]) await measure(server, database, request, headers[request.as]);
await runCommands({ server, database, folder, variables, headers: headers.staff });
await server.kill('SIGTERM');
await database.destroy();
rmSync(folder, { recursive: true });
if (given === undefined) await withClient(postgresUrl, (client) => client.query(`drop database ${name} with (force)`));
