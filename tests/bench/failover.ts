/**
 * `npm run bench -- failover [seconds]`: starts two PostgreSQL clusters, a primary and a streaming
 * replica, and Hearthlight with 50 requests per second. Kills the primary, promotes the replica, and prints how long
 * writes failed and how many acknowledged writes were lost, without and with synchronous replication. Exits with 1 if
 * any was lost with it. Needs Debian's PostgreSQL 15 or `PG_BIN`.
 */
import { setTimeout } from 'node:timers/promises';

import { connectDatabase, openDatabase } from '../../apps/api/src/database/open.ts';
import { addArticles } from '../../apps/api/src/testing/articles.ts';
import { startCluster } from './clusters.ts';
import { startHearthlight } from './processes.ts';

const seconds = Number(process.argv[2] ?? 10);
const perSecond = 50;
/** Every fifth request reads. */
const readEvery = 5;
const articleCount = 50;

/** Acknowledged writes and their times. */
interface Writes {
  texts: string[];
  /** Milliseconds since the start of the load, one per text. */
  times: number[];
  statuses: Map<number, number>;
}

async function send(url: string, at: number): Promise<number> {
  const article = 1 + (at % articleCount);
  const body = JSON.stringify({ comentator_name: 'Halima G.', comment: textOf(at) });
  const from = `10.${at % 250}.${Math.floor(at / 250) % 250}.1`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const signal = AbortSignal.timeout(15_000);
  const request =
    at % readEvery === 0
      ? fetch(`${url}/api/news/Story%20${article}/`, { signal })
      : fetch(`${url}/api/news/${article}/comment/`, { method: 'POST', headers, body, signal });
  return request.then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
}

const textOf = (at: number) => `A kind word of some length, number ${at} of many.`;

async function sendAndCount(url: string, at: number, { statuses, texts, times }: Writes): Promise<void> {
  const status = await send(url, at);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (status !== 200 || at % readEvery === 0) return;
  texts.push(textOf(at));
  times.push(performance.now());
}

/** Sends requests at a constant rate until `isOver`, without waiting for earlier responses. */
async function sendAll(url: string, isOver: () => boolean): Promise<Writes> {
  const writes: Writes = { texts: [], times: [], statuses: new Map() };
  const pending: Promise<void>[] = [];
  const start = performance.now();
  for (let at = 0; !isOver(); at += 1) {
    await setTimeout(Math.max(0, start + (at * 1000) / perSecond - performance.now()));
    pending.push(sendAndCount(url, at, writes));
  }
  await Promise.all(pending);
  return writes;
}

async function prepare(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDirectory: '' });
  await addArticles(database, articleCount);
  await database.destroy();
}

/** Runs one failover. Returns the number of lost writes. */
async function failOver(synchronous: boolean): Promise<number> {
  const primary = await startCluster();
  const replica = await primary.addReplica(synchronous);
  await prepare(primary.url);
  // The address known to the processes. The operator moves it to the promoted replica.
  const server = await startHearthlight(primary.folder, {
    DATABASE_URL: primary.address.url,
    AUTH_SECRET: 'a secret of more than thirty-two characters',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'info',
  });
  let isOver = false;
  const load = sendAll(`http://127.0.0.1:${server.port}`, () => isOver);
  await setTimeout((seconds * 1000) / 2);
  const killed = performance.now();
  primary.kill();
  await replica.promote();
  primary.address.move(replica.port);
  const promoted = performance.now();
  await setTimeout((seconds * 1000) / 2);
  isOver = true;
  const writes = await load;
  await server.kill('SIGTERM');
  const lost = await countLost(replica.url, writes.texts);
  report(synchronous, writes, { killed, promoted, lost });
  await replica.stop();
  primary.remove();
  return lost;
}

async function countLost(databaseUrl: string, texts: readonly string[]): Promise<number> {
  const database = await connectDatabase({ databaseUrl, dataDirectory: '' });
  const rows = await database.selectFrom('comments').select('comment').execute();
  await database.destroy();
  const stored = new Set(rows.map(({ comment }) => comment));
  return texts.filter((text) => !stored.has(text)).length;
}

function report(
  synchronous: boolean,
  { statuses, texts, times }: Writes,
  { killed, lost, promoted }: { killed: number; promoted: number; lost: number },
): void {
  const before = Math.max(...times.filter((time) => time < killed));
  const after = Math.min(...times.filter((time) => time > promoted));
  const counts = [...statuses].map(([status, count]) => `${count} of ${status}`).join(', ');
  console.log(`${synchronous ? 'Synchronous' : 'Asynchronous'} replication:`);
  console.log(`  ${texts.length} writes acknowledged, ${lost} of them lost (all responses: ${counts})`);
  console.log(`  no writes for ${((after - before) / 1000).toFixed(1)} s, of which the promotion took`);
  console.log(`  ${((promoted - killed) / 1000).toFixed(1)} s`);
}

await failOver(false);
process.exitCode = (await failOver(true)) === 0 ? 0 : 1;
