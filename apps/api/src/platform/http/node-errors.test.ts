import { once } from 'node:events';
import { connect } from 'node:net';

import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { sqlite } from '../../testing/engines.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

describe('requests that Node rejects itself', () => {
  let context: TestContext;
  let port: number;
  beforeAll(async () => {
    context = await createTestContext(sqlite);
    await context.app.listen({ port: 0, host: '127.0.0.1' });
    port = Number(new URL(context.app.listeningOrigin).port);
  });
  afterAll(() => context.close());

  const send = async (request: string) => {
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
    socket.on('error', () => undefined);
    socket.write(request);
    await once(socket, 'close');
    return response;
  };

  test.each([
    ['an invalid header', 400, 'GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n'],
    ['no Host header', 400, 'GET /robots.txt HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['two Host headers', 400, 'GET /robots.txt HTTP/1.1\r\nhost: x\r\nhost: y\r\nconnection: close\r\n\r\n'],
    ['the same Host twice', 400, 'GET /robots.txt HTTP/1.1\r\nhost: x\r\nHost: x\r\nconnection: close\r\n\r\n'],
    ['an empty Host', 400, 'GET /robots.txt HTTP/1.1\r\nhost:\r\nconnection: close\r\n\r\n'],
    ['a Host with a path', 400, 'GET /robots.txt HTTP/1.1\r\nhost: x/y\r\nconnection: close\r\n\r\n'],
    ['a Host with a user', 400, 'GET /robots.txt HTTP/1.1\r\nhost: a@x\r\nconnection: close\r\n\r\n'],
    ['a Host with an unknown port', 400, 'GET /robots.txt HTTP/1.1\r\nhost: x:65536\r\nconnection: close\r\n\r\n'],
    ['a malformed Host of HTTP/1.0', 400, 'GET /robots.txt HTTP/1.0\r\nhost: x y\r\n\r\n'],
    ['two lengths', 400, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n'],
    ['an unknown expectation', 417, 'GET /robots.txt HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n'],
    ['large headers', 431, `GET / HTTP/1.1\r\nhost: x\r\nlarge: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('with %s return %i with the security headers and one sentence', async (_, status, request) => {
    const response = await send(request);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [head = '', body = ''] = response.split('\r\n\r\n');
    expect(head).toMatch(/^content-security-policy: default-src 'self'/m);
    expect(head).toMatch(/^x-content-type-options: nosniff/m);
    expect(head).toMatch(/^strict-transport-security: max-age=/m);
    expect(JSON.parse(body)).toEqual({ message: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  test.each(['x', 'Hearthlight.example:8000', '127.0.0.1:1', '[::1]:65535', 'a_b.example'])(
    'accepts the Host %s',
    async (host) => {
      const response = await send(`GET /robots.txt HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
      expect(response).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  test.each([
    ['header', 'GET /robots.txt HTTP/1.1\r\nhost: x\r\n'],
    ['body', 'POST /api/signin/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{'],
  ])('time out after 15 s when the %s stalls', { timeout: 20_000, concurrent: true }, async (_, request) => {
    const startedAt = performance.now();
    expect(await send(request)).toMatch(/^HTTP\/1\.1 408 /);
    const seconds = (performance.now() - startedAt) / 1000;
    expect(seconds).toBeGreaterThan(13);
    expect(seconds).toBeLessThan(18);
  });

  test('accepts an HTTP/1.0 request without a Host header', async () => {
    expect(await send('GET /robots.txt HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

test('does not log an aborted upload as an error', async () => {
  const context = await createTestContext(sqlite);
  const requests: FastifyRequest[] = [];
  const handled = Promise.withResolvers<unknown>();
  context.app.addHook('onRequest', (request, _reply, done) => {
    vi.spyOn(request.log, 'error');
    requests.push(request);
    done();
  });
  context.app.addHook('onError', (_request, _reply, error, done) => {
    handled.resolve(error);
    done();
  });
  await context.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(context.app.listeningOrigin).port), '127.0.0.1');
  const head = 'POST /api/signin/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  socket.write(`${head}content-length: 99\r\n\r\n{"email"`);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  socket.destroy();
  expect(await handled.promise).toMatchObject({ code: 'ECONNRESET' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(requests[0]?.log.error).not.toHaveBeenCalled();
  await context.close();
});
