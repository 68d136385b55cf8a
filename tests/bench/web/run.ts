import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { pages, paths } from '@hearthlight/domain';

import { openDatabase } from '../../../apps/api/src/database/open.ts';
import { startServer } from '../../e2e/server.ts';
import { type Figure, goalOf, isReached, reportMissed, textOf } from '../goals.ts';
import { audit, type Audit, median } from './audit.ts';
import { measureInteractions } from './interactions.ts';
import { startScriptlessProxy } from './scriptless-proxy.ts';

/**
 * `npm run bench -- web`: measures four pages with Lighthouse on a simulated slow phone, each compared with the same
 * page without script, and interactions on a slow processor. Runs alternate, so that other load affects both. Writes
 * the tables to docs/budgets.md and fails if a goal is missed. `ROUNDS` is the number of Lighthouse runs per page
 * (default: 3), `EARLY` the number of early taps and values (default: 200), `TAPS` that of taps on each control
 * (default: 200) and `SOAK_SECONDS` the time on home (default: 60; the budget is for 600).
 */
const here = dirname(fileURLToPath(import.meta.url));
const rounds = Number(process.env['ROUNDS'] ?? 3);

function install(): void {
  if (existsSync(join(here, 'node_modules'))) return;
  console.log('Installing Lighthouse in tests/bench/web (once, 365 MB)');
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', args, { cwd: here, stdio: 'inherit' });
}

interface Comparison {
  name: string;
  page: Audit[];
  withoutScript: Audit[];
}

async function compare(origin: string, addresses: Record<string, string>): Promise<Comparison[]> {
  const bare = await startScriptlessProxy(origin);
  const compared = Object.keys(addresses).map((name): Comparison => ({ name, page: [], withoutScript: [] }));
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Round ${round} of ${rounds}`);
    for (const { name, page, withoutScript } of compared) {
      page.push(await audit(origin + addresses[name]));
      withoutScript.push(await audit(bare.url + addresses[name]));
    }
  }
  bare.close();
  return compared;
}

const of = (audits: readonly Audit[], figure: (audit: Audit) => number) => median(audits.map(figure));

/** Returns the Lighthouse figures of a page, in the order of the table's columns. */
function figuresOf({ name, page, withoutScript }: Comparison): Figure[] {
  const score = (category: string): Figure => ({
    figure: `${name}: ${category}`,
    value: of(page, ({ scores }) => scores[category] ?? Number.NaN),
    goal: { atLeast: 100 },
  });
  return [
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    {
      figure: `${name}: LCP compared with the page without script`,
      value: of(page, (run) => run.lcp) / of(withoutScript, (run) => run.lcp),
      digits: 2,
      unit: '×',
      goal: { atMost: 1.1 },
    },
    {
      figure: `${name}: total blocking time`,
      value: of(page, (run) => run.tbt),
      unit: ' ms',
      goal: { atMost: 50 },
    },
    { figure: `${name}: layout shift`, value: of(page, (run) => run.cls), digits: 3, goal: { atMost: 0.01 } },
  ];
}

function row(compared: Comparison): string {
  const { name, page } = compared;
  const figures = figuresOf(compared).map(textOf);
  const kilobytes = (bytes: (run: Audit) => number) => `${(of(page, bytes) / 1000).toFixed(0)} kB`;
  const cells = [
    name,
    figures.slice(0, 4).join(' / '),
    `${(of(page, (run) => run.lcp) / 1000).toFixed(2)} s`,
    ...figures.slice(4),
    kilobytes((run) => run.bytes),
    kilobytes((run) => run.scriptBytes),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Adds comments to an article in a running server's SQLite database. */
async function addComments(dataDirectory: string, title: string, count: number): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory });
  const { id } = await database.selectFrom('news').select('id').where('title', '=', title).executeTakeFirstOrThrow();
  for (let at = 0; at < count; at += 1000) {
    const comments = Array.from({ length: 1000 }, (_, row) => ({
      news_id: id,
      comentator_name: 'Halima G.',
      comment: `A kind word, number ${at + row}.`,
      published_at: Date.now() - (at + row) * 60_000,
      state: 'shown' as const,
      held_reason: null,
      text_hash: String(at + row),
    }));
    await database.insertInto('comments').values(comments).execute();
  }
  await database.destroy();
}

/** Replaces the text between the two comments in docs/budgets.md. */
function writeTable(lines: readonly string[]): void {
  const file = join(here, '../../../docs/budgets.md');
  const table = `<!-- bench web -->\n\n${lines.join('\n')}\n\n<!-- /bench web -->`;
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/<!-- bench web -->[^]*<!-- \/bench web -->/, () => table),
  );
}

install();
const loadBefore = (loadavg()[0] ?? 0).toFixed(1);
const server = await startServer();
const news: { title: string }[] = await (await fetch(`${server.url}/api/latest-news/`)).json();
const article = paths.news(news[0]?.title ?? '');
const busyArticle = news[1]?.title ?? '';
await addComments(server.dataDirectory, busyArticle, 10_000);
const compared = await compare(server.url, {
  Home: pages.home.path,
  Article: article,
  'Sign-in': pages.signIn.path,
  About: pages.about.path,
});
const noticed = await measureInteractions(server.url, article, paths.news(busyArticle));
await server.stop();
const lines = [
  `Lighthouse mobile, median of ${rounds}, measured on ${new Date().toISOString().slice(0, 10)} with a load of ${loadBefore} before the run. Bytes include what loads while the browser is idle.`,
  '',
  '| page | performance / accessibility / best practices / SEO | LCP | beside the page without script | TBT | CLS | bytes | script |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ...compared.map(row),
  '',
  '| interaction, CPU ÷ 4 | measured | goal | reached |',
  '| --- | --- | --- | --- |',
  ...noticed.map((one) => `| ${one.figure} | ${textOf(one)} | ${goalOf(one)} | ${isReached(one) ? 'yes' : 'no'} |`),
];
console.log(lines.join('\n'));
writeTable(lines);
reportMissed([...compared.flatMap(figuresOf), ...noticed]);
