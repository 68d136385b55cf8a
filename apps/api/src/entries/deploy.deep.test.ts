import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { expect, test, vi } from 'vitest';

import { openDatabase } from '../database/open.ts';
import { uploadTables } from '../platform/uploads/upload-tables.ts';
import { addArticles } from '../testing/articles.ts';
import { engines, hasPostgres, newFolder } from '../testing/engines.ts';
import { freePort } from '../testing/free-port.ts';
import { killAfterEach, running, secret } from '../testing/server-process.ts';
import { sample, startUnit } from '../testing/systemd-unit.ts';

/* Two processes behind nginx, under load. */

vi.setConfig({ testTimeout: 120_000 });
killAfterEach();

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasNginx || !hasOpenssl) {
  process.stderr.write('\nWarning: nginx or openssl is missing. deploy/nginx.conf is not tested.\n\n');
}

/** Starts nginx with deploy/nginx.conf, other ports and a test certificate. Returns the https port. */
async function startNginx(servers: readonly number[]): Promise<number> {
  const folder = newFolder();
  const [http, https] = [await freePort(), await freePort()];
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  const subject = ['-subj', '/CN=hearthlight.example', '-days', '1'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
    { stdio: 'ignore' },
  );
  const site = sample('nginx.conf')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443', `listen 127.0.0.1:${https}`)
    .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, certificate)
    .replace(/\/etc\/letsencrypt\S+privkey\.pem/, key)
    .replace('/var/www/html', folder)
    .replace('/var/log/nginx/access.log', '/dev/null')
    .replace('/var/cache/nginx-hearthlight', join(folder, 'pictures'))
    .replace(/server 127\.0\.0\.1:8000 (.*);/, (_, options: string) =>
      servers.map((port) => `server 127.0.0.1:${port} ${options};`).join('\n'),
    );
  mkdirSync(join(folder, 'temporary'));
  mkdirSync(join(folder, '.well-known/acme-challenge'), { recursive: true });
  writeFileSync(join(folder, '.well-known/acme-challenge/token'), 'proof');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temporary', name)};`,
  );
  writeFileSync(
    join(folder, 'main.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${join(folder, 'pid')}; error_log stderr crit;
     events {} http { access_log off; ${paths.join(' ')} ${site} }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'main.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(child);
  await expect.poll(() => send(https, '/robots.txt').catch(() => 0), { timeout: 15_000 }).toBe(200);
  const redirect = await fetch(`http://127.0.0.1:${http}/news`, { redirect: 'manual' });
  expect(redirect.status).toBe(301);
  const challenge = await fetch(`http://127.0.0.1:${http}/.well-known/acme-challenge/token`);
  expect(await challenge.text()).toBe('proof');
  return https;
}

/** Sends a request to nginx and returns the status. `from` is the client's address. */
function send(
  port: number,
  path: string,
  { body, forged, from = '127.0.0.1' }: { body?: string; forged?: string; from?: string } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        localAddress: from,
        rejectUnauthorized: false,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          host: 'hearthlight.example',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(forged !== undefined && { 'x-forwarded-for': forged }),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const aComment = (text: string) => JSON.stringify({ comentator_name: 'Halima G.', comment: text });

test.runIf(hasNginx && hasOpenssl && hasPostgres)(
  'behind deploy/nginx.conf, two processes share exact limits, and killing one loses no acknowledged write',
  async () => {
    const target = await (engines[1] ?? engines[0])?.createTarget();
    if (target?.databaseUrl === undefined) throw new Error('no PostgreSQL');
    const database = await openDatabase(target);
    await addArticles(database, 30);
    const variables = {
      DATABASE_URL: target.databaseUrl,
      AUTH_SECRET: secret,
      TRUST_PROXY: '127.0.0.1',
      DATA_DIR: newFolder(),
    };
    const [one, other] = [await startUnit(variables), await startUnit(variables)];
    const nginx = await startNginx([one.port, other.port]);

    // The limit is 5 comments per article and network. nginx replaces forged addresses, so all of these count as one
    // network.
    const statuses = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        send(nginx, '/api/news/1/comment/', {
          body: aComment(`A kind word of some length, number ${at}.`),
          forged: `10.0.0.${at}`,
        }),
      ),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      ...Array.from({ length: 19 }, () => 400),
    ]);
    expect(await send(nginx, '/api/news/1/comment/', { body: aComment('x'.repeat(70_000)) })).toBe(413);
    // Uploads of the desk reach the server, which asks for a session.
    const upload = (size: number) => send(nginx, '/desk/api/imports/', { body: 'x'.repeat(size) });
    expect([await upload(20_000_000), await upload(23_000_000)]).toEqual([403, 413]);

    const acknowledged: string[] = [];
    const stopping = new AbortController();
    const failures: number[] = [];
    const write = async (writer: number) => {
      for (let at = 0; !stopping.signal.aborted; at += 1) {
        const text = `A kind word from writer ${writer}, the ${at}th of many.`;
        const options = { body: aComment(text), from: `127.1.${writer}.${1 + (at % 250)}` };
        const status = await send(nginx, `/api/news/${2 + (at % 28)}/comment/`, options).catch(() => 0);
        if (status === 200) acknowledged.push(text);
        else failures.push(status);
      }
    };
    const writing = Array.from({ length: 8 }, (_, writer) => write(writer));
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(60);
    one.child.kill('SIGKILL');
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 60);
    stopping.abort();
    await Promise.all(writing);

    const rows = await database.selectFrom('comments').select('comment').execute();
    const stored = new Set(rows.map(({ comment }) => comment));
    expect(acknowledged.filter((text) => !stored.has(text))).toEqual([]);
    // Only requests in progress at the killed process may fail.
    expect(failures.length).toBeLessThanOrEqual(8);
    const id = '0'.repeat(32);
    const picture = { name: '480.jpg', data: Buffer.from('a picture') };
    await uploadTables.put(database, `pictures/${id}`, [picture]);
    const shown = () => send(nginx, `/uploads/${id}/480.jpg`);
    expect(await shown()).toBe(200);
    await database.destroy();
    other.child.kill('SIGKILL');
    // nginx has it in its cache.
    expect([await shown(), await send(nginx, '/api/latest-news/')]).toEqual([200, 502]);
    await target.remove();
  },
);

