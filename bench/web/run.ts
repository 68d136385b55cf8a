import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { startServer } from '../../e2e/server.ts';
import { chromiumArguments, findChromium } from '../../tooling/chromium.ts';

/**
 * `npm run bench:web`: runs Lighthouse with a simulated slow phone on the home page, and on the same HTML and CSS
 * without scripts. Prints medians of five runs, which alternate so that other load on the machine affects both.
 */
const here = dirname(fileURLToPath(import.meta.url));
const rounds = 5;

/** Times in milliseconds. */
interface Measurements {
  scores: Record<string, number>;
  lcp: number;
  tbt: number;
  cls: number;
}

if (!existsSync(join(here, 'node_modules'))) {
  console.log('Installing Lighthouse in bench/web (once, 365 MB)');
  spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: here,
    stdio: 'inherit',
  });
}

/** Starts a proxy that removes the scripts from HTML pages. */
function startScriptlessProxy(origin: string): Promise<Server> {
  const server = createServer((request, response) => void forward(origin + request.url, request, response));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function forward(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const upstream = await fetch(url, { headers: { accept: request.headers.accept ?? '*/*' } });
  const type = upstream.headers.get('content-type') ?? '';
  const body = type.startsWith('text/html')
    ? Buffer.from(
        (await upstream.text()).replace(/<script[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g, ''),
      )
    : Buffer.from(await upstream.arrayBuffer());
  response
    .writeHead(upstream.status, { 'content-type': type, 'content-encoding': 'gzip' })
    .end(gzipSync(body));
}

function lighthouse(url: string): Promise<Measurements> {
  const { executablePath } = findChromium();
  const args = [
    join(here, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    `--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`,
  ];
  const child = spawn('node', args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) =>
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`Lighthouse exited with ${code}.`));
      const report = JSON.parse(Buffer.concat(chunks).toString());
      const scores = Object.entries<{ score: number }>(report.categories).map(([name, { score }]) => [
        name,
        Math.round(score * 100),
      ]);
      resolve({
        scores: Object.fromEntries(scores),
        lcp: report.audits['largest-contentful-paint'].numericValue,
        tbt: report.audits['total-blocking-time'].numericValue,
        cls: report.audits['cumulative-layout-shift'].numericValue,
      });
    }),
  );
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function report(name: string, runs: Measurements[]): void {
  const scores = Object.keys(runs[0]?.scores ?? {}).map(
    (key) => `${key} ${median(runs.map((run) => run.scores[key] ?? 0))}`,
  );
  console.log(
    `${name}: ${scores.join(', ')}; LCP ${Math.round(median(runs.map((run) => run.lcp)))} ms, ` +
      `TBT ${Math.round(median(runs.map((run) => run.tbt)))} ms, CLS ${median(runs.map((run) => run.cls)).toFixed(3)}`,
  );
}

const site = await startServer();
const bare = await startScriptlessProxy(site.url);
const address = bare.address();
if (!address || typeof address === 'string') throw new Error('The proxy has no port.');
const bareUrl = `http://127.0.0.1:${address.port}`;
const [page, reference]: [Measurements[], Measurements[]] = [[], []];
for (let round = 1; round <= rounds; round += 1) {
  console.log(`Round ${round} of ${rounds}`);
  page.push(await lighthouse(site.url));
  reference.push(await lighthouse(bareUrl));
}
report('Home', page);
report('Home without script', reference);
const ratio = median(page.map((run) => run.lcp)) / median(reference.map((run) => run.lcp));
console.log(`LCP ${ratio.toFixed(2)} times that of the page without script`);
bare.close();
await site.stop();
