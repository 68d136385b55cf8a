/**
 * `npm run bench -- load [seconds]`: sends 50 requests per second of all kinds, including hostile ones, for 30 seconds
 * by default. Exits with 1 if any response is a 5xx or missing, or if the server's memory exceeds its limit at the end.
 * The durations are for information only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { calls } from '@hearthlight/domain';

import { openDatabase } from '../../apps/api/src/database/open.ts';
import { addSampleData } from '../../apps/api/src/entries/sample/sample-data.ts';
import { argon2Passwords } from '../../apps/api/src/features/accounts/passwords.ts';
import { sampleDonor } from '../../apps/api/src/features/donors/sample.ts';
import { build } from '../../tooling/prepare.mjs';
import { type Figure, reportMissed, textOf } from './goals.ts';
import { type LoadRequest, type LoadTarget, mixture, perSecond } from './mixture.ts';
import { startHearthlight } from './processes.ts';

const seconds = Number(process.argv[2] ?? 30);
/** By then, every kind of request has been handled several times and memory use is stable. */
const warmUpSeconds = 10;
const donorCount = 5;

/** The outcome of one request. */
interface Outcome {
  path: string;
  /** 0 when there was no response. */
  status: number;
  milliseconds: number;
}

/** Creates a database with the sample data and more donors with the demo donor's password. */
async function prepare(folder: string): Promise<Pick<LoadTarget, 'articles' | 'campaigns'> & { emails: string[] }> {
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory: folder });
  await addSampleData(database, Date.now(), argon2Passwords());
  const { id: _, ...donor } = await database.selectFrom('donors').selectAll().executeTakeFirstOrThrow();
  const emails = Array.from({ length: donorCount }, (_, at) => `donor-${at}@example.org`);
  const donors = emails.map((email) => ({ ...donor, email, email_key: email }));
  await database.insertInto('donors').values(donors).execute();
  const articles = await database.selectFrom('news').select(['id', 'title']).execute();
  const campaigns = await database.selectFrom('campaigns').select('id').execute();
  await database.destroy();
  return { articles, campaigns: campaigns.map(({ id }) => id), emails };
}

async function signIn(port: number, email: string): Promise<{ email: string; token: string }> {
  const response = await fetch(`http://127.0.0.1:${port}${calls.signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: sampleDonor.password }),
  });
  return { email, token: calls.signIn.response.parse(await response.json()).access_token };
}

async function sendOne(port: number, { path, init }: LoadRequest): Promise<Outcome> {
  const startedAt = performance.now();
  const status = await fetch(`http://127.0.0.1:${port}${path}`, init)
    .then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    })
    .catch(() => 0);
  return { path, status, milliseconds: performance.now() - startedAt };
}

/** Sends requests at a constant rate, without waiting for earlier responses. */
async function sendAll(port: number, target: LoadTarget): Promise<Outcome[]> {
  const outcomes: Promise<Outcome>[] = [];
  const startedAt = performance.now();
  for (const request of mixture(target, seconds)) {
    await setTimeout(Math.max(0, startedAt + (outcomes.length * 1000) / perSecond - performance.now()));
    outcomes.push(sendOne(port, request));
  }
  return Promise.all(outcomes);
}

function report(outcomes: readonly Outcome[]): void {
  const statuses = Map.groupBy(outcomes, ({ status }) => status);
  const counts = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, { length }]) => `${length} of ${status}`);
  const classes = [2, 3, 4, 5].map((digit) => {
    const { length } = outcomes.filter(({ status }) => Math.floor(status / 100) === digit);
    return `${length} of ${digit}xx`;
  });
  console.log(`${outcomes.length} requests in ${seconds} s: ${classes.join(', ')} (${counts.join(', ')})`);
  const times = outcomes.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
  console.log(`median ${median.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(1)} ms`);
}

await build();
const folder = mkdtempSync(join(tmpdir(), 'hearthlight-load-'));
const { emails, ...prepared } = await prepare(folder);
const server = await startHearthlight(folder, { TRUST_PROXY: 'loopback' });
const donors = [];
for (const email of emails) donors.push(await signIn(server.port, email));
const warm = setTimeout(warmUpSeconds * 1000).then(() => server.memory());
const outcomes = await sendAll(server.port, { ...prepared, donors, password: sampleDonor.password });
const [before, after] = [await warm, server.memory()];
await server.kill('SIGTERM');
rmSync(folder, { recursive: true });

report(outcomes);
const memory = (figure: string, bytes: number): Figure => ({
  figure,
  value: bytes / 1000 ** 2,
  unit: ' MB',
  goal: { atMost: 300 },
});
const figures = [memory(`memory after ${warmUpSeconds} s`, before), memory(`memory after ${seconds} s`, after)];
for (const figure of figures) console.log(`${figure.figure}: ${textOf(figure)}`);
const failed = outcomes.filter(({ status }) => status === 0 || status >= 500);
for (const { path, status } of failed.slice(0, 10)) console.log(`failed with ${status}: ${path}`);
if (failed.length > 0) process.exitCode = 1;
reportMissed(figures);
