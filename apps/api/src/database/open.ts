import { join } from 'node:path';

import { Kysely } from 'kysely';

import { migrate } from './migrate.ts';
import type { Database, Engine, Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** Which database, as `Config` has it. */
export interface DatabasePlace {
  databaseUrl: string | undefined;
  dataDirectory: string;
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase({ databaseUrl, dataDirectory }: DatabasePlace): Promise<Database> {
  const engine: Engine = databaseUrl === undefined ? 'sqlite' : 'postgres';
  const database = new Kysely<Schema>({ dialect: await dialect(databaseUrl, dataDirectory) });
  try {
    await migrate(database, engine);
  } catch (error) {
    await database.destroy().catch(() => undefined);
    throw error;
  }
  return database;
}

async function dialect(databaseUrl: string | undefined, dataDirectory: string) {
  if (databaseUrl === undefined) return sqliteDialect(join(dataDirectory, 'hearthlight.sqlite'));
  const { postgresDialect } = await import('./postgres.ts');
  return postgresDialect(databaseUrl);
}
