import { setTimeout } from 'node:timers/promises';

/** Resolves as the promise does. Rejects when that takes longer than `ms`; what the promise does then is ignored. */
export async function withLimit<T>(ms: number, promise: Promise<T>): Promise<T> {
  const settled = new AbortController();
  const expired = setTimeout(ms, undefined, { signal: settled.signal }).then(() => {
    throw new Error(`not finished after ${ms / 1000} s`);
  });
  try {
    return await Promise.race([promise, expired]);
  } finally {
    settled.abort();
  }
}

/** Calls `work` with each item, at most `count` at a time. Rejects with the first failure, when all have stopped. */
export async function inParallel<Item>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const workers = Array.from({ length: count }, async () => {
    for (const item of queue) await work(item);
  });
  const results = await Promise.allSettled(workers);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
