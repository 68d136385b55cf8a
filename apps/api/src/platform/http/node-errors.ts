import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import type { Language } from '@hearthlight/domain';
import { inLanguage } from '@hearthlight/words/current-language';
import type { FastifyInstance } from 'fastify';

import { refusals } from './refusal.ts';

/** Statuses for requests that Node rejects itself, by error code. */
const statusByCode: Partial<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

type Headers = () => Record<string, string>;

/** Returns the body of the response. Such a request names no language that could be trusted. */
const bodyIn = (language: Language) => JSON.stringify({ message: inLanguage(language, () => refusals.badRequest) });

const allHeaders = (headers: Headers, body: string) => ({
  ...headers(),
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  connection: 'close',
});

/** Returns a `clientErrorHandler` that sends the security headers for requests that Node cannot parse. */
export function handleClientErrors(headers: Headers, language: Language) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusByCode[error.code ?? ''] ?? 400;
    const body = bodyIn(language);
    const lines = Object.entries(allHeaders(headers, body)).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    socket.destroySoon();
  };
}

/** Sends the security headers with a 417 for an unknown `Expect` header. */
export function handleExpectations(app: FastifyInstance, headers: Headers, language: Language): void {
  app.server.on('checkExpectation', (_request, response: ServerResponse) => {
    const body = bodyIn(language);
    response.writeHead(417, allHeaders(headers, body)).end(body);
  });
}
