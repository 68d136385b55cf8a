import type { FastifyInstance } from 'fastify';

import { readMigrations } from '../database/migrate.ts';
import type { Database } from '../database/schema.ts';

/** Dependencies of the health checks. */
export interface HealthDeps {
  database: Database;
  isDraining: () => boolean;
  /** Whether the worker that sends mails is running. */
  isMailWorkerRunning: () => boolean;
}

/** Milliseconds after which the database counts as unavailable. */
const timeout = 2000;

/**
 * Registers `/healthz`, which succeeds while the process responds, and `/readyz`, which returns 503 with the names of
 * failed checks unless the process can serve visitors.
 */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/healthz', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const failed = await failedChecks(deps);
    return reply
      .code(failed.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(failed.length === 0 ? { status: 'ok' } : { status: 'unavailable', failed });
  });
}

async function failedChecks(deps: HealthDeps): Promise<string[]> {
  const { database, isDraining, isMailWorkerRunning } = deps;
  const failed: string[] = [];
  const pending = await pendingMigrations(database);
  if (pending === undefined) failed.push('database');
  else if (pending.length > 0) failed.push('migrations');
  if (!isMailWorkerRunning()) failed.push('mail worker');
  // Checked last, because the process may start to stop during the other checks.
  return isDraining() ? ['draining'] : failed;
}

/** Writes a row, to detect a read-only database or a full disk. */
export async function writeProbe(database: Database): Promise<void> {
  await database
    .insertInto('limits')
    .values({ key: 'readyz', count: 1, resets_at: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: (row) => row('limits.count', '+', 1) }))
    .execute();
}

/** Returns the names of pending migrations, or `undefined` if the database cannot be read and written in time. */
async function pendingMigrations(database: Database): Promise<string[] | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout);
  });
  const read = readMigrations(database)
    .then(
      async ({ pending }) => {
        if (pending.length === 0) await writeProbe(database);
        return pending;
      },
      () => undefined,
    )
    .catch(() => undefined);
  const result = await Promise.race([read, overdue]);
  clearTimeout(timer);
  return result;
}
