import { contentDirectory } from '@hearthlight/content';
import type { Logger } from 'pino';

import { migrateInThread } from '../database/migrate-in-thread.ts';
import { connectDatabase, engineOf, openDatabase } from '../database/open.ts';
import type { Database } from '../database/schema.ts';
import { argon2Passwords } from '../features/accounts/passwords.ts';
import { requireCurrency } from '../features/books/currency.ts';
import { takeOverUploads } from '../features/operations/take-over-uploads.ts';
import { readLastBackup } from '../platform/last-backup.ts';
import { createMetrics, type Gauges } from '../platform/metrics.ts';
import { uploadsOf } from '../platform/uploads/uploads-of.ts';
import type { Config } from './config.ts';
import { countedPasswords } from './counted-passwords.ts';
import { type EarlyServer, listenEarly } from './listen-early.ts';
import { isTerminal, print } from './print.ts';

/**
 * Opens the database, copies files of an earlier version into it, and creates the metrics, with gauges for the
 * connection pool, the hashing queue and the last backup. Returns the server that listens if migrations take longer
 * than two seconds.
 */
export async function openMeasured(config: Config, log: Logger) {
  const { countPending, passwords } = countedPasswords(argon2Passwords());
  const gauges: Gauges = { hashing: () => ({ pending: countPending() }) };
  let early: Promise<EarlyServer> | undefined;
  const onWait = () => {
    early = listenEarly(config);
    // `listen` awaits it after the migration.
    early.catch(() => undefined);
    const line = 'The database is being migrated. The server starts as soon as that is done.';
    if (isTerminal) print(line);
    else log.info({ event: 'migrating' }, line);
  };
  const database = await openDatabase(config, {
    onWait,
    onPool: (pool) => {
      gauges.pool = () => ({ idle: pool.idleCount, total: pool.totalCount, waiting: pool.waitingCount });
    },
    ...(engineOf(config) === 'sqlite' && { migrate: migrateInThread }),
  });
  gauges.lastBackup = () => readLastBackup(database);
  await requireCurrency(database);
  const folders = { uploads: uploadsOf(config), content: contentDirectory() };
  await takeOverUploads(config, { database, folders }, log);
  return {
    database,
    early,
    metrics: createMetrics(gauges),
    passwords,
    readDatabase: await openForReads(config, database),
  };
}

/**
 * Opens the replica, if configured. Opens a second connection to SQLite, because its only one answers nothing else
 * while a transaction is open, and an import of many rows takes seconds.
 */
async function openForReads(config: Config, database: Database): Promise<Database> {
  const { databaseReadUrl: databaseUrl, dataDirectory } = config;
  const isReplicated = databaseUrl !== undefined;
  return isReplicated || engineOf(config) === 'sqlite' ? connectDatabase({ databaseUrl, dataDirectory }) : database;
}