// The documented procedure: restart one process at a time, as soon as the previous one responds.
test.runIf(hasNginx && hasOpenssl && hasPostgres)(
  'a rolling restart of both processes behind nginx loses no request',
  async () => {
    const postgres = engines.find(({ name }) => name === 'PostgreSQL');
    const target = await postgres?.createTarget();
    if (!target?.databaseUrl) throw new Error('there is no PostgreSQL');
    await (await openDatabase(target)).destroy();
    const start = (port?: number) =>
      startUnit({
        AUTH_SECRET: secret,
        DATABASE_URL: target.databaseUrl ?? '',
        DATA_DIR: newFolder(),
        ...(port !== undefined && { PORT: String(port) }),
      });
    const processes = [await start(), await start()];
    const https = await startNginx(processes.map(({ port }) => port));
    const stopping = new AbortController();
    const lost: string[] = [];
    let answered = 0;
    const client = async () => {
      while (!stopping.signal.aborted) {
        const status = await send(https, '/api/latest-news/').catch(String);
        if (status === 200) answered += 1;
        else lost.push(String(status));
        // Leaves the processes time to start.
        await setTimeout(20);
      }
    };
    const clients = Array.from({ length: 20 }, client);
    for (const { child, port } of processes) {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await start(port);
    }
    stopping.abort();
    await Promise.all(clients);
    expect(lost).toEqual([]);
    expect(answered).toBeGreaterThan(500);
    await target.remove();
  },
);
