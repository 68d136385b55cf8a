import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

import type { FastifyReply } from 'fastify';

/** Reports how far a long action is. Other requests get a turn. */
export type Progress = (done: number, total: number) => Promise<void>;

/** Returns what is sent about the end of an action. */
interface Endings<Result> {
  onResult: (result: Result) => unknown;
  onError: (error: unknown) => LastLine;
}

/** An answer to send as the last line. */
interface LastLine {
  status: number;
  body: unknown;
}

/**
 * Runs a long action. From its first progress on, the response is lines of JSON: `{ done, total }`, and last
 * `{ status, body }`. An action that ends or fails before answers as usual.
 */
export async function withProgress<Result>(
  reply: FastifyReply,
  action: (progress: Progress) => Promise<Result>,
  endings: Endings<Result>,
): Promise<Result | FastifyReply> {
  const lines = new PassThrough();
  // Does nothing once the client has left. The action still runs to its end, because half of it would be worse.
  const write = (line: object) => lines.write(`${JSON.stringify(line)}\n`);
  const { promise: begun, resolve: begin } = Promise.withResolvers<'begun'>();
  const running = action(async (done, total) => {
    write({ done, total });
    begin('begun');
    await setImmediate();
  });
  const first = await Promise.race([begun, running.then((result) => ({ result }))]);
  if (first !== 'begun') return first.result;
  void lastLine(running, endings).then((line) => lines.end(`${JSON.stringify(line)}\n`));
  return reply.type('application/x-ndjson').header('x-accel-buffering', 'no').send(lines);
}

async function lastLine<Result>(running: Promise<Result>, { onError, onResult }: Endings<Result>): Promise<LastLine> {
  try {
    return { status: 200, body: onResult(await running) };
  } catch (error) {
    return onError(error);
  }
}
