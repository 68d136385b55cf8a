import { staff as words } from '@hearthlight/words/staff';

import { PoolBusy, type Task, TaskEnded, WorkerPool } from '../platform/workers/worker-pool.ts';
import { ActionError } from './action.ts';

const megabyte = 1024 * 1024;

/** `deploy/nginx.conf` waits 90 s for the answer: longer than an upload and its file wait, and the file is open. */
const times = { cpuTime: 20_000, wallTime: 30_000, waitTime: 20_000, idleTime: 10_000 };

/** Opens pictures, PDF files and statements. */
export const files = new WorkerPool({
  ...times,
  memory: 256 * megabyte,
  heap: 160,
  queue: 8,
  reuseBelow: 128 * megabyte,
});

/** Sanitizes long texts. A save does not wait for the files. It ends soon, because both workers need memory. */
export const texts = new WorkerPool({
  ...times,
  idleTime: 1000,
  memory: 128 * megabyte,
  heap: 64,
  queue: 8,
  reuseBelow: 96 * megabyte,
});

/** Draws share cards. A worker of its own, because it reads SVG files of the foundation, which the others refuse. */
export const cards = new WorkerPool({
  ...times,
  idleTime: 1000,
  memory: 256 * megabyte,
  heap: 64,
  queue: 8,
  reuseBelow: 160 * megabyte,
});

/** Refuses the files that wait, and those that are open after `grace` milliseconds. */
export function closeWorkers(grace: number): void {
  for (const pool of [files, texts, cards]) pool.close(grace);
}

/**
 * Returns a function that runs an exported function of a module in a worker, which is ended when the file takes too
 * much time or memory. Whatever a person uploads or pastes is opened in one. Arguments and result are copied: keep them
 * small.
 *
 * ```ts
 * import type { readTable } from './read-table.ts';
 *
 * export const readTableApart = fileTask<typeof readTable>(files, {
 *   module: new URL('read-table.ts', import.meta.url),
 *   name: 'readTable',
 *   errors: [TableError],
 * });
 * ```
 *
 * The function runs in the language of the request. It may throw an `ActionError` or one of `errors`; any other error
 * arrives as an `Error`. Throws an `ActionError` past the limits, and one with status 503 when too many files wait.
 */
export function fileTask<Run extends (...args: never[]) => unknown>(
  pool: WorkerPool,
  { errors = [], ...task }: Task,
): (...args: Parameters<Run>) => Promise<Awaited<ReturnType<Run>>> {
  const crossing = { ...task, errors: [ActionError, ...errors] };
  return (...args) => pool.run<Awaited<ReturnType<Run>>>(crossing, args).catch(refuse);
}

function refuse(error: unknown): never {
  if (error instanceof TaskEnded) {
    throw new ActionError(words.fileTooDemanding);
  }
  if (error instanceof PoolBusy) {
    throw new ActionError(words.tooManyFiles, { status: 503 });
  }
  throw error;
}
