import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { everyHour } from './every-hour.ts';

const hour = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs a job at once and every hour until it is stopped', async () => {
  const run = vi.fn<() => Promise<void>>(async () => undefined);
  const stop = everyHour(run, () => undefined);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(run).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(run).toHaveBeenCalledTimes(3);
});

test('reports a failed run and runs again', async () => {
  const failure = new Error('the database is gone');
  const run = vi.fn<() => Promise<void>>(() => Promise.reject(failure));
  const onError = vi.fn<(error: unknown) => void>();
  const stop = everyHour(run, onError);
  await vi.advanceTimersByTimeAsync(hour);
  expect(onError.mock.calls).toEqual([[failure], [failure]]);
  stop();
});
