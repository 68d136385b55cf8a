import { inLanguage } from '@hearthlight/words/current-language';
import { staff as words } from '@hearthlight/words/staff';
import { afterEach, expect, test } from 'vitest';

import { WorkerPool } from '../platform/workers/worker-pool.ts';
import type { crash, fail, language } from '../testing/worker-tasks.ts';
import { fileTask } from './file-task.ts';

const limits = { cpuTime: 20_000, wallTime: 60_000, waitTime: 60_000, heap: 64, idleTime: 0, reuseBelow: 0 };
const pools: WorkerPool[] = [];
function aPool(queue: number): WorkerPool {
  const pool = new WorkerPool({ ...limits, memory: 256 * 1024 * 1024, queue });
  pools.push(pool);
  return pool;
}
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});

const module = new URL('../testing/worker-tasks.ts', import.meta.url);
/** Returns the desk's answer in Polish. */
const answerTo = async (task: () => Promise<unknown>) =>
  inLanguage('pl', async () => await task().catch((error: unknown) => error));

test('a file that goes past a limit is refused with a sentence', async () => {
  const task = fileTask<typeof crash>(aPool(1), { module, name: 'crash' });
  await expect(task()).rejects.toThrow(words.fileTooDemanding);
  expect(await answerTo(task)).toMatchObject({
    status: 400,
    message: inLanguage('pl', () => words.fileTooDemanding),
  });
});

test('a file for which the queue has no room is refused with a 503', async () => {
  const task = fileTask<typeof language>(aPool(0), { module, name: 'language' });
  const first = inLanguage('ar', () => task());
  await expect(task()).rejects.toThrow(words.tooManyFiles);
  expect(await answerTo(task)).toMatchObject({
    status: 503,
    message: inLanguage('pl', () => words.tooManyFiles),
  });
  expect(await first).toBe('ar');
});

test('a refusal of the task keeps its answer', async () => {
  const task = fileTask<typeof fail>(aPool(1), { module, name: 'fail' });
  expect(await answerTo(() => task('action'))).toMatchObject({
    status: 409,
    body: { message: 'in pl', fields: { scan: 'in pl' } },
  });
});
