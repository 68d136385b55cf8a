/**
 * `npm run bench:load [-- seconds]`: 50 requests a second of everything that a site is asked for, for 30 seconds
 * unless told otherwise. It fails when one is answered with a 5xx or not at all; the times are information only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { calls } from '@hearthlight/domain';

import { argon2Passwords } from '../apps/api/src/accounts/passwords.ts';
import { openDatabase } from '../apps/api/src/database/open.ts';
import { addSampleData, sampleDonor } from '../apps/api/src/database/sample.ts';
import { build } from '../scripts/prepare.mjs';
import { type Asked, mixture, perSecond, type Setting } from './mixture.ts';
import { startHearthlight } from './processes.ts';

const seconds = Number(process.argv[2] ?? 30);
/** By then all kinds of requests have been answered some times, and what they need is in memory. */
const secondsToSettle = 10;
const donorCount = 5;

/** The status is 0 where nothing came back. */
interface Answer {
  path: string;
  status: number;
  milliseconds: number;
}

/** A database with the sample data and more donors, all with the sample donor's password. */
async function prepare(
  folder: string,
): Promise<Pick<Setting, 'articles' | 'campaigns'> & { emails: string[] }> {
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
  const answer = await fetch(`http://127.0.0.1:${port}${calls.signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: sampleDonor.password }),
  });
  return { email, token: calls.signIn.answer.parse(await answer.json()).access_token };
}

async function ask(port: number, { path, init }: Asked): Promise<Answer> {
  const began = performance.now();
  const status = await fetch(`http://127.0.0.1:${port}${path}`, init)
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    .catch(() => 0);
  return { path, status, milliseconds: performance.now() - began };
}

/** Sends each request when its time has come, whether or not those before it were answered. */
async function send(port: number, setting: Setting): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  const began = performance.now();
  for (const asked of mixture(setting, seconds)) {
    await setTimeout(Math.max(0, began + (answers.length * 1000) / perSecond - performance.now()));
    answers.push(ask(port, asked));
  }
  return Promise.all(answers);
}

function tell(answers: readonly Answer[]): void {
  const statuses = Map.groupBy(answers, ({ status }) => status);
  const counts = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, { length }]) => `${length} of ${status}`);
  const classes = [2, 3, 4, 5].map((digit) => {
    const { length } = answers.filter(({ status }) => Math.floor(status / 100) === digit);
    return `${length} of ${digit}xx`;
  });
  console.log(`${answers.length} requests in ${seconds} s: ${classes.join(', ')} (${counts.join(', ')})`);
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
  console.log(`median ${median.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(1)} ms`);
}

build();
const folder = mkdtempSync(join(tmpdir(), 'hearthlight-load-'));
const { emails, ...prepared } = await prepare(folder);
const server = await startHearthlight(folder, { TRUST_PROXY: 'loopback' });
const donors = [];
for (const email of emails) donors.push(await signIn(server.port, email));
const early = setTimeout(secondsToSettle * 1000).then(() => server.memory());
const answers = await send(server.port, { ...prepared, donors, password: sampleDonor.password });
const [before, after] = [await early, server.memory()];
await server.kill('SIGTERM');
rmSync(folder, { recursive: true });

tell(answers);
const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MB`;
console.log(
  `memory ${megabytes(before)} after ${secondsToSettle} s, ${megabytes(after)} at the end: ${(after / before).toFixed(2)}x`,
);
const failed = answers.filter(({ status }) => status === 0 || status >= 500);
for (const { path, status } of failed.slice(0, 10)) console.log(`failed with ${status}: ${path}`);
process.exitCode = failed.length === 0 ? 0 : 1;
