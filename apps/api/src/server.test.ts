import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';

import { afterEach, describe, expect, test } from 'vitest';

import { openDatabase } from './database/open.ts';
import { engines, newFolder, type TestPlace } from './testing/engines.ts';

const server = fileURLToPath(new URL('server.ts', import.meta.url));
const secret = 'a secret of more than thirty-two characters';
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

function launch(variables: Record<string, string>) {
  const child = spawn(process.execPath, [server], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  return { child, output };
}

/** Starts a server and waits for its banner. */
async function start(
  place: Pick<TestPlace, 'databaseUrl' | 'dataDirectory'>,
  more: Record<string, string> = {},
) {
  const { child, output } = launch({
    DATA_DIR: place.dataDirectory || newFolder(),
    AUTH_SECRET: secret,
    ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
    ...more,
  });
  const began = performance.now();
  const address = () =>
    /Hearthlight is at (http:\S+)/.exec(output.out)?.[1]?.replace('localhost', '127.0.0.1');
  while (address() === undefined && child.exitCode === null && performance.now() - began < 20_000) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { child, output, url: address() ?? '' };
}

async function stop(child: ChildProcess): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return child.exitCode;
}

test.each([
  [{ PORT: 'none' }, /^PORT must be a number from 0 to 65535\.\n$/],
  [
    { DATABASE_URL: 'postgres://127.0.0.1:1/x', AUTH_SECRET: secret },
    /^DATABASE_URL names a database that cannot be reached\.\n$/,
  ],
])('a start with %j ends with one sentence and 1', async (variables, sentence) => {
  const { child, output } = launch({ DATA_DIR: newFolder(), ...variables });
  await once(child, 'close');
  expect([child.exitCode, output.out]).toEqual([1, '']);
  expect(output.err).toMatch(sentence);
});

test('the first start says where the site, the outbox and the demo donor are; a code is told as it is mailed', async () => {
  const folder = newFolder();
  const { child, output, url } = await start({ databaseUrl: undefined, dataDirectory: folder });
  expect(output.out).toMatch(/outbox: http:\/\/localhost:\d+\/dev\/mail/);
  const [, email, password] = /Sign in as (\S+) with the password (\S+)/.exec(output.out) ?? [];
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post('/api/signin/', { email, password })).status).toBe(200);
  await post('/api/send-email-verification-code/', {
    email: 'a@b.example',
    first_name: 'Ada',
    last_name: 'Byron',
  });
  expect(output.out).toMatch(/Mail to a@b\.example: \d{5} is your Hearthlight code/);
  expect(await stop(child)).toBe(0);
  expect(output.err).toBe('');
});

describe.each(engines)('a server on $name', (engine) => {
  test('finishes what is under way at SIGTERM, takes nothing new, and ends', async () => {
    const place = await engine.newPlace();
    const { child, url } = await start(place);
    const { port } = new URL(url);
    const body = JSON.stringify({ email: 'ada@example.org', password: 'Wrong-pass-1' });
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(
      `POST /api/signin/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
    );
    await fetch(`${url}/robots.txt`);
    const ended = stop(child);
    await expect
      .poll(() =>
        fetch(`${url}/robots.txt`).then(
          () => 'taken',
          () => 'refused',
        ),
      )
      .toBe('refused');
    socket.write(body.slice(9));
    expect(await ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toContain('do not belong together');
    await place.remove();
  });

  test('loses nothing that it acknowledged when it is killed under load, and starts again', async () => {
    const place = await engine.newPlace();
    const database = await openDatabase(place);
    const rows = Array.from({ length: 40 }, (_, at) => ({
      title: `Story ${at}`,
      tags: 'Water',
      cover_image_url: '/pictures/well.svg',
      cover_image_description: null,
      published_at: at,
      detail: '<p>Water.</p>',
      author_name: 'Ruth W.',
    }));
    const news = await database.insertInto('news').values(rows).returning('id').execute();
    await database.destroy();
    const acknowledged: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { child, url } = await start(place, { SAMPLE_DATA: 'no', TRUST_PROXY: 'loopback' });
      const before = acknowledged.length;
      const writing = Array.from({ length: 8 }, (_, writer) =>
        writeUntilGone(url, news, `${round} ${writer}`, acknowledged),
      );
      await expect.poll(() => acknowledged.length - before, { timeout: 15_000 }).toBeGreaterThan(20);
      child.kill('SIGKILL');
      await Promise.all(writing);
    }
    const after = await openDatabase(place);
    const kept = await after.selectFrom('comments').select('comment').execute();
    const texts = new Set(kept.map(({ comment }) => comment));
    expect(acknowledged.filter((text) => !texts.has(text))).toEqual([]);
    await after.destroy();
    await place.remove();
  });
});

/** Writes comments, each from another client, until the server is gone; notes those that it said it had. */
async function writeUntilGone(
  url: string,
  news: readonly { id: number }[],
  name: string,
  acknowledged: string[],
) {
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
