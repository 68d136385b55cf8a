/**
 * `npm run bench -- desk-import [rows]`: imports a PayPal export of 100,000 rows on the command line and in the desk,
 * into SQLite and, if available, PostgreSQL. The desk should take at most twice as long. Meanwhile, reads the gifts in
 * the desk and the news of the site one after the other, and prints how long the slowest took.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { callPath, calls } from '@hearthlight/domain';
import { deskCalls, type DeskCallName } from '@hearthlight/domain/desk';
import * as z from 'zod';

import { openDatabase } from '../../apps/api/src/database/open.ts';
import type { Database } from '../../apps/api/src/database/schema.ts';
import { engines, newFolder, type TestEngine } from '../../apps/api/src/testing/engines.ts';
import { addCampaign } from '../../apps/api/src/testing/gifts.ts';
import { openSession } from './desk-session.ts';
import { type Figure, reportMissed, textOf } from './goals.ts';
import { startHearthlight } from './processes.ts';

const rows = Number(process.argv[2] ?? 100_000);
const secret = 'a secret of more than thirty-two characters';
const cli = fileURLToPath(new URL('../../apps/api/src/entries/cli.ts', import.meta.url));
const headers = 'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,From Email Address,Transaction ID,Item Title';
const lines = Array.from({ length: rows }, (_, index) => {
  const giver = `Giver ${index % 4000},Donation Payment,Completed,USD,${1 + (index % 500)}.50`;
  return `10/${String(1 + (index % 28)).padStart(2, '0')}/2025,19:30:00,PDT,${giver},giver-${index % 4000}@example.org,T${index},Wells`;
});
const content = [headers, ...lines].join('\n');
const file = join(newFolder(), 'paypal.csv');
writeFileSync(file, content);

const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** Creates a database with one campaign. Returns its variables. */
async function prepare(engine: TestEngine, then: (database: Database) => Promise<void>) {
  const target = await engine.createTarget();
  const database = await openDatabase(target);
  await addCampaign(database, { title: 'Wells' });
  await then(database);
  await database.destroy();
  const dataDirectory = target.dataDirectory || newFolder();
  const url: Record<string, string> = target.databaseUrl === undefined ? {} : { DATABASE_URL: target.databaseUrl };
  const variables = { DATA_DIR: dataDirectory, AUTH_SECRET: secret, SAMPLE_DATA: 'no', ...url };
  return { dataDirectory, remove: target.remove, variables };
}

async function onCommandLine(engine: TestEngine): Promise<number> {
  const { remove, variables } = await prepare(engine, () => Promise.resolve());
  const start = performance.now();
  execFileSync(process.execPath, [cli, 'gift', 'import', file], {
    env: { ...process.env, ...variables },
    maxBuffer: 1e9,
  });
  const seconds = secondsSince(start);
  await remove();
  return seconds;
}

/** Makes requests one after the other until `done` settles. Returns the milliseconds of each. */
async function probe(ask: () => Promise<Response>, done: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const ended = new AbortController();
  const end = () => ended.abort();
  done.then(end, end);
  while (!ended.signal.aborted) {
    const start = performance.now();
    const response = await ask();
    if (!response.ok) throw new Error(`a request during the import got ${response.status}`);
    await response.arrayBuffer();
    times.push(performance.now() - start);
    await wait(20);
  }
  return times;
}

async function inDesk(engine: TestEngine) {
  let cookie = '';
  const { dataDirectory, remove, variables } = await prepare(engine, async (database) => {
    cookie = await openSession(database, 'bookkeeper');
  });
  const server = await startHearthlight(dataDirectory, variables);
  const origin = `http://localhost:${server.port}`;
  const send = async (name: DeskCallName, body?: string, id = 0): Promise<Response> => {
    const { method } = deskCalls[name];
    const type = name === 'uploadImport' ? 'text/csv' : 'application/json';
    return fetch(`http://127.0.0.1:${server.port}${callPath(deskCalls[name], { id })}`, {
      method,
      headers: { origin, cookie: `desk=${cookie}`, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    });
  };
  const start = performance.now();
  const { id } = z.object({ id: z.number() }).parse(await (await send('uploadImport', content)).json());
  const choices = JSON.stringify({ columns: null, campaign_id: null, separate_lines: [] });
  const importing = send('runImport', choices, id).then((response) => response.text());
  const probes = await Promise.all([
    probe(() => send('giftList'), importing),
    probe(() => fetch(`http://127.0.0.1:${server.port}${calls.latestNews.path}`), importing),
    probe(() => fetch(`http://127.0.0.1:${server.port}/healthz`), importing),
  ]);
  const result = await importing;
  const seconds = secondsSince(start);
  if (!result.includes(`"new":${rows}`)) throw new Error(`the import ended with ${result.slice(-500)}`);
  await server.kill('SIGTERM');
  await remove();
  return { seconds, probes };
}

const figures: Figure[] = [];
for (const engine of engines) {
  const commandLine = await onCommandLine(engine);
  const desk = await inDesk(engine);
  const ratio = {
    figure: `${engine.name}: desk / command line`,
    value: desk.seconds / commandLine,
    digits: 2,
  };
  figures.push({ ...ratio, goal: { atMost: 2 } });
  const [, news] = desk.probes;
  const waited = { figure: `${engine.name}: slowest news during the import`, value: Math.max(...news) };
  figures.push({ ...waited, unit: ' ms', goal: { atMost: 2000 } });
  const slowest = desk.probes.map((times, index) => {
    const name = ['gifts in the desk', 'news', '/healthz'][index];
    return `${name}: ${times.length} answers, slowest ${Math.max(...times).toFixed(0)} ms`;
  });
  console.log(
    `${engine.name}: command line ${commandLine.toFixed(1)} s, desk ${desk.seconds.toFixed(1)} s; ${slowest.join('; ')}`,
  );
}
for (const figure of figures) console.log(`${figure.figure}: ${textOf(figure)}`);
reportMissed(figures);
