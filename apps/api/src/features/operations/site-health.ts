import { statfs } from 'node:fs/promises';

import type { DeskHealth } from '@hearthlight/domain/desk';
import { sql } from 'kysely';

import type { Services } from '../../actions/services.ts';
import { readMigrations } from '../../database/migrate.ts';
import type { Database, Engine } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { writeProbe } from '../../platform/health.ts';
import { backupState, readLastBackup } from '../../platform/last-backup.ts';
import { mailState, unsentMails } from '../../platform/mail/unsent-mails.ts';
import { readMaintenance } from '../../platform/maintenance.ts';
import { version } from '../../platform/version.ts';

type HealthServices = Pick<Services, 'database' | 'dataDirectory' | 'engine' | 'now' | 'outbox'>;

/** Whether a disk has less than a fifth of its space left. */
export const isLowDisk = (free: number, total: number): boolean => free < total * 0.2;

/** Returns how the installation is. Throws if the database cannot be read and written. */
export async function readSiteHealth(services: HealthServices): Promise<DeskHealth> {
  const { database, dataDirectory, engine, now, outbox } = services;
  const mails = await unsentMails(database);
  const backup = await readLastBackup(database);
  return {
    version,
    maintenance_since: instantOrNull(await readMaintenance(database)),
    database: await databaseHealth(services),
    // With PostgreSQL, what grows is on the disk of its machine, which it does not tell.
    disk: engine === 'postgres' ? null : await diskHealth(dataDirectory),
    mail: {
      ...mails,
      state: mailState({ ...mails, hasOutbox: outbox !== undefined }),
      waiting_since: await oldestWaiting(database),
    },
    backup: { state: backupState(backup, now()), last_at: instantOrNull(backup) },
  };
}

const instantOrNull = (at: number | undefined) => (at === undefined ? null : isoInstant(at));

async function databaseHealth({ database, engine }: HealthServices): Promise<DeskHealth['database']> {
  const start = performance.now();
  await writeProbe(database);
  const milliseconds = Math.max(1, Math.round(performance.now() - start));
  const { applied } = await readMigrations(database);
  return {
    engine,
    version: await engineVersion(database, engine),
    migration: applied.at(-1) ?? '',
    bytes: await databaseBytes(database, engine),
    milliseconds,
  };
}

const versionQuery = {
  sqlite: sql<{ version: string }>`select sqlite_version() as version`,
  postgres: sql<{ version: string }>`select version() as version`,
};

/** Returns the engine's version number. PostgreSQL's text also has the compiler, and other engines have their name. */
async function engineVersion(database: Database, engine: Engine): Promise<string> {
  const { rows } = await versionQuery[engine].execute(database);
  const text = rows[0]?.version ?? '';
  return /\d+(?:\.\d+)+/.exec(text)?.[0] ?? text;
}

const bytesQuery = {
  sqlite: sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`,
  postgres: sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`,
};

/** Other engines with PostgreSQL's protocol may lack the function. */
async function databaseBytes(database: Database, engine: Engine): Promise<number | null> {
  const { rows } = await bytesQuery[engine].execute(database).catch(() => ({ rows: [] }));
  return rows[0]?.bytes ?? null;
}

/** Some file systems do not tell their size. */
async function diskHealth(dataDirectory: string): Promise<DeskHealth['disk']> {
  const disk = await statfs(dataDirectory).catch(() => undefined);
  if (!disk || disk.blocks === 0) return null;
  const [free, total] = [disk.bavail * disk.bsize, disk.blocks * disk.bsize];
  return { free_bytes: free, total_bytes: total, is_low: isLowDisk(free, total) };
}

async function oldestWaiting(database: Database): Promise<string | null> {
  const row = await database
    .selectFrom('outbox')
    .select('created_at')
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row ? isoInstant(row.created_at) : null;
}
