import { expect, test, vi } from 'vitest';

import { inParallel, withLimit } from './limits.ts';

test('withLimit resolves and rejects as the promise does', async () => {
  await expect(withLimit(1000, Promise.resolve('shown'))).resolves.toBe('shown');
  await expect(withLimit(1000, Promise.reject(new Error('red')))).rejects.toThrow('red');
});

test('withLimit rejects when the promise never settles', async () => {
  await expect(withLimit(10, new Promise(() => {}))).rejects.toThrow('not finished after 0.01 s');
});

test('inParallel handles every item once, two at a time', async () => {
  let running = 0;
  let most = 0;
  const work = vi.fn<(item: string) => Promise<void>>(async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  await inParallel(2, ['a', 'b', 'c', 'd', 'e'], work);
  expect(work.mock.calls.flat()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
});

test('inParallel rejects with the failure of an item', async () => {
  const work = vi.fn<(item: string) => Promise<void>>().mockRejectedValue(new Error('red'));
  await expect(inParallel(2, ['a', 'b', 'c'], work)).rejects.toThrow('red');
});
