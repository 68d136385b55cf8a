import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

import {
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely';

import { prepareDataDirectory, prepareDataFile } from './data-directory.ts';
import { patientDriver } from './patient-driver.ts';

/** Maximum number of cached statements. The server has fewer queries. */
const maxStatements = 200;

/** Maximum characters of a cached statement. An insert of a thousand rows takes megabytes and is rarely repeated. */
const maxLength = 10_000;

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

/** Adapts `node:sqlite` to the interface of better-sqlite3 that Kysely's driver expects. */
function adapter(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close() {
      // Deleted rows remain in the log until a checkpoint. SQLite runs one only when the last process closes, which is
      // not the command line while the server runs.
      database.exec('pragma wal_checkpoint(truncate);');
      database.close();
    },
    prepare(sql) {
      const cached = statements.get(sql);
      if (cached) return cached;
      // Takes the write lock at the start of each transaction. SQLite rejects a transaction that reads first and writes
      // after another process has written.
      const created = statement(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (sql.length > maxLength) return created;
      if (statements.size >= maxStatements) statements.clear();
      statements.set(sql, created);
      return created;
    },
  };
}

/** Milliseconds that a query waits for another process's lock. */
const defaultPatience = 5000;

/**
 * Returns a dialect for the SQLite database in `file`. A commit is on disk before it is acknowledged. A query waits up
 * to `patience` milliseconds for writers in other processes.
 */
export function sqliteDialect(file: string, patience = defaultPatience): SqliteDialect {
  const config: SqliteDialectConfig = {
    database: () => {
      prepareDataDirectory(dirname(file));
      // SQLite creates its other files with the mode of this one.
      prepareDataFile(file);
      const database = new DatabaseSync(file, { timeout: 5000 });
      database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
      // Overwrites deleted rows with zeros, so that no data of a deleted donor stays in the file.
      database.exec('pragma secure_delete = on;');
      // From here on, `patientDriver` waits without blocking the event loop.
      database.exec('pragma busy_timeout = 0;');
      return Promise.resolve(adapter(database));
    },
  };
  return new TransactionalSqliteDialect(config, patience);
}

/**
 * Enables transactional migrations, which SQLite supports but Kysely's dialect denies. The transaction makes a second
 * process wait and rolls back a failed migration.
 */
class TransactionalSqliteDialect extends SqliteDialect {
  readonly #patience: number;

  constructor(config: SqliteDialectConfig, patience: number) {
    super(config);
    this.#patience = patience;
  }

  override createDriver(): Driver {
    return patientDriver(super.createDriver(), this.#patience);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
