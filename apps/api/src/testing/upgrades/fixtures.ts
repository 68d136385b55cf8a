import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

import type { Engine } from '../../database/schema.ts';

const suffix = { sqlite: 'sqlite', postgres: 'sql' };

/** Returns the path of the database that a migration left behind: an SQLite file, or PostgreSQL's statements. */
export const fixtureFile = (migration: string, engine: Engine): string =>
  fileURLToPath(new URL(`fixtures/${migration}.${suffix[engine]}.br`, import.meta.url));

/** Whether a migration has its fixture. */
export const hasFixture = (migration: string, engine: Engine): boolean => existsSync(fixtureFile(migration, engine));

export const readFixture = (migration: string, engine: Engine): Buffer =>
  brotliDecompressSync(readFileSync(fixtureFile(migration, engine)));

export const writeFixture = (migration: string, engine: Engine, content: Uint8Array): void =>
  writeFileSync(fixtureFile(migration, engine), brotliCompressSync(content));
