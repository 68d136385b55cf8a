import {
  type DatabaseIntrospector,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  sql,
} from 'kysely';
import { Pool, type PoolClient, types } from 'pg';

/** Time limits of connections. */
interface ConnectionLimits {
  /** Milliseconds after which the server cancels a statement. 0 means no limit. */
  statementTimeout: number;
  /** Seconds after which an idle connection is replaced. */
  maxAge: number;
}

const defaults: ConnectionLimits = { statementTimeout: 8000, maxAge: 300 };

/** Milliseconds to wait for a response after the server's own limit. */
const grace = 1000;

/**
 * Returns a dialect with a connection pool. Queries time out within seconds, so that a lost database results in a 503.
 * `?statement_timeout=` and `?query_timeout=` in the URL override the limits, in milliseconds.
 */
export function postgresDialect(
  url: string,
  limits: Partial<ConnectionLimits> = {},
  onPool?: (pool: Pool) => void,
): PostgresDialect {
  const { maxAge, statementTimeout } = { ...defaults, ...limits };
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout === 0 ? 0 : statementTimeout + grace,
    maxLifetimeSeconds: maxAge,
    keepAlive: true,
    types: {
      // All 64-bit columns are cents, epoch milliseconds or counts, far below 2^53.
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? Number : types.getTypeParser(type, format ?? 'text'),
    },
  });
  // The pool replaces a broken connection at the next query. Without a listener, the `error` event would end the
  // process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  onPool?.(pool);
  return new CurrentSchemaDialect({ pool: withoutSilentConnections(pool) });
}

/**
 * When a query gets no response, closes its connection and every connection opened before: a firewall or a failed host
 * usually silences all of them.
 */
function withoutSilentConnections(pool: Pool): PostgresPool {
  /** The number of timeouts seen before each connection was opened. */
  const timeoutsBefore = new WeakMap<PoolClient, number>();
  let timeouts = 0;
  pool.on('connect', (client) => timeoutsBefore.set(client, timeouts));
  const isCurrent = (client: PoolClient) => timeoutsBefore.get(client) === timeouts;
  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    if (isCurrent(client)) {
      return onFailedQuery(client, (error) => {
        if (isTimeout(error) && isCurrent(client)) timeouts += 1;
      });
    }
    client.release(true);
    return connect();
  };
  return { options: pool.options, connect, end: () => pool.end() };
}

const isTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/** Returns the client with a `query` method that reports rejections. */
function onFailedQuery(client: PoolClient, report: (error: unknown) => void): PoolClient {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== 'query' || typeof value !== 'function') return value;
      return (...parameters: unknown[]) => {
        const result: unknown = Reflect.apply(value, target, parameters);
        if (result instanceof Promise) result.catch(report);
        return result;
      };
    },
  });
}

/**
 * Kysely's introspector reads the tables of every schema. Migrations must see only the current schema, because tests
 * and other applications may use the same table names in other schemas.
 */
class CurrentSchemaDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }

  override createIntrospector(database: Kysely<unknown>): DatabaseIntrospector {
    return {
      getSchemas: () => Promise.resolve([]),
      async getTables() {
        const { rows } = await sql<{ name: string }>`
          select tablename as name from pg_tables where schemaname = current_schema()`.execute(database);
        return rows.map(({ name }) => ({ name, isView: false, isForeign: false, columns: [] }));
      },
    };
  }
}

/**
 * Skips the session-level advisory lock that Kysely takes before it migrates. A pooler may run the unlock in another
 * session, and some engines with PostgreSQL's protocol lack such locks. `migrate` locks a row instead.
 */
class UnlockedAdapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}
