import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this a packet is a packet, compressed or not. */
const least = 1024;
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

type Coding = 'br' | 'gzip';
const compress = (bytes: Buffer | string, coding: Coding) =>
  coding === 'br' ? brotli(bytes, quick) : zip(bytes);

/** What bytes that are kept and sent again have become, for as long as they are kept. */
const compressed = {
  br: new WeakMap<Buffer, Promise<Buffer>>(),
  gzip: new WeakMap<Buffer, Promise<Buffer>>(),
};

function compressedOnce(bytes: Buffer, coding: Coding): Promise<Buffer> {
  const known = compressed[coding].get(bytes) ?? compress(bytes, coding);
  compressed[coding].set(bytes, known);
  return known;
}

function codingFor(accepted: string | string[] | undefined): Coding | undefined {
  const codings = String(accepted ?? '');
  if (/\bbr\b/.test(codings)) return 'br';
  return /\bgzip\b/.test(codings) ? 'gzip' : undefined;
}

/** Compresses longer texts that are read (never what answers a POST, which carries tokens) for who can take it. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (
      !isText ||
      payload.length < least ||
      request.method !== 'GET' ||
      reply.hasHeader('content-encoding')
    ) {
      return payload;
    }
    const varies = reply.getHeader('vary');
    void reply.header(
      'vary',
      varies === undefined ? 'accept-encoding' : `${String(varies)}, accept-encoding`,
    );
    const coding = codingFor(request.headers['accept-encoding']);
    if (coding === undefined) return payload;
    void reply.header('content-encoding', coding).removeHeader('content-length');
    return typeof payload === 'string' ? compress(payload, coding) : compressedOnce(payload, coding);
  });
}
