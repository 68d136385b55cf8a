import { expect, test, vi } from 'vitest';

import { answerOf, type Progress } from './progress.ts';

/** A response of lines of JSON that arrives in parts. */
function linesIn(...parts: string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } });
}

test('reports the progress and returns the last line, wherever the parts end', async () => {
  const onProgress = vi.fn<(progress: Progress) => void>();
  const response = linesIn('{"done":1,"to', 'tal":2}\n\n{"done":2,"total":2}\n{"status":409,', '"body":{"a":1}}');
  expect(await answerOf(response, onProgress)).toEqual({ status: 409, body: { a: 1 } });
  expect(onProgress.mock.calls).toEqual([[{ done: 1, total: 2 }], [{ done: 2, total: 2 }]]);
});

test('has failed if the connection ends before the last line', async () => {
  expect(await answerOf(linesIn('{"done":1,"total":2}\n'))).toEqual({ status: 0, body: undefined });
  expect(await answerOf(linesIn())).toEqual({ status: 0, body: undefined });
});

test('reads any other response at once', async () => {
  expect(await answerOf(Response.json({ a: 1 }, { status: 201 }))).toEqual({ status: 200, body: { a: 1 } });
  expect(await answerOf(Response.json({ a: 1 }, { status: 503 }))).toEqual({ status: 503, body: { a: 1 } });
  expect(await answerOf(new Response('<html>', { status: 502 }))).toEqual({ status: 502, body: undefined });
});
