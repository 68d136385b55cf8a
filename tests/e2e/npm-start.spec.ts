import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { freePort } from '../../apps/api/src/testing/free-port.ts';
import { environment, root } from '../../tooling/prepare.mjs';

test.setTimeout(180_000);

/** Starts a request with an incomplete body, so that its response is pending. */
function beginRequest(port: number) {
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'Wrong-pass-1' });
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(
    `POST /api/signin/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
  );
  return { finish: () => socket.write(body.slice(9)), answer: () => answer };
}

test('npm start forwards SIGTERM: the server finishes its pending request and exits with npm', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'hearthlight-npm-'));
  const port = await freePort();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...environment, DATA_DIR: dataDirectory, PORT: String(port) },
    stdio: 'ignore',
  });
  const status = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(() => status('/readyz'), { timeout: 120_000 }).toBe(200);
  const pending = beginRequest(port);
  // Sent after the pending request, so the server has read that one by now.
  expect(await status('/robots.txt')).toBe(200);
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  await expect.poll(() => status('/robots.txt'), { timeout: 8000 }).toBe(0);
  pending.finish();
  await expect.poll(pending.answer).toMatch(/^HTTP\/1\.1 401 /);
  await ended;
  await expect.poll(() => status('/healthz')).toBe(0);
  rmSync(dataDirectory, { recursive: true, force: true });
});
