import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

import { currentLanguage } from '@hearthlight/words/current-language';

import { type TaskErrorClass, unpackError } from './task-error.ts';
import type { Reply, Request, WorkerLimits } from './worker-process.ts';

/** Limits of a pool. */
export interface PoolLimits extends WorkerLimits {
  /** Milliseconds for a task, even if the machine gives the worker no processor time. */
  wallTime: number;
  /** Tasks that wait while another runs. */
  queue: number;
  /** Milliseconds after which a task that still waits is refused. */
  waitTime: number;
  /** Milliseconds after which an unused worker is ended. */
  idleTime: number;
  /** Resident bytes above which a worker is not used again. */
  reuseBelow: number;
}

/** An exported function of a module that a worker loads. */
export interface Task {
  module: URL;
  name: string;
  /** The errors that the function throws to its caller. Any other arrives as an `Error`. */
  errors?: readonly TaskErrorClass[];
}

/** Thrown when a worker was ended because a task went past a limit. */
export class TaskEnded extends Error {}

/** Thrown for a task that was not started, because too many wait or the process stops. */
export class PoolBusy extends Error {}

interface Job {
  request: Request;
  /** Waits for the reply of the worker. */
  listen: (worker: ChildProcess) => void;
  reject: (error: Error) => void;
}

/** glibc gives freed memory back to the system, also that of large buffers. Otherwise a PDF needs a third more. */
const returnMemory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

const cannotStart = (reason: string) =>
  new Error(`A worker process cannot start (${reason}). Are all packages installed?`);

const workerFile = fileURLToPath(new URL('worker-process.ts', import.meta.url));

/**
 * Runs tasks one after the other in another process, which is started for the first one. Decision 0043 says why it is a
 * process. It has a lower priority than the server. It is ended when a task goes past a limit, when it is idle, and
 * with the process that started it.
 */
export class WorkerPool {
  /** Tests change them. */
  readonly limits: PoolLimits;
  readonly #waiting: Job[] = [];
  #running: Job | undefined;
  #worker: ChildProcess | undefined;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: PoolLimits) {
    this.limits = limits;
  }

  /**
   * Runs a task in the language of the request. Arguments and result are copied (structured clone). Throws what the
   * task throws, a `TaskEnded` or a `PoolBusy`, and an `Error` if no worker can start.
   */
  async run<Result>({ errors = [], module, name }: Task, args: readonly unknown[]): Promise<Result> {
    const isFull = this.#running && this.#waiting.length >= this.limits.queue;
    if (this.#isClosed || isFull) throw new PoolBusy('no worker is free');
    const request = { module: module.href, name, args, language: currentLanguage() };
    const reply = await new Promise<Reply<Result>>((resolve, reject) => {
      const job: Job = { request, reject, listen: (worker) => worker.once('message', resolve) };
      this.#waiting.push(job);
      setTimeout(() => this.#giveUp(job), this.limits.waitTime).unref();
      this.#startNext();
    });
    if ('error' in reply) throw unpackError(reply.error, errors);
    return reply.result;
  }

  /** The process id of the worker, if there is one. */
  get workerId(): number | undefined {
    return this.#worker?.pid;
  }

  /** Refuses all tasks from now on, and the running one after `grace` milliseconds. Ends the worker. */
  close(grace = 0): void {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new PoolBusy('the process stops'));
    if (!this.#running || grace === 0) this.#end(new PoolBusy('the process stops'));
    else setTimeout(() => this.#end(new PoolBusy('the process stops')), grace).unref();
  }

  /** Refuses a task unless it has been started. */
  #giveUp(job: Job): void {
    const index = this.#waiting.indexOf(job);
    if (index < 0) return;
    this.#waiting.splice(index, 1);
    job.reject(new PoolBusy('no worker became free'));
  }

  #startNext(): void {
    if (this.#running) return;
    clearTimeout(this.#timer);
    this.#running = this.#waiting.shift();
    if (!this.#running) {
      if (this.#worker) this.#rest(this.#worker);
      return;
    }
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    worker.channel?.ref();
    this.#timer = setTimeout(() => this.#end(new TaskEnded('the task took too long')), this.limits.wallTime);
    this.#running.listen(worker);
    // A failure to send means that the worker has ended, which is an event of its own.
    worker.send(this.#running.request, () => undefined);
  }

  /** Keeps an unused worker for a while. Neither it nor its timer keeps this process from ending. */
  #rest(worker: ChildProcess): void {
    worker.unref();
    worker.channel?.unref();
    const end = () => this.#end(new TaskEnded('the worker is not used'));
    if (this.#isClosed) end();
    else this.#timer = setTimeout(end, this.limits.idleTime).unref();
  }

  #start(): ChildProcess {
    const { cpuTime, heap, memory } = this.limits;
    const worker = fork(workerFile, [JSON.stringify({ cpuTime, heap, memory })], {
      execArgv: [`--max-old-space-size=${heap}`, '--max-semi-space-size=4'],
      env: { ...process.env, ...returnMemory },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Before the worker starts threads, which inherit it.
    if (worker.pid !== undefined) setPriority(worker.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    worker.on('message', ({ memory: used }: Reply) => this.#finish(worker, used));
    const end = (error: Error) => {
      if (this.#worker === worker) this.#end(error);
    };
    // Past a limit, it is ended by a signal. It exits with a code only if its modules cannot be loaded.
    worker.on('exit', (code) =>
      end(code === null ? new TaskEnded('the worker went past its limits') : cannotStart(`exit code ${code}`)),
    );
    worker.on('error', ({ message }) => end(cannotStart(message)));
    return worker;
  }

  #finish(worker: ChildProcess, memory: number): void {
    if (this.#worker !== worker) return;
    this.#running = undefined;
    if (memory > this.limits.reuseBelow) this.#end(new TaskEnded('the worker is too large'));
    else this.#startNext();
  }

  /** Ends the worker and refuses the task that it runs. The next task gets another one. */
  #end(error: Error): void {
    const [worker, job] = [this.#worker, this.#running];
    this.#worker = this.#running = undefined;
    worker?.kill('SIGKILL');
    job?.reject(error);
    this.#startNext();
  }
}
