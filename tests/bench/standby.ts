/**
 * `npm run bench -- standby [power cuts]`: runs three machines of `deploy/patroni`, each in a network namespace, and
 * two Hearthlight processes behind nginx and HAProxy with 20 writes per second. Ten times, cuts the power of the
 * leader; then unplugs its network once. Prints how long writes failed. Exits with 1 if an acknowledged write was lost,
 * a mail, gift or receipt was doubled, or a goal was missed. Needs root, and Debian's etcd-server, patroni, haproxy,
 * nginx-light, iproute2 and postgresql-15.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { callPath, calls } from '@hearthlight/domain';
import { deskCalls } from '@hearthlight/domain/desk';
import { SMTPServer } from 'smtp-server';
import * as z from 'zod';

import { openDatabase } from '../../apps/api/src/database/open.ts';
import { addArticles } from '../../apps/api/src/testing/articles.ts';
import { addCampaign } from '../../apps/api/src/testing/gifts.ts';
import { withClient } from '../../apps/api/src/testing/postgres.ts';
import { openSession } from './desk-session.ts';
import { type Figure, reportMissed, textOf } from './goals.ts';
import { createMachines, folder, healthyLeader, type Machine, startHaproxy, startNginx } from './machines.ts';
import { startHearthlight } from './processes.ts';

const cuts = Number(process.argv[2] ?? 10);
const perSecond = 20;
const articles = 50;
const [mailPort, sitePort] = [2525, 8080];
const origin = `http://localhost:${sitePort}`;

if (process.env['BENCH_FOLDER'] === undefined) {
  const own = ['--net', '--mount', '--pid', '--mount-proc', '--fork', '--kill-child'];
  // The shell reaps processes whose parent was killed.
  const command = ['sh', '-c', '"$@"; exit $?', 'sh', process.execPath, fileURLToPath(import.meta.url)];
  const { status } = spawnSync('unshare', [...own, ...command, String(cuts)], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_FOLDER: folder },
  });
  if (status === 0) rmSync(folder, { recursive: true });
  else console.log(`The logs are in ${folder}.`);
  process.exit(status ?? 1);
}

/** The requests and what was acknowledged. */
const sent = {
  comments: new Set<string>(),
  mails: new Set<string>(),
  gifts: new Set<string>(),
  /** When a comment was acknowledged. */
  times: [] as number[],
  longest: 0,
  statuses: new Map<number, number>(),
};
/** The number of mails for each recipient. */
const received = new Map<string, number>();

interface Sent {
  status: number;
  body: string;
}

/** Sends a request through nginx from an address of its own, because limits count by address. */
function send(path: string, type: string, body: string, cookie = ''): Promise<Sent> {
  const at = sequence;
  sequence += 1;
  const start = performance.now();
  const headers = { 'content-type': type, origin, cookie };
  const localAddress = `127.1.${Math.floor(at / 250) % 250}.${1 + (at % 250)}`;
  return new Promise<Sent>((resolve) => {
    const made = request({ host: '127.0.0.1', port: sitePort, path, method: 'POST', headers, localAddress });
    made.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      response.on('error', () => resolve({ status: 0, body: '' }));
    });
    made.on('error', () => resolve({ status: 0, body: '' }));
    made.end(body);
  }).then((answer) => {
    sent.longest = Math.max(sent.longest, performance.now() - start);
    sent.statuses.set(answer.status, (sent.statuses.get(answer.status) ?? 0) + 1);
    return answer;
  });
}
let sequence = 0;

async function comment(at: number): Promise<void> {
  const text = `A kind word of some length, number ${at} of many.`;
  const body = JSON.stringify({ comentator_name: 'Halima G.', comment: text });
  const { status } = await send(`/api/news/${1 + (at % articles)}/comment/`, 'application/json', body);
  if (status !== 200) return;
  sent.comments.add(text);
  sent.times.push(performance.now());
}

async function askForCode(at: number): Promise<void> {
  const email = `donor-${at}@example.org`;
  const body = JSON.stringify({ email, first_name: 'Ada', last_name: 'Byron' });
  const { status } = await send(calls.sendEmailVerificationCode.path, 'application/json', body);
  if (status === 200) sent.mails.add(email);
}

