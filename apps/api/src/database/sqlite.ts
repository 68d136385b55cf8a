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

import { prepareDataDirectory, prepareDataFile } from '../operations/data-directory.ts';
import { patientDriver } from './patient-driver.ts';

/** Prepared statements to cache; the server has fewer queries than this. */
const maxStatements = 200;

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

/** Adapts Node's own SQLite to the interface of better-sqlite3, which Kysely's driver expects. */
function adapter(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close() {
      // Deleted rows remain in the log until its content is in the file, and the process that closes last does that
      // by itself. The command line closes while the server has the database open.
      database.exec('pragma wal_checkpoint(truncate);');
      database.close();
    },
    prepare(sql) {
      const cached = statements.get(sql);
      if (cached) return cached;
      // Every transaction of this server writes. SQLite rejects a transaction that reads first and writes after
      // another process has written, so each transaction takes the write lock when it begins.
      const created = statement(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (statements.size >= maxStatements) statements.clear();
      statements.set(sql, created);
      return created;
    },
  };
}

/** Milliseconds that a query waits for the lock of another process. */
const defaultPatience = 5000;

/**
 * The embedded database in `file`. A commit is on disk before it is acknowledged. Writers of several processes wait
 * for each other, up to `patience` milliseconds for each query.
 */
export function sqliteDialect(file: string, patience = defaultPatience): SqliteDialect {
  const config: SqliteDialectConfig = {
    database: () => {
      prepareDataDirectory(dirname(file));
      // SQLite gives its other files the mode of this one.
      prepareDataFile(file);
      const database = new DatabaseSync(file, { timeout: 5000 });
      database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
      // Overwrites deleted rows with zeros, so that a deleted donor's data is not left in the file.
      database.exec('pragma secure_delete = on;');
      // From here on the driver waits, without blocking the event loop.
      database.exec('pragma busy_timeout = 0;');
      return Promise.resolve(adapter(database));
    },
  };
  return new TransactionalSqliteDialect(config, patience);
}

/**
 * Kysely runs migrations in a transaction only where the dialect supports it, which its SQLite dialect denies although
 * SQLite does. The transaction makes a second process wait, and a failed migration leaves no trace.
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
