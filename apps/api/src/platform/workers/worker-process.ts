import { Worker } from 'node:worker_threads';

import { inLanguage } from '@hearthlight/words/current-language';
import type { LanguageTag } from '@hearthlight/words/languages';

import { packError, type PackedError } from './task-error.ts';

/** Limits that a worker keeps itself. */
export interface WorkerLimits {
  /** Milliseconds of processor time for a task. */
  cpuTime: number;
  /** Resident bytes. */
  memory: number;
  /** Megabytes of the JavaScript heap. */
  heap: number;
}

/** A task to run. */
export interface Request {
  /** The address of the module. */
  module: string;
  /** The name of the exported function. */
  name: string;
  args: readonly unknown[];
  language: LanguageTag;
}

/** The outcome of a task, and the resident bytes after it. */
export type Reply<Result = unknown> = ({ result: Result } | { error: PackedError }) & { memory: number };

/*
 * A thread that ends the process past a limit, or when its parent has ended. The main thread cannot: it is busy in
 * JavaScript, WebAssembly or libvips.
 */
const watch = `
const { cpuTime, memory, parent, startedAt } = require('node:worker_threads').workerData;
setInterval(() => {
  const { system, user } = process.cpuUsage();
  const isPast = (system + user) / 1000 - startedAt[0] > cpuTime || process.memoryUsage.rss() > memory;
  if (isPast || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 10);
`;

const { argv, ppid: parent } = process;
const limits: WorkerLimits = JSON.parse(argv[2] ?? '');
/**
 * The processor time that this process had used when its task started, in milliseconds. Loading modules does not count.
 */
const startedAt = new Int32Array(new SharedArrayBuffer(4)).fill(2 ** 31 - 1);
const watcher = new Worker(watch, { eval: true, workerData: { ...limits, parent, startedAt } });

watcher.on('error', (error) => {
  throw error;
});

// Ends it like a limit: the pool takes an exit code for a worker that cannot start.
process.on('uncaughtException', () => process.kill(process.pid, 'SIGKILL'));
// A terminal and systemd send these to the whole group. The parent decides when its worker ends.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (request: Request) => {
  void inLanguage(request.language, () => run(request));
});

async function run({ args, module, name }: Request): Promise<void> {
  const outcome = await import(module)
    .then(({ [name]: task }) => {
      const { system, user } = process.cpuUsage();
      startedAt[0] = (system + user) / 1000;
      return task(...args);
    })
    .then(
      (result: unknown) => ({ result }),
      (error: unknown) => ({ error: packError(error) }),
    );
  process.send?.({ ...outcome, memory: process.memoryUsage.rss() } satisfies Reply);
}
