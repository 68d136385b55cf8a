import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';

/** How many prepared statements are kept; the server has fewer queries than this. */
const mostStatements = 200;

const isInput = (value: unknown): value is SQLInputValue =>
  value === null || ['string', 'number', 'bigint'].includes(typeof value) || value instanceof Uint8Array;

function inputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (!isInput(value)) throw new TypeError('a query parameter is neither text nor a number');
    return value;
  });
}

function statement(prepared: StatementSync): SqliteStatement {
  return {
    reader: prepared.columns().length > 0,
    all: (parameters) => prepared.all(...inputs(parameters)),
    run: (parameters) => prepared.run(...inputs(parameters)),
    iterate: (parameters) => prepared.iterate(...inputs(parameters)),
  };
}

/** Kysely's driver speaks to better-sqlite3; this lets it speak to Node's own SQLite instead. */
function adapter(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      // Every transaction of this server writes. One that reads first and then asks to write can be refused at
      // once when another process has written in between, so it takes the write lock at its beginning.
      const made = statement(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (statements.size >= mostStatements) statements.clear();
      statements.set(sql, made);
      return made;
    },
  };
}

/** The embedded database in `file`. A commit is on the disk before it is acknowledged; writers wait for each other. */
export function sqliteDialect(file: string): SqliteDialect {
  return new SqliteDialect({
    database: () => {
      mkdirSync(dirname(file), { recursive: true });
      const database = new DatabaseSync(file, { timeout: 5000 });
      database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
      return Promise.resolve(adapter(database));
    },
  });
}
