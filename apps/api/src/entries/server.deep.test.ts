import { Agent, get } from 'node:http';

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { migrateTo } from '../database/migrate.ts';
import { connectDatabase, engineOf, openDatabase } from '../database/open.ts';
import { refusals } from '../platform/http/refusal.ts';
import { addArticles } from '../testing/articles.ts';
import { engines, type TestTarget } from '../testing/engines.ts';
import { freePort } from '../testing/free-port.ts';
import { holdMigrationLock } from '../testing/migration-lock.ts';
import { killAfterEach, start, stop } from '../testing/server-process.ts';

/* The server under load, killed, and during a slow migration. */

killAfterEach();

/** Makes a request. Returns the status of a complete response, `refused` without a connection, or the error's code. */
const outcomeOf = (url: string, agent: Agent) =>
  new Promise<string>((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve(error.syscall === 'connect' ? 'refused' : String(error.code));
    get(url, { agent }, (response) => {
      response.resume().once('error', fail);
      response.once('end', () => resolve(String(response.statusCode)));
    }).once('error', fail);
  });

describe.each(engines)('a server on $name', (engine) => {
  test.each([
    ['persistent connections', true],
    ['a connection for each request', false],
  ])('resets none of 2,000 requests of 300 clients with %s', { timeout: 120_000 }, async (_, keepAlive) => {
    const target = await engine.createMigrated();
    const outcomes = new Map<string, number>();
    const sum = () => [...outcomes.values()].reduce((total, count) => total + count, 0);
    while (sum() < 2000) {
      const { child, url } = await start(target);
      const agent = new Agent({ keepAlive });
      const requestUntilRefused = async () => {
        for (let outcome = ''; outcome !== 'refused';) {
          outcome = await outcomeOf(`${url}/api/latest-news/`, agent);
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        }
      };
      const clients = Array.from({ length: 300 }, requestUntilRefused);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await stop(child)).toBe(0);
      await Promise.all(clients);
    }
    expect([...outcomes.keys()].toSorted()).toEqual(['200', 'refused']);
    await target.remove();
  });

  test('answers /healthz while two processes start with a slow migration, which runs once', async () => {
    const target = await engine.createTarget();
    const gifts = 160_000;
    await addFormerGifts(target, gifts);
    const release = await holdMigrationLock(target);
    const ports = [await freePort(), await freePort()];
    const starts = ports.map(async (port) => {
      const seen = watchStart(`http://127.0.0.1:${port}`);
      const { child } = await start(target, { PORT: String(port), SAMPLE_DATA: 'no' });
      return { child, ...(await seen) };
    });
    for (const port of ports) {
      const isAlive = () =>
        fetch(`http://127.0.0.1:${port}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isAlive, { timeout: 30_000 }).toBe(true);
    }
    await release();
    for (const { answers, child, longestPause, waited } of await Promise.all(starts)) {
      expect(answers.health).toEqual(new Set([200]));
      expect(answers.page).toEqual(new Set([`503 ${refusals.starting}`]));
      // A blocked process answers nothing during the longest statement.
      expect(longestPause).toBeLessThan(waited / 2);
      expect(await stop(child)).toBe(0);
    }
    const database = await connectDatabase(target);
    const { count } = await database
      .selectFrom('receipts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(gifts);
    await database.destroy();
    await target.remove();
  }, 120_000);

  test('loses no acknowledged comment when killed under load', async () => {
    const target = await engine.createTarget();
    const database = await openDatabase(target);
    const news = await addArticles(database, 40);
    await database.destroy();
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { child, url } = await start(target, { SAMPLE_DATA: 'no', TRUST_PROXY: 'loopback' });
      const before = acknowledged.length;
      const writing = Array.from({ length: 8 }, (_, writer) =>
        writeUntilGone(url, news, `${round} ${writer}`, acknowledged),
      );
      await expect.poll(() => acknowledged.length - before, { timeout: 15_000 }).toBeGreaterThan(20);
      child.kill('SIGKILL');
      await Promise.all(writing);
    }
    const after = await openDatabase(target);
    const kept = await after.selectFrom('comments').select('comment').execute();
    const texts = new Set(kept.map(({ comment }) => comment));
    expect(acknowledged.filter((text) => !texts.has(text))).toEqual([]);
    await after.destroy();
    await target.remove();
  });
});

/** Fills a database of the version before receipts, so that the next migration takes seconds. */
async function addFormerGifts(target: TestTarget, count: number): Promise<void> {
  const database = await connectDatabase(target);
  await migrateTo(database, engineOf(target), '0031-picture-uses');
  const batch = 20_000;
  for (let start = 0; start < count; start += batch)
    await sql`insert into gifts
      (giver_key, giver_name, date, amount_cents, cause, payment_method, payment_status, external_id)
      with recursive numbers (i) as (select ${sql.lit(start)} union all select i + 1 from numbers where i + 1 < ${sql.lit(start + batch)})
      select 'name:giver ' || i % 5000, 'Giver ' || i % 5000, '202' || i % 6 || '-05-' || (10 + i % 20), 2500, 'A roof',
        'Paypal service', 'completed', 'bank:' || i from numbers`.execute(database);
  await database.destroy();
}

/** Makes requests until a process is ready. Returns its answers and, in milliseconds, the longest time without one. */
async function watchStart(url: string) {
  const answers = { health: new Set<number>(), page: new Set<string>() };
  const pauses: number[] = [];
  const ask = (path: string) => fetch(url + path).catch(() => undefined);
  for (let last: number | undefined; ;) {
    const health = await ask('/healthz');
    // Refused until it listens, and never again.
    if (health || last !== undefined) answers.health.add(health?.status ?? 0);
    if (health) {
      pauses.push(performance.now() - (last ?? performance.now()));
      last = performance.now();
      const page = await ask('/about');
      if ((await ask('/readyz'))?.ok) break;
      const { message } = z.object({ message: z.string() }).parse(await page?.json());
      answers.page.add(`${page?.status} ${message}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    answers,
    longestPause: Math.max(...pauses),
    waited: pauses.reduce((sum, pause) => sum + pause, 0),
  };
}

/** Posts comments from different clients until the server is gone. Collects the acknowledged ones. */
async function writeUntilGone(url: string, news: readonly { id: number }[], name: string, acknowledged: string[]) {
  for (let at = 0; ; at += 1) {
    const comment = `A kind word from writer ${name}, the ${at}th of many.`;
    const id = news[at % news.length]?.id ?? 0;
    try {
      const answer = await fetch(`${url}/api/news/${id}/comment/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${at % 250}.${name.replace(' ', '.')}`,
        },
        body: JSON.stringify({ comentator_name: 'Halima G.', comment }),
      });
      await answer.text();
      if (answer.status === 200) acknowledged.push(comment);
    } catch {
      return;
    }
  }
}
