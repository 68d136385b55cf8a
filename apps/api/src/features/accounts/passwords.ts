import { hash, verify } from '@node-rs/argon2';

import type { Passwords } from '../../actions/services.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';

/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash occupies a core for about 20 ms. More hashes in parallel would delay all other calls. */
const maxRunning = 2;
const maxWaiting = 20;

/** A queued task: continues its request, which runs the task if it may start and is refused otherwise. */
type Waiting = (mayStart: boolean) => void;

/**
 * Queued tasks by client network. Networks take turns. When the queue is full, a new task replaces the newest task of
 * the largest network, so that a few networks cannot block the others.
 */
class FairQueue {
  readonly #byNetwork = new Map<string, Waiting[]>();
  #size = 0;

  add(network: string, task: Waiting): void {
    const own = this.#byNetwork.get(network) ?? [];
    if (this.#size >= maxWaiting && !this.#makeRoom(own.length)) return task(false);
    own.push(task);
    this.#byNetwork.set(network, own);
    this.#size += 1;
  }

  /** Removes and returns the oldest task of the network whose turn it is. */
  next(): Waiting | undefined {
    for (const [network, [first, ...others]] of this.#byNetwork) {
      this.#byNetwork.delete(network);
      if (!first) continue;
      this.#size -= 1;
      if (others.length > 0) this.#byNetwork.set(network, others);
      return first;
    }
    return undefined;
  }

  /** Refuses one task of the largest network if it has at least `count + 2` tasks. */
  #makeRoom(count: number): boolean {
    const largest = [...this.#byNetwork.values()].reduce((most, tasks) => (tasks.length > most.length ? tasks : most));
    if (largest.length < count + 2) return false;
    largest.pop()?.(false);
    this.#size -= 1;
    return true;
  }
}

/**
 * Returns a function that runs up to two tasks at once and queues up to twenty. Throws a 503 when the queue is full.
 */
function createQueue() {
  let running = 0;
  const queue = new FairQueue();
  return async function run<T>(network: string, task: () => Promise<T>): Promise<T> {
    if (running >= maxRunning) {
      const mayStart = await new Promise<boolean>((proceed) => queue.add(network, proceed));
      // Not in the queue, where the language may be that of another request.
      if (!mayStart) throw new RefusedCall(503, refusals.busy, { retryAfter: 2 });
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = queue.next();
      if (next) next(true);
      else running -= 1;
    }
  };
}

/** Hashes and verifies passwords with Argon2id, a limited number at a time. */
export function argon2Passwords(): Passwords {
  const run = createQueue();
  // Hash of a random password, for addresses without an account.
  let unmatchable: Promise<string> | undefined;
  return {
    hash: (password, network = '') => run(network, () => hash(password, parameters)),
    async verify(passwordHash, password, network = '') {
      unmatchable ??= hash(crypto.randomUUID(), parameters).catch((error: unknown) => {
        unmatchable = undefined;
        throw error;
      });
      const fallback = await unmatchable;
      const matches = await run(network, () => verify(passwordHash ?? fallback, password));
      return passwordHash !== undefined && matches;
    },
  };
}
