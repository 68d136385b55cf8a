import { setTimeout as wait } from 'node:timers/promises';

import type { DatabaseConnection, Driver, QueryResult } from 'kysely';

/** Milliseconds between two attempts to get a lock of another process. */
const interval = 10;

/** SQLite's result code for a lock that another process holds. */
const busy = 5;

const isBusy = (error: unknown) =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === busy;

/** Milliseconds without a rejected query after which a lock counts as another one. */
const pause = 1000;

/** Returns a function that says whether to keep waiting. Queries that queue up behind one lock share one period. */
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
 * Wraps SQLite's driver so that a query waits for another process's lock without blocking the event loop, for at most
 * `patience` milliseconds. SQLite's own busy timeout would stop the whole process.
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
