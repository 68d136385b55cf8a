import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this a packet is a packet, compressed or not. */
const least = 1024;
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compresses longer texts that are read (never what answers a POST, which carries tokens) for who can take it. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < least || request.method !== 'GET') return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    void reply.header('vary', 'accept-encoding');
    const accepted = request.headers['accept-encoding'] ?? '';
    const isBrotli = /\bbr\b/.test(accepted);
    if (!isBrotli && !/\bgzip\b/.test(accepted)) return payload;
    void reply.header('content-encoding', isBrotli ? 'br' : 'gzip').removeHeader('content-length');
    return isBrotli ? brotli(payload, quick) : zip(payload);
  });
}
