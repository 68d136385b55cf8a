/**
 * `npm run bench -- files [file…]`: uploads hostile and ordinary files to the desk of a running server, one after the
 * other, while others ask for the home page and the latest news. Prints how each ended, how long others waited beside
 * an idle server, and the peak memory (PSS) of the server and its workers. Fails if a goal is missed.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { callPath, calls } from '@hearthlight/domain';
import { deskCalls, type DeskCallName } from '@hearthlight/domain/desk';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import * as z from 'zod';

import { openDatabase } from '../../apps/api/src/database/open.ts';
import { newFolder } from '../../apps/api/src/testing/engines.ts';
import { aPdfOfForms, aPdfOfPicture, aPdfOfThinPages } from '../../apps/api/src/testing/hostile-files.ts';
import { build } from '../../tooling/prepare.mjs';
import { openSession } from './desk-session.ts';
import { type Figure, reportMissed } from './goals.ts';
import { type ServerProcess, startHearthlight } from './processes.ts';

/** A file, the call that opens it and the type of its body. */
interface UntrustedFile {
  name: string;
  call: DeskCallName;
  type: string;
  make: () => Promise<Buffer> | Buffer | string;
  /** How many people upload it at once. Default: one. */
  times?: number;
}

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 18 },
    },
  }).blur(1);

async function aScan(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const picture = await document.embedJpg(await noise(1654, 2339).jpeg({ quality: 80 }).toBuffer());
  document.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
  return Buffer.from(await document.save());
}

const article = (detail: string) =>
  JSON.stringify({
    title: 'Roofs',
    tags: '',
    cover_image_url: '',
    cover_image_description: '',
    author_name: '',
    campaign_id: null,
    detail,
    based_on: 0,
  });

