import { setImmediate } from 'node:timers/promises';

/**
 * Yields values in batches of at most `size`, because databases limit the parameters of a statement. The server answers
 * other requests between them.
 */
export async function* inBatches<Value>(values: readonly Value[], size: number): AsyncGenerator<Value[]> {
  for (let start = 0; start < values.length; start += size) {
    if (start > 0) await setImmediate();
    yield values.slice(start, start + size);
  }
}
