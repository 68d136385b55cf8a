import zlib from 'node:zlib';

import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { cachedCompression, compression } from './compression.ts';

const long = JSON.stringify({ text: 'Water. '.repeat(300) });
const short = JSON.stringify({ text: 'Water.' });
const html = `<!doctype html><title>Water</title>${'<p>Water.</p>'.repeat(200)}`;

describe('compression', () => {
  let app: FastifyInstance;
  const compressed: Buffer[] = [];
  const noted = {
    brotliCompressSync: (bytes: Buffer) => {
      compressed.push(bytes);
      return zlib.brotliCompressSync(bytes);
    },
    gzipSync: (bytes: Buffer) => {
      compressed.push(bytes);
      return zlib.gzipSync(bytes);
    },
  };

  beforeEach(async () => {
    compressed.length = 0;
    app = fastify();
    await app.register(compress, compression);
    const cached = Buffer.from(long);
    app.post('/long', (_request, reply) => reply.type('application/json').send(long));
    app.get('/short', (_request, reply) => reply.type('application/json').send(short));
    app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
    app.get('/cached', { compress: cachedCompression(undefined, noted) }, (_request, reply) =>
      reply.type('application/json').send(cached),
    );
    app.post('/echo', (request) => request.body);
  });
  afterEach(() => app.close());

  const send = (method: 'GET' | 'POST', url: string, encodings?: string) =>
    app.inject({
      method,
      url,
      headers: encodings === undefined ? {} : { 'accept-encoding': encodings },
    });

  test('compresses pages and the responses to POST', async () => {
    const posted = await send('POST', '/long', 'gzip, deflate, br, zstd');
    expect(posted.headers['content-encoding']).toBe('br');
    expect(zlib.brotliDecompressSync(posted.rawPayload).toString()).toBe(long);
    const page = await send('GET', '/page', 'gzip');
    expect([page.headers['content-encoding'], page.headers['vary']]).toEqual(['gzip', 'accept-encoding']);
    expect(zlib.gunzipSync(page.rawPayload).toString()).toBe(html);
  });

  test.each([
    ['/short', 'br'],
    ['/page', undefined],
    ['/page', 'identity'],
  ])('does not compress %s with Accept-Encoding: %s', async (url, encodings) => {
    expect((await send('GET', url, encodings)).headers['content-encoding']).toBeUndefined();
  });

  test('compresses a cached response once per encoding', async () => {
    const sent = await Promise.all(
      ['br', 'br', 'gzip', 'br', 'gzip'].map((encoding) => send('GET', '/cached', encoding)),
    );
    expect(sent.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br', 'gzip', 'br', 'gzip']);
    for (const { headers, rawPayload } of sent) {
      const decompress = headers['content-encoding'] === 'br' ? zlib.brotliDecompressSync : zlib.gunzipSync;
      expect(decompress(rawPayload).toString()).toBe(long);
    }
    expect(compressed).toHaveLength(2);
  });

  test('does not decompress a request body', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: zlib.gzipSync(long),
    });
    expect(response.statusCode).toBe(400);
  });
});
