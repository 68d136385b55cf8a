import {
  type DatabaseIntrospector,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  sql,
} from 'kysely';
import { Pool, type PoolClient, types } from 'pg';

/** How long a connection may take and last. */
interface ConnectionLimits {
  /** Milliseconds after which the server cancels a statement; 0 for no limit. */
  statementTimeout: number;
  /** Seconds after which an idle connection is replaced. */
  maxAge: number;
}

const defaults: ConnectionLimits = { statementTimeout: 8000, maxAge: 300 };

/** Milliseconds after the server's limit until a statement without a response counts as failed. */
const grace = 1000;

/**
 * A pool of connections whose queries time out within seconds, so that a lost database results in a 503.
 * `?statement_timeout=` and `?query_timeout=` in the address override the limits, in milliseconds.
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
      // 64-bit numbers are whole cents, epoch milliseconds and counts here: all far below 2^53.
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? Number : types.getTypeParser(type, format ?? 'text'),
    },
  });
  // The pool replaces a broken connection, idle or in use, at the next query. Without a listener the `error` event
  // would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  onPool?.(pool);
  return new CurrentSchemaDialect({ pool: withoutSilentConnections(pool) });
}

/**
 * Removes connections from a pool when a query gets no response: the one that was used, and every other that was
 * opened before, because what silenced one of them, such as a firewall or a failed host, has usually silenced all.
 */
function withoutSilentConnections(pool: Pool): PostgresPool {
  /** For each connection, the number of silences that were noticed before it was opened. */
  const silencesBefore = new WeakMap<PoolClient, number>();
  let silences = 0;
  pool.on('connect', (client) => silencesBefore.set(client, silences));
  const isCurrent = (client: PoolClient) => silencesBefore.get(client) === silences;
  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    if (isCurrent(client)) {
      return onFailedQuery(client, (error) => {
        if (isTimeout(error) && isCurrent(client)) silences += 1;
      });
    }
    client.release(true);
    return connect();
  };
  return { options: pool.options, connect, end: () => pool.end() };
}

const isTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/** Returns the client with a `query` that reports each rejection. */
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
 * Kysely's introspector reads the tables of every schema. Migrations must see those of the current schema only: the
 * tests, and other applications, have tables of the same names in other schemas of the same database.
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
 * Kysely takes an advisory lock of the session before it migrates. A pooler may run the unlock in another session, and
 * engines with PostgreSQL's protocol do not all have such locks. `migrate` locks a row instead.
 */
class UnlockedAdapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}