const scan = (name: string, make: UntrustedFile['make']): UntrustedFile => ({
  name,
  make,
  call: 'uploadBillScan',
  type: 'application/pdf',
});
const statement = (name: string, type: 'text/csv' | 'text/xml', make: UntrustedFile['make']): UntrustedFile => ({
  name,
  make,
  type,
  call: 'uploadImport',
});
const numbered = (count: number, text: (index: number) => string, separator: string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(separator);
const columns = (count: number) => numbered(count, (index) => `c${index}`, ',');
const megabytes = 20 * 1024 * 1024;

const files: UntrustedFile[] = [
  scan('PDF of nested forms', () => aPdfOfForms()),
  { ...scan('eight PDFs of nested forms', () => aPdfOfForms()), times: 8 },
  scan('PDF with 3,600 million pixels', () => aPdfOfPicture(60_000, 60_000 ** 2 / 8)),
  scan('PDF of thin pages', aPdfOfThinPages),
  statement('CSV of 100,000 columns', 'text/csv', () => `${columns(100_000)}\n1`),
  statement(
    'CSV of 5,000 columns and 100,000 rows',
    'text/csv',
    () => `${columns(5000)}\n${'1,2,3\n'.repeat(100_000)}`,
  ),
  statement(
    'XML element of a million attributes',
    'text/xml',
    () => `<?xml version="1.0"?><Document ${numbered(1_000_000, (index) => `a${index}="1"`, ' ')}/>`,
  ),
  statement('20 MB of one letter', 'text/csv', () => 'a'.repeat(megabytes)),
  statement('20 MB of commas', 'text/csv', () => ','.repeat(megabytes)),
  statement(
    'two million XML elements',
    'text/xml',
    () => `<?xml version="1.0"?><Document>${'<a></a>'.repeat(2_000_000)}</Document>`,
  ),
  {
    name: 'article of 56,000 nested <b>',
    call: 'saveArticle',
    type: 'application/json',
    make: () => article(`${'<b>'.repeat(56_000)}Roofs${'</b>'.repeat(56_000)}`),
  },
  {
    name: 'photograph of 12 MB',
    call: 'uploadPicture',
    type: 'image/jpeg',
    make: () => noise(6000, 4000).jpeg({ quality: 97 }).toBuffer(),
  },
  scan('scan of an A4 page', aScan),
];

/** The milliseconds that requests took, and the peak memory meanwhile. */
interface Watched {
  times: number[];
  memory: number;
}

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

/** Asks for pages until `done` settles, and reads the memory of the server and its workers. */
async function watch(server: ServerProcess, done: Promise<unknown>): Promise<Watched> {
  const watched: Watched = { times: [], memory: 0 };
  const ended = new AbortController();
  const end = () => ended.abort();
  done.then(end, end);
  const visit = async (path: string) => {
    while (!ended.signal.aborted) {
      const start = performance.now();
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      watched.times.push(performance.now() - start);
      await wait(20);
    }
  };
  const measure = async () => {
    while (!ended.signal.aborted) {
      watched.memory = Math.max(watched.memory, server.treeMemory());
      // Reading it takes milliseconds, in which the kernel holds up the server.
      await wait(25);
    }
  };
  await Promise.all([visit('/'), visit(calls.latestNews.path), measure()]);
  return watched;
}

async function prepare() {
  const dataDirectory = newFolder();
  const target = { databaseUrl: undefined, dataDirectory };
  const variables = { AUTH_SECRET: 'a secret of more than thirty-two characters', SAMPLE_DATA: 'yes' };
  await (await startHearthlight(dataDirectory, variables)).kill('SIGTERM');
  const database = await openDatabase(target);
  const cookie = await openSession(database, 'owner');
  await database.destroy();
  return { cookie, server: await startHearthlight(dataDirectory, variables) };
}

await build();
const { cookie, server } = await prepare();
// Also after a failure, because the server would outlive this process.
process.on('exit', () => void server.kill('SIGKILL'));
const origin = `http://localhost:${server.port}`;
const send = (call: DeskCallName, type: string, body: string | Buffer<ArrayBuffer>, id = 0) =>
  fetch(`http://127.0.0.1:${server.port}${callPath(deskCalls[call], { id })}`, {
    method: 'POST',
    headers: { origin, cookie: `desk=${cookie}`, 'content-type': type },
    body,
  });
const created = await send('createArticle', 'application/json', JSON.stringify({ title: 'Roofs' }));
const { id } = z.object({ id: z.number() }).parse(await created.json());

await watch(server, wait(3000));
const idle = await watch(server, wait(10_000));
const idleTime = percentile(idle.times, 0.95);
const mebibytes = (bytes: number) => Math.round(bytes / 1024 ** 2);
console.log(`idle: p95 ${idleTime.toFixed(1)} ms, ${mebibytes(idle.memory)} MiB`);
console.log('| file | outcome | seconds | p95 of others | beside idle | longest wait | peak memory |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
const chosen = process.argv.slice(2);
const figures: Figure[] = [];
for (const { call, make, name, times: people = 1, type } of files) {
  if (chosen.length > 0 && !chosen.some((word) => name.includes(word))) continue;
  const made = await make();
  const body = typeof made === 'string' ? made : Buffer.from(made);
  const start = performance.now();
  const upload = async () => {
    const response = await send(call, type, body, id);
    const { message = 'stored' } = z.object({ message: z.optional(z.string()) }).parse(await response.json());
    return `${response.status}: ${message}`;
  };
  const outcome = Promise.all(Array.from({ length: people }, upload)).then((all) => [...new Set(all)].join('; '));
  let seconds = 0;
  const answered = outcome.finally(() => (seconds = (performance.now() - start) / 1000));
  // At least a second, so that a percentile means something.
  const { memory, times } = await watch(server, Promise.all([answered, wait(1000)]));
  const [p95, longest] = [percentile(times, 0.95), Math.max(...times)];
  const cells = [name, await outcome, seconds.toFixed(1), `${p95.toFixed(1)} ms`, `${(p95 / idleTime).toFixed(1)}×`];
  console.log(`| ${[...cells, `${longest.toFixed(0)} ms`, `${mebibytes(memory)} MiB`].join(' | ')} |`);
  figures.push(
    { figure: `${name}: p95 of others beside idle`, value: p95 / idleTime, digits: 1, goal: { atMost: 3 } },
    { figure: `${name}: longest wait`, value: longest, unit: ' ms', goal: { atMost: 500 } },
    { figure: `${name}: memory`, value: memory / 1024 ** 2, unit: ' MiB', goal: { atMost: 381 } },
  );
}
await server.kill('SIGTERM');
reportMissed(figures);
