import { setTimeout as wait } from 'node:timers/promises';

import type { DatabaseConnection, Driver, QueryResult } from 'kysely';

/** Milliseconds between two attempts to get a lock. */
const interval = 10;

/** SQLite's result code for a lock held by another process. */
const busy = 5;

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === busy;

/** After this many milliseconds without a rejected query, a lock counts as a new one. */
const pause = 1000;

/** Returns a function that tells whether to keep waiting. Queries behind the same lock share one waiting period. */
function waitingPeriod(patience: number): () => boolean {
  let start = Number.NEGATIVE_INFINITY;
  let last = start;
  return () => {
    const at = performance.now();
    if (at - last > pause) start = at;
    last = at;
    return at - start < patience;
  };
}

/**
 * Wraps SQLite's driver so that a query waits up to `patience` milliseconds for another process's lock. SQLite's own
 * busy timeout would block the event loop.
 */
export function patientDriver(driver: Driver, patience: number): Driver {
  const mayWait = waitingPeriod(patience);
  return {
    init: (options) => driver.init(options),
    acquireConnection: async (options) => patient(await driver.acquireConnection(options), mayWait),
    releaseConnection: (connection, options) => driver.releaseConnection(connection, options),
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    destroy: (options) => driver.destroy(options),
  };
}

function patient(connection: DatabaseConnection, mayWait: () => boolean): DatabaseConnection {
  return {
    async executeQuery<R>(...query: Parameters<DatabaseConnection['executeQuery']>): Promise<QueryResult<R>> {
      for (;;) {
        try {
          return await connection.executeQuery<R>(...query);
        } catch (error) {
          if (!isBusy(error) || !mayWait()) throw error;
        }
        await wait(interval);
      }
    },
    streamQuery: (...query) => connection.streamQuery(...query),
  };
}