/** Imports a file of one gift. Repeats what failed with the same file, as a person does. */
async function importGift(at: number, cookie: string): Promise<void> {
  const line = `10/20/2025,19:30:00,PDT,Giver ${at},Donation Payment,Completed,USD,1.50,giver-${at}@example.org,T${at},Wells`;
  const head = 'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,From Email Address,Transaction ID,Item Title';
  const choices = JSON.stringify({ columns: null, campaign_id: null, separate_lines: [] });
  for (;;) {
    const uploaded = await send(deskCalls.uploadImport.path, 'text/csv', `${head}\n${line}`, cookie);
    const { data } = z.object({ id: z.number() }).safeParse(parsed(uploaded.body));
    if (data) {
      const path = callPath(deskCalls.runImport, { id: data.id });
      const { body } = await send(path, 'application/json', choices, cookie);
      if (body.includes('"counts"')) break;
    }
    await wait(1000);
  }
  sent.gifts.add(`paypal:T${at}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends requests at a constant rate until `isOver`, without waiting for earlier responses. */
async function sendAll(cookie: string, isOver: () => boolean): Promise<void> {
  const pending: Promise<void>[] = [];
  const start = performance.now();
  for (let at = 0; !isOver(); at += 1) {
    await wait(Math.max(0, start + (at * 1000) / perSecond - performance.now()));
    if (at % perSecond === 0) pending.push(importGift(at, cookie));
    else pending.push(at % perSecond === 10 ? askForCode(at) : comment(at));
  }
  await Promise.all(pending);
}

/** Receives mails. */
function startMailServer(): void {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, callback) => {
      stream.resume().on('end', () => {
        for (const { address } of envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1);
        callback();
      });
    },
  });
  server.listen(mailPort, '127.0.0.1');
}

const [superuser, databaseUrl] = [
  'postgres://postgres:superuser-password@127.0.0.1:5432/postgres',
  'postgres://hearthlight:hearthlight@127.0.0.1:5432/hearthlight',
];

const isDatabaseCreated = () =>
  withClient(superuser, async (client) => {
    await client.query("create role hearthlight login password 'hearthlight'");
    await client.query('create database hearthlight owner hearthlight');
  }).then(
    () => true,
    () => false,
  );

/** Creates the database once HAProxy has found the leader. Returns the cookie of a bookkeeper. */
async function prepare(): Promise<string> {
  while (!(await isDatabaseCreated())) await wait(1000);
  const database = await openDatabase({ databaseUrl, dataDirectory: '' });
  await addArticles(database, articles);
  await addCampaign(database, { title: 'Wells' });
  const cookie = await openSession(database, 'bookkeeper');
  await database.destroy();
  return `desk=${cookie}`;
}

/**
 * Makes a failure at the leader. Returns the seconds without an acknowledged write, once all machines replicate again.
 */
async function fail(machines: readonly Machine[], name: string, fault: (leader: Machine) => Promise<void>) {
  const leader = await healthyLeader(machines);
  await wait(5000);
  const before = sent.times.at(-1) ?? 0;
  await fault(leader);
  const next = await healthyLeader(machines);
  const times = [before, ...sent.times.filter((time) => time > before)].toSorted((one, other) => one - other);
  const gaps = times.map((time, index) => (times[index + 1] ?? time) - time);
  const seconds = Math.max(...gaps) / 1000;
  console.log(`${name} of ${leader.name}: ${seconds.toFixed(1)} s without writes, then ${next.name} leads`);
  return seconds;
}

async function cutPower(leader: Machine): Promise<void> {
  leader.powerOff();
  await wait(30_000);
  leader.boot();
}

async function cutNetwork(leader: Machine): Promise<void> {
  leader.unplug();
  await wait(45_000);
  leader.plug();
}

const missing = (acknowledged: ReadonlySet<string>, stored: readonly unknown[]) => {
  const known = new Set(stored);
  return [...acknowledged].filter((text) => !known.has(text)).length;
};
const repeated = (values: readonly unknown[]) => values.length - new Set(values).size;

/** Returns how many acknowledged rows are missing, and how many rows and mails exist twice. */
async function compare() {
  const database = await openDatabase({ databaseUrl, dataDirectory: '' });
  const stored = {
    comments: (await database.selectFrom('comments').select('comment').execute()).map((row) => row.comment),
    gifts: (await database.selectFrom('gifts').select('external_id').execute()).map((row) => row.external_id),
    receipts: (await database.selectFrom('receipts').select('gift_id').execute()).map((row) => row.gift_id),
  };
  await database.destroy();
  const mails = [...received.values()].filter((count) => count > 1).length;
  return {
    lost: {
      comments: missing(sent.comments, stored.comments),
      gifts: missing(sent.gifts, stored.gifts),
      mails: missing(sent.mails, [...received.keys()]),
    },
    doubled: {
      comments: repeated(stored.comments),
      gifts: repeated(stored.gifts),
      receipts: repeated(stored.receipts),
      mails,
    },
    receipts: stored.receipts.length,
  };
}

const machines = createMachines();
const others = [startHaproxy(), startNginx(sitePort, [8001, 8002])];
process.on('exit', () => {
  for (const machine of machines) machine.powerOff();
  for (const child of others) child.kill();
});
for (const machine of machines) machine.boot();
startMailServer();
await healthyLeader(machines);
const cookie = await prepare();
const servers = [];
for (const port of ['8001', '8002'])
  servers.push(
    await startHearthlight(folder, {
      PORT: port,
      PUBLIC_URL: origin,
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: 'a secret of more than thirty-two characters',
      TRUST_PROXY: 'loopback',
      SMTP_URL: `smtp://127.0.0.1:${mailPort}?ignoreTLS=true`,
      MAIL_FROM: 'Hearthlight <hello@example.org>',
    }),
  );
let isOver = false;
const load = sendAll(cookie, () => isOver);
const outages: number[] = [];
for (let cut = 0; cut < cuts; cut += 1) outages.push(await fail(machines, `power cut ${cut + 1}`, cutPower));
outages.push(await fail(machines, 'network cut', cutNetwork));
isOver = true;
await load;
await wait(10_000);
const { doubled, lost, receipts } = await compare();
console.log(
  `Acknowledged: ${sent.comments.size} comments, ${sent.gifts.size} gifts with ${receipts} receipts, ${sent.mails.size} mails`,
);
console.log('Lost:', lost, 'doubled:', doubled, 'responses:', Object.fromEntries(sent.statuses));
for (const server of servers) await server.kill('SIGTERM');
const none = (figure: string, values: Record<string, number>): Figure => ({
  figure,
  value: Object.values(values).reduce((sum, count) => sum + count, 0),
  goal: { atMost: 0 },
});
const figures = [
  none('acknowledged writes lost', lost),
  none('doubled', doubled),
  {
    figure: 'longest time without writes',
    value: Math.max(...outages),
    digits: 1,
    unit: ' s',
    goal: { atMost: 30 },
  },
  { figure: 'longest request', value: sent.longest / 1000, digits: 1, unit: ' s', goal: { atMost: 15 } },
];
for (const figure of figures) console.log(`${figure.figure}: ${textOf(figure)}`);
reportMissed(figures);
process.exit();
