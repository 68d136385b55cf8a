import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { uploadTurns } from './upload-turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Uploads with one turn, two that wait, and ten seconds to wait. */
function someUploads(count: number) {
  const take = uploadTurns({ open: 1, waiting: 2, wait: 10_000 });
  const outcomes: string[] = Array<string>(count).fill('waits');
  const responses = outcomes.map((_, at) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    take(response).then(
      () => (outcomes[at] = 'starts'),
      () => (outcomes[at] = 'refused'),
    );
    return response;
  });
  const close = async (at: number) => {
    responses[at]?.emit('close');
    await vi.advanceTimersByTimeAsync(0);
    return outcomes;
  };
  return { outcomes, close };
}

test('starts uploads in their order, and refuses one beyond those that may wait', async () => {
  const { close, outcomes } = someUploads(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes).toEqual(['starts', 'waits', 'waits', 'refused']);
  expect(await close(0)).toEqual(['starts', 'starts', 'waits', 'refused']);
  expect(await close(1)).toEqual(['starts', 'starts', 'starts', 'refused']);
});

test('refuses an upload that has waited too long', async () => {
  const { close, outcomes } = someUploads(2);
  await vi.advanceTimersByTimeAsync(9999);
  expect(outcomes).toEqual(['starts', 'waits']);
  await vi.advanceTimersByTimeAsync(1);
  expect(await close(0)).toEqual(['starts', 'refused']);
});

test('gives no turn to an upload whose sender has gone', async () => {
  const { close } = someUploads(3);
  await close(1);
  expect(await close(0)).toEqual(['starts', 'refused', 'starts']);
});
