import { AsyncResource } from 'node:async_hooks';
import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

/** Milliseconds for pending requests to finish after the server stopped listening. */
const closeTimeout = 10_000;
/** Milliseconds of them to stop listening and to send the last responses. */
const answerTime = 3000;
/** Milliseconds between two checks of the connections. */
const checkInterval = 20;
/**
 * Checks without a transferred byte after which idle connections are closed. Counted in checks, because a busy server
 * is late.
 */
const quietChecks = 25;

/** Checks without a new connection after which the system's accept queue counts as empty. */
const emptyChecks = 5;
/** Maximum number of checks before the process stops listening, even if connections still arrive. */
const maxChecks = 50;

/** Options of `stopOnSignals`. */
export interface StopOptions {
  /** Milliseconds to keep accepting requests after a signal, so that clients and balancers notice. */
  drainTime: number;
  /** Runs before pending requests are waited for. Gets the milliseconds after which they should be answered. */
  finishWork: (grace: number) => void;
  /** Runs after the last response. */
  cleanUp: () => Promise<void>;
}

/**
 * On SIGTERM or SIGINT, reports not ready for `drainTime` or until no connection is open. Then refuses new connections,
 * closes each connection after its next response, cleans up and exits.
 */
export function stopOnSignals(app: FastifyInstance, { cleanUp, drainTime, finishWork }: StopOptions): void {
  const sockets = openSockets(app.server);
  const stop = () => {
    app.drain();
    setTimeout(() => process.exit(1), drainTime + closeTimeout).unref();
    untilUnused(sockets, drainTime)
      .then(() => finishWork(closeTimeout - answerTime))
      .then(() => stopListening(app))
      .then(() => untilClosed(app.server, sockets))
      .then(() => app.close())
      .then(cleanUp)
      .then(() => process.exit(0))
      .catch(() => process.exit(1));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Returns a live set of open connections. */
function openSockets(server: HttpServer): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/** Resolves when no connection is open, or after `limit` milliseconds. */
async function untilUnused(sockets: ReadonlySet<Socket>, limit: number): Promise<void> {
  const end = performance.now() + limit;
  while (performance.now() < end && sockets.size > 0) await wait(checkInterval);
}

/**
 * Stops accepting connections. The system resets connections in the accept queue when the socket stops listening, so
 * the queue must be empty first. Requests are delayed meanwhile, because clients reconnect after each response.
 */
async function stopListening(app: FastifyInstance): Promise<void> {
  const { server } = app;
  const release = app.holdRequests();
  let accepted = 0;
  server.on('connection', () => (accepted += 1));
  for (let empty = 0, checks = 0; empty < emptyChecks && checks < maxChecks; checks += 1) {
    const before = accepted;
    await wait(checkInterval);
    empty = accepted === before ? empty + 1 : 0;
  }
  // Continue right after the event loop has polled for connections.
  await nextTurn();
  server.maxRequestsPerSocket = 1;
  // `close()` of `node:http` would close idle connections immediately.
  Server.prototype.close.call(server);
  release();
}

/**
 * Resolves when all connections have ended. Closes idle ones once nothing was transferred for a while: Node also counts
 * a connection as idle while its request is unread or its response is being sent, and closing it then would reset the
 * request.
 */
async function untilClosed(server: HttpServer, sockets: ReadonlySet<Socket>): Promise<void> {
  let before = 0;
  for (let quiet = 0; sockets.size > 0; quiet += 1) {
    await wait(checkInterval);
    const now = transferred(sockets);
    if (now !== before || isSending(sockets)) quiet = 0;
    before = now;
    if (quiet >= quietChecks) server.closeIdleConnections();
  }
}

const isSending = (sockets: ReadonlySet<Socket>) => [...sockets].some((socket) => socket.writableLength > 0);

/** Returns the bytes transferred over all connections in both directions. */
const transferred = (sockets: ReadonlySet<Socket>) =>
  [...sockets].reduce((sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten, 0);

/** Adds `app.drain()` and `app.holdRequests()`. Returns a function that tells whether `drain` was called. */
export function addDraining(app: FastifyInstance): () => boolean {
  let draining = false;
  let held: (() => void)[] | undefined;
  app.decorate('drain', () => {
    draining = true;
  });
  app.decorate('holdRequests', () => {
    const waiting: (() => void)[] = [];
    held = waiting;
    return () => {
      held = undefined;
      for (const resume of waiting) resume();
    };
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    // Bound to the request's context, which has its language: it is resumed from outside.
    if (held) held.push(AsyncResource.bind(done));
    else done();
  });
  return () => draining;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Reports not ready from now on. */
    drain: () => void;
    /** Delays new requests until the returned function is called. */
    holdRequests: () => () => void;
  }
}
