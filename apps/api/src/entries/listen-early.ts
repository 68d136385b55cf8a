import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { refusals } from '../platform/http/refusal.ts';

/** Seconds after which clients may repeat a request. */
const retryAfter = 10;

export interface EarlyServer {
  /** Passes the listening socket to another server. Connections that arrive meanwhile wait for it. */
  passTo: (server: Server) => Promise<void>;
}

/**
 * Listens while the database is migrated, so that a supervisor does not restart the process meanwhile. Answers
 * `/healthz` with 200 and everything else with 503 and a sentence.
 */
export async function listenEarly(address: { host: string; port: number }): Promise<EarlyServer> {
  const early = createServer(respond).listen(address);
  await once(early, 'listening');
  return {
    passTo: async (server) => {
      // Node replaces the handler of new connections. `early` must stay open, because both share the socket.
      server.listen(early);
      await once(server, 'listening');
    },
  };
}

function respond({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const [path] = url.split('?');
  if (path === '/healthz') return send(response, 200, { status: 'ok' });
  if (path === '/readyz') return send(response, 503, { status: 'unavailable', failed: ['starting'] });
  response.setHeader('retry-after', retryAfter);
  send(response, 503, { message: refusals.starting });
}

/** Ends the connection, so that the next request reaches the server that has started by then. */
function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, {
      'cache-control': 'no-store',
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    .end(JSON.stringify(body));
}
