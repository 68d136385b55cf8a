import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

/** A pool of connections that answers or gives up within seconds, so that a lost database becomes a 503. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 8000,
    query_timeout: 9000,
    keepAlive: true,
    types: {
      // 64-bit numbers are whole cents, epoch milliseconds and counts here: all far inside 2^53.
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? Number : types.getTypeParser(type, format ?? 'text'),
    },
  });
  // A connection that breaks is thrown away and made anew by the next query, whether it was idle or in use; a break
  // that nobody hears of would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
