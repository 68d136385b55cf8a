import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

import { currentLanguage } from '@hearthlight/words/current-language';

import { ActionError } from '../actions/action.ts';

/*
 * Tasks with which the tests of the pool of workers ask, fail and go past each limit.
 */

export const processId = () => process.pid;
export const echo = (value: unknown) => value;
export const language = () => currentLanguage();
export const priority = () => getPriority();

class EmptyFile extends ActionError {}

export function fail(kind: 'action' | 'empty' | 'range' | 'other'): never {
  if (kind === 'range') throw new RangeError('too far');
  if (kind === 'other') throw new TypeError('unknown');
  const Refusal = kind === 'empty' ? EmptyFile : ActionError;
  throw new Refusal(`in ${currentLanguage()}`, { status: 409, field: 'scan', hint: 'hint' });
}

/** Uses the processor for `milliseconds`, by default for ever. */
export function spin(milliseconds = Number.POSITIVE_INFINITY): void {
  const since = process.cpuUsage();
  const used = () => {
    const { system, user } = process.cpuUsage(since);
    return (system + user) / 1000;
  };
  while (used() < milliseconds);
}

/** Waits for `milliseconds`, by default for an hour. */
export const sleep = (milliseconds = 3_600_000) => wait(milliseconds, 'slept');

/** Fills memory that the limit of the heap does not count. */
export function fillBuffers(): number {
  const buffers: Buffer[] = [];
  while (buffers.length < 10_000) buffers.push(Buffer.alloc(1024 * 1024, 1));
  return buffers.length;
}

export function fillHeap(): number {
  const kept: object[] = [];
  while (kept.length < 100_000_000) kept.push({ at: kept.length });
  return kept.length;
}

export const crash = () => process.kill(process.pid, 'SIGKILL');

/** Fails as a library does whose callback throws. Nobody waits for the promise. */
export function failApart(): Promise<void> {
  void Promise.reject(new Error('apart'));
  return wait(3_600_000);
}

/**
 * Starts a process that starts a busy worker, and kills the former. Returns the id of the worker, which ends after a
 * minute even if the test was stopped before.
 */
export async function orphan(): Promise<number> {
  const pool = new URL('../platform/workers/worker-pool.ts', import.meta.url).href;
  const code = `
    const { WorkerPool } = await import(${JSON.stringify(pool)});
    const limits = { cpuTime: 60_000, wallTime: 1e9, waitTime: 1e9, memory: 1e9, heap: 64, queue: 2, idleTime: 1e9, reuseBelow: 1e9 };
    const pool = new WorkerPool(limits);
    const module = new URL(${JSON.stringify(import.meta.url)});
    const id = await pool.run({ module, name: 'processId' }, []);
    void pool.run({ module, name: 'spin' }, []);
    setTimeout(() => console.log(id), 100);`;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output]: unknown[] = await once(server.stdout, 'data');
  server.kill('SIGKILL');
  return Number(output);
}
