import { Readable } from 'node:stream';

import { expect, test } from 'vitest';

import { inBatches } from './in-batches.ts';

test('yields all values in batches of at most a size', async () => {
  expect(await Readable.from(inBatches([1, 2, 3, 4, 5], 2)).toArray()).toEqual([[1, 2], [3, 4], [5]]);
  expect(await Readable.from(inBatches([], 2)).toArray()).toEqual([]);
});

test('lets other requests run between two batches', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('other request'));
  for await (const [value] of inBatches(['first', 'second'], 1)) if (value) order.push(value);
  expect(order).toEqual(['first', 'other request', 'second']);
});
