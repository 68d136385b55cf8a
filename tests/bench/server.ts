/**
 * `npm run bench -- server`: compares the throughput of the two public reads and the rendered pages with a bare
 * `node:http` server that returns the same bytes, and with 10,000 times as many articles. Also measures the start on an
 * existing database. Fails if a goal is missed. Compare the ratios; absolute figures depend on the machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '../../apps/api/src/database/open.ts';
import { type Figure, reportMissed } from './goals.ts';
import { load } from './load.ts';
import { type ServerProcess, startBare, startHearthlight } from './processes.ts';

/** Many short rounds, because a machine's speed varies by a fifth from second to second. */
const rounds = 20;
const secondsPerRound = 0.7;
const rowFactor = 10_000;

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Creates a folder with the sample data, and one with 10,000 more articles and comments for each sample article. */
async function prepare(): Promise<{ small: string; large: string }> {
  const [small, large] = [newFolder(), newFolder()];
  for (const folder of [small, large]) await (await startHearthlight(folder)).kill('SIGTERM');
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory: large });
  const { count } = await database
    .selectFrom('news')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  for (let at = 0; at < count * rowFactor; at += 1000) {
    const rows = Array.from({ length: 1000 }, (_, row) => ({
      title: `An older article, number ${at + row}`,
      tags: 'Older',
      cover_image_url: '/pictures/well.svg',
      cover_image_description: null,
      published_at: at + row,
      detail: '<p>Older.</p>',
      author_name: 'Ruth W.',
    }));
    const added = await database.insertInto('news').values(rows).returning('id').execute();
    const comments = added.map(({ id }) => ({
      news_id: id,
      comentator_name: 'Halima G.',
      comment: 'A kind word.',
      published_at: at,
      state: 'shown' as const,
      held_reason: null,
      text_hash: String(id),
    }));
    await database.insertInto('comments').values(comments).execute();
  }
  await database.destroy();
  return { small, large };
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'hearthlight-bench-'));

/** One value per round. */
interface Measurements {
  perSecond: number[];
  cpuPerRequest: number[];
}

/** Loads the servers in alternating order, so that other load affects all of them. */
async function measure(path: string, servers: readonly ServerProcess[]): Promise<Measurements[]> {
  const measured = servers.map((): Measurements => ({ perSecond: [], cpuPerRequest: [] }));
  for (const server of servers) await load(server.port, path, { seconds: 1 });
  for (let round = 0; round < rounds; round += 1) {
    const inTurn = [...servers.entries()];
    for (const [at, server] of round % 2 === 0 ? inTurn : inTurn.toReversed()) {
      const before = server.cpu();
      const { requestsPerSecond, failures } = await load(server.port, path, { seconds: secondsPerRound });
      if (failures > 0) throw new Error(`${failures} requests of ${path} failed`);
      measured[at]?.perSecond.push(requestsPerSecond);
      measured[at]?.cpuPerRequest.push((server.cpu() - before) / (secondsPerRound * requestsPerSecond));
    }
  }
  return measured;
}

/** Prints the comparison. Returns the figures with goals. */
async function compare(path: string, small: ServerProcess, large: ServerProcess): Promise<Figure[]> {
  const content = await (await fetch(`http://127.0.0.1:${small.port}${path}`)).text();
  const bare = await startBare(content);
  const [ours, larger, plain] = await measure(path, [small, large, bare]);
  await bare.kill('SIGTERM');
  if (!ours || !larger || !plain) return [];
  const ratio = (one: readonly number[], other: readonly number[]) => median(one) / median(other);
  const beside = {
    plain: ratio(ours.perSecond, plain.perSecond),
    larger: ratio(larger.perSecond, ours.perSecond),
  };
  const processor = {
    plain: ratio(plain.cpuPerRequest, ours.cpuPerRequest),
    larger: ratio(ours.cpuPerRequest, larger.cpuPerRequest),
  };
  console.log(`GET ${path} (${content.length} bytes): ${median(ours.perSecond).toFixed(0)} requests/s`);
  console.log(`  compared to bare node:http: ${beside.plain.toFixed(2)}x (by CPU time ${processor.plain.toFixed(2)}x)`);
  console.log(
    `  with ${rowFactor.toLocaleString('en-US')} times the rows: ${beside.larger.toFixed(2)}x (by CPU time ${processor.larger.toFixed(2)}x)`,
  );
  return [
    ratioFigure(`GET ${path} compared to bare node:http`, beside.plain, 0.5),
    ratioFigure(`GET ${path} with ${rowFactor} times the rows`, beside.larger, 0.95),
  ];
}

const ratioFigure = (figure: string, value: number, least: number): Figure => ({
  figure,
  value,
  digits: 2,
  unit: 'x',
  goal: { atLeast: least },
});

const { small, large } = await prepare();
const startedAt = performance.now();
const ours = await startHearthlight(small);
await fetch(`http://127.0.0.1:${ours.port}/api/latest-news/`);
const start = (performance.now() - startedAt) / 1000;
console.log(`start on an existing database to the first response: ${start.toFixed(2)} s`);
const larger = await startHearthlight(large);
const title = encodeURIComponent('Forty days of water in Garbatula');
const figures: Figure[] = [
  { figure: 'start on an existing database', value: start, digits: 2, unit: ' s', goal: { atMost: 1.5 } },
];
for (const path of ['/api/latest-news/', `/api/news/${title}/`, '/', `/news/${title}`])
  figures.push(...(await compare(path, ours, larger)));
for (const server of [ours, larger]) await server.kill('SIGTERM');
for (const folder of [small, large]) rmSync(folder, { recursive: true });
reportMissed(figures);
