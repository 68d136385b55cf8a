import { expect, test } from 'vitest';

import { inBatches } from './in-batches.ts';

test('yields all values in batches of at most a size', async () => {
  expect(await Array.fromAsync(inBatches([1, 2, 3, 4, 5], 2))).toEqual([[1, 2], [3, 4], [5]]);
  expect(await Array.fromAsync(inBatches([], 2))).toEqual([]);
});

test('lets other requests run between two batches', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('other request'));
  for await (const [value] of inBatches(['first', 'second'], 1)) if (value) order.push(value);
  expect(order).toEqual(['first', 'other request', 'second']);
});
