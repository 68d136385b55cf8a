import { sql } from 'kysely';
import { expect } from 'vitest';

import type { Database } from '../database/schema.ts';

/** Waits until another connection to PostgreSQL waits for a lock of this transaction. */
export async function isBlocking(transaction: Database): Promise<void> {
  // cspell:ignore pids
  const waiting = sql<{ count: number }>`
    select count(*) as count from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  await expect
    .poll(async () => (await waiting.execute(transaction)).rows[0]?.count, { timeout: 10_000 })
    .toBeGreaterThan(0);
}
