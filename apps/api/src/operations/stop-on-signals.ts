import type { FastifyInstance } from 'fastify';

/** Milliseconds that pending requests have to finish after the server stopped listening. */
const closeTimeout = 10_000;

/** How the process stops. */
export interface StopOptions {
  /** Milliseconds to keep accepting requests after a signal, so that clients and balancers notice. */
  drainTime: number;
  /** Runs after the last response. */
  cleanUp: () => Promise<void>;
}

/**
 * On SIGTERM or SIGINT: reports not ready and ends each connection with its next response, for `drainTime` or until no
 * connection is open. Then refuses new connections, finishes pending requests, cleans up and exits.
 */
export function stopOnSignals(app: FastifyInstance, { cleanUp, drainTime }: StopOptions): void {
  const stop = () => {
    app.drain();
    setTimeout(() => process.exit(1), drainTime + closeTimeout).unref();
    untilUnused(app, drainTime)
      .then(() => {
        // A browser keeps its connection open after the pending response, which would delay the exit.
        setInterval(() => app.server.closeIdleConnections(), 50).unref();
        return app.close();
      })
      .then(cleanUp)
      .then(() => process.exit(0))
      .catch(() => process.exit(1));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Resolves when no connection is open, or after `limit` milliseconds. */
async function untilUnused({ server }: FastifyInstance, limit: number): Promise<void> {
  const end = performance.now() + limit;
  const count = () =>
    new Promise<number>((resolve) => server.getConnections((error, open) => resolve(error ? 0 : open)));
  while (performance.now() < end && (await count()) > 0) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Makes every response end its connection once `app.drain()` was called. Returns whether it was. */
export function addDraining(app: FastifyInstance): () => boolean {
  let draining = false;
  app.decorate('drain', () => {
    draining = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) void reply.header('connection', 'close');
    done();
  });
  return () => draining;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Begins to stop: not ready, and each response ends its connection. */
    drain: () => void;
  }
}
