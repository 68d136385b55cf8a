/**
 * `npm run bench -- uploads`: fetches 50 files of 12 MB at once, first without reading them, and prints the peak memory
 * of a server with SQLite and one with PostgreSQL. Then compares the throughput of a picture of 300 kB with a bare
 * `node:http` server that has it in memory. Fails if a goal is missed. Needs PostgreSQL at `TEST_DATABASE_URL`.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { type DatabaseTarget, openDatabase } from '../../apps/api/src/database/open.ts';
import { uploadsOf } from '../../apps/api/src/platform/uploads/uploads-of.ts';
import { newFolder } from '../../apps/api/src/testing/engines.ts';
import { dropSchema, inSchema, makeSchema, postgresUrl } from '../../apps/api/src/testing/postgres.ts';
import { type Figure, reportMissed } from './goals.ts';
import { load } from './load.ts';
import { type ServerProcess, startBare, startHearthlight } from './processes.ts';

const rounds = 10;
const secondsPerRound = 1;
const fetches = 50;
const id = '0'.repeat(32);
const [picture, large] = [`/uploads/${id}/960.jpg`, `/uploads/${id}/1600.jpg`];

/** Does not compress, like a photograph. */
const small = randomBytes(300_000);
const files = [
  { name: '960.jpg', data: small },
  { name: '1600.jpg', data: randomBytes(12_000_000) },
];

/** Starts a server whose database and uploads are at `target`. */
async function startWith(target: DatabaseTarget): Promise<ServerProcess> {
  const database = await openDatabase(target);
  await uploadsOf(target).put(database, `pictures/${id}`, files);
  await database.destroy();
  const { databaseUrl, dataDirectory } = target;
  return startHearthlight(dataDirectory, {
    AUTH_SECRET: 'a secret of more than thirty-two characters',
    SAMPLE_DATA: 'no',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
}

const megabytes = (bytes: number) => (bytes / 1000 ** 2).toFixed(0);

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Loads the servers in turn, so that other load affects all of them. Returns the median of each. */
async function throughput(servers: readonly ServerProcess[]): Promise<number[]> {
  const rates = servers.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [at, server] of servers.entries()) {
      const { failures, requestsPerSecond } = await load(server.port, picture, { seconds: secondsPerRound });
      if (failures > 0) throw new Error(`${failures} requests failed`);
      // The first round warms the servers up.
      if (round > 0) rates[at]?.push(requestsPerSecond);
    }
  return rates.map(median);
}

/** Fetches many large files at once. Returns the memory before, while nobody reads, and at its peak, in bytes. */
async function memoryOf(server: ServerProcess): Promise<{ before: number; waiting: number; peak: number }> {
  const before = server.treeMemory();
  const address = `http://127.0.0.1:${server.port}${large}`;
  const responses = await Promise.all(Array.from({ length: fetches }, () => fetch(address)));
  await wait(2000);
  const waiting = server.treeMemory();
  let peak = waiting;
  const watching = setInterval(() => (peak = Math.max(peak, server.treeMemory())), 25);
  await Promise.all(responses.map((response) => response.arrayBuffer()));
  clearInterval(watching);
  return { before, waiting, peak };
}

const schema = await makeSchema(postgresUrl);
const bare = await startBare(small);
const sqlite = await startWith({ databaseUrl: undefined, dataDirectory: newFolder() });
const postgres = await startWith({ databaseUrl: inSchema(postgresUrl, schema), dataDirectory: newFolder() });
const figures: Figure[] = [];
for (const [name, server] of [
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
] as const) {
  const { before, peak, waiting } = await memoryOf(server);
  console.log(
    `${fetches} files of 12 MB with ${name}: ${megabytes(before)} MB before, ${megabytes(waiting)} MB while nobody reads, ${megabytes(peak)} MB at most`,
  );
  const value = peak / 1000 ** 2;
  figures.push({ figure: `memory with ${name}`, value, unit: ' MB', goal: { atMost: 300 } });
}
const [plain = 0, ofFiles = 0, ofRows = 0] = await throughput([bare, sqlite, postgres]);
const perSecond = (rate: number) => `${rate.toFixed(0)} requests/s, ${(rate / plain).toFixed(2)}x`;
console.log(`a picture of 300 kB from bare node:http: ${plain.toFixed(0)} requests/s`);
console.log(`  from a file beside SQLite: ${perSecond(ofFiles)}`);
console.log(`  from PostgreSQL: ${perSecond(ofRows)} (${(ofRows / ofFiles).toFixed(2)}x of the file)`);
for (const server of [bare, sqlite, postgres]) await server.kill('SIGTERM');
await dropSchema(postgresUrl, schema);
reportMissed(figures);
