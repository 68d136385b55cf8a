import { setTimeout as wait } from 'node:timers/promises';

import { inLanguage } from '@hearthlight/words/current-language';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';

import { ActionError } from '../../actions/action.ts';
import { PoolBusy, type PoolLimits, TaskEnded, WorkerPool } from './worker-pool.ts';

const megabyte = 1024 * 1024;
const limits: PoolLimits = {
  cpuTime: 20_000,
  wallTime: 60_000,
  waitTime: 60_000,
  memory: 256 * megabyte,
  heap: 128,
  queue: 8,
  idleTime: 10_000,
  reuseBelow: 200 * megabyte,
};

const module = new URL('../../testing/worker-tasks.ts', import.meta.url);
/** Returns a function that runs the functions of `testing/worker-tasks.ts`. */
const runnerOf =
  (pool: WorkerPool) =>
  (name: string, ...args: unknown[]) =>
    pool.run<unknown>({ module, name, errors: [ActionError, RangeError] }, args);

const pools: WorkerPool[] = [];
/** A pool that is closed after the test. */
function aPool(changes: Partial<PoolLimits> = {}) {
  const pool = new WorkerPool({ ...limits, ...changes });
  pools.push(pool);
  return { pool, run: runnerOf(pool) };
}
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});

/** Whether a process exists. */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

const untilEnded = async (id: number) => {
  while (isRunning(id)) await wait(10);
};

describe('a worker', () => {
  const pool = new WorkerPool(limits);
  const run = runnerOf(pool);
  afterAll(() => pool.close());

  test('copies bytes and results', async () => {
    expect(await run('echo', { bytes: Buffer.from('Roofs'), at: new Map([[1, 'one']]) })).toEqual({
      bytes: Buffer.from('Roofs'),
      at: new Map([[1, 'one']]),
    });
  });

  test('runs a task in the language of the request', async () => {
    expect(await inLanguage('pl', () => run('language'))).toBe('pl');
    expect(await run('language')).toBe('en');
  });

  test('throws what a task throws', async () => {
    await expect(run('fail', 'range')).rejects.toThrow(new RangeError('too far'));
    await expect(run('fail', 'other')).rejects.toThrow(new Error('unknown'));
  });

  test.each(['action', 'empty'])('throws a refusal of the class or of one that extends it (%s)', async (kind) => {
    const refusal = await inLanguage('es', () => run('fail', kind)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ActionError);
    const fields = { scan: 'in es' };
    expect(refusal).toMatchObject({
      body: { message: 'in es', fields },
      status: 409,
      message: 'in es hint',
    });
  });

  test('has a lower priority than the server', async () => {
    expect(await run('priority')).toBe(10);
  });
});

describe('a pool of workers', () => {
  test('starts no process before the first task, and uses it again', async () => {
    const { pool, run } = aPool();
    expect(pool.workerId).toBeUndefined();
    const first = await run('processId');
    expect([await run('processId'), pool.workerId]).toEqual([first, first]);
    expect(first).not.toBe(process.pid);
  });

  test.each([
    ['processor time', 'spin', { cpuTime: 100 }],
    ['time', 'sleep', { wallTime: 300 }],
    ['memory outside of the heap', 'fillBuffers', { memory: 160 * megabyte }],
    ['JavaScript heap', 'fillHeap', { heap: 32 }],
    ['luck, which ends it from outside', 'crash', {}],
    ['luck, because of an error that nobody awaits', 'failApart', {}],
  ])('ends a worker that runs out of %s', async (_, task, changes) => {
    const { pool, run } = aPool(changes);
    const ended = run(task);
    const { workerId = 0 } = pool;
    await expect(ended).rejects.toThrow(TaskEnded);
    await untilEnded(workerId);
  });

  test('says that a worker cannot start, and starts the next one', async () => {
    const { run } = aPool();
    vi.stubEnv('NODE_OPTIONS', '--import=data:text/javascript,process.exit(7)');
    const failed = run('processId');
    vi.unstubAllEnvs();
    const error: unknown = await failed.catch((thrown: unknown) => thrown);
    expect(error).not.toBeInstanceOf(TaskEnded);
    expect(error).toMatchObject({ message: expect.stringContaining('cannot start (exit code 7)') });
    expect(await run('echo', 1)).toBe(1);
  });

  test('starts another worker for what waits after one that was ended', async () => {
    const { pool, run } = aPool();
    const [ended, after] = [run('crash'), run('processId')];
    const { workerId } = pool;
    await expect(ended).rejects.toThrow(TaskEnded);
    expect(await after).not.toBe(workerId);
  });

  test('keeps each task within the processor time, not all of them together', async () => {
    const { run } = aPool({ cpuTime: 400 });
    const first = await run('processId');
    for (let task = 0; task < 4; task += 1) await run('spin', 125);
    expect(await run('processId')).toBe(first);
  });

  test('does not use a worker again that has become large', async () => {
    const { pool, run } = aPool({ reuseBelow: megabyte });
    const first = await run('processId');
    expect(pool.workerId).toBeUndefined();
    expect(await run('processId')).not.toBe(first);
  });

  test('ends an idle worker', async () => {
    const { pool, run } = aPool({ idleTime: 50 });
    const first = Number(await run('processId'));
    await untilEnded(first);
    expect(pool.workerId).toBeUndefined();
  });

  test('refuses what the queue has no room for', async () => {
    const { run } = aPool({ queue: 2 });
    const tasks = [1, 2, 3].map((task) => run('echo', task));
    await expect(run('echo', 4)).rejects.toThrow(PoolBusy);
    expect(await Promise.all(tasks)).toEqual([1, 2, 3]);
    expect(await run('echo', 5)).toBe(5);
  });

  test('refuses a task that waits too long for another', async () => {
    const { run } = aPool({ waitTime: 50 });
    const running = run('sleep', 300);
    await expect(run('echo', 1)).rejects.toThrow(PoolBusy);
    expect(await running).toBe('slept');
    expect(await run('echo', 2)).toBe(2);
  });

  test('finishes the running task when it is closed, and refuses the others', async () => {
    const { pool, run } = aPool();
    const [running, waiting] = [run('sleep', 100), run('echo', 1)];
    const { workerId = 0 } = pool;
    pool.close(20_000);
    await expect(waiting).rejects.toThrow(PoolBusy);
    await expect(run('echo', 2)).rejects.toThrow(PoolBusy);
    expect(await running).toBe('slept');
    await untilEnded(workerId);
  });

  test('refuses the running task after a while when it is closed', async () => {
    const { pool, run } = aPool();
    const running = run('sleep');
    pool.close(50);
    await expect(running).rejects.toThrow(PoolBusy);
  });

  test('ends a busy worker whose server was killed', async () => {
    const { run } = aPool();
    const id = Number(await run('orphan'));
    await untilEnded(id);
    expect(isRunning(id)).toBe(false);
  });
});
