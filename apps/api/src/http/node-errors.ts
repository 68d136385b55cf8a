import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { refusals } from './refusal.ts';

/** The statuses of requests that Node rejects before they become a request, by error code. */
const statusByCode: Partial<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

type Headers = () => Record<string, string>;

const bodyOf = (sentence: string) => JSON.stringify({ message: sentence });

const allHeaders = (headers: Headers, body: string) => ({
  ...headers(),
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  connection: 'close',
});

/** Returns Fastify's `clientErrorHandler`: sends the security headers with requests that Node cannot parse. */
export function handleClientErrors(headers: Headers) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusByCode[error.code ?? ''] ?? 400;
    const body = bodyOf(refusals.badRequest);
    const lines = Object.entries(allHeaders(headers, body)).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    socket.destroySoon();
  };
}

/** Sends the security headers also with 417, for an `Expect` header that Node does not know. */
export function handleExpectations(app: FastifyInstance, headers: Headers): void {
  app.server.on('checkExpectation', (_request, response: ServerResponse) => {
    const body = bodyOf(refusals.badRequest);
    response.writeHead(417, allHeaders(headers, body)).end(body);
  });
}
