import { setTimeout as wait } from 'node:timers/promises';

import compress from '@fastify/compress';
import fastify from 'fastify';
import { expect, test } from 'vitest';

import { compression } from './compression.ts';
import { withProgress } from './progress.ts';

const steps = 20;
const failed = { status: 500, body: 'It failed.' };

/** Starts a server with an action of 20 steps. `finished` counts how often it has completed. */
async function aServer() {
  const app = fastify();
  await app.register(compress, compression);
  const state = { finished: 0 };
  app.post('/', (_request, reply) =>
    withProgress(
      reply,
      async (progress) => {
        for (let done = 1; done <= steps; done += 1) {
          await progress(done, steps);
          await wait(5);
        }
        state.finished += 1;
        return 'x'.repeat(100_000);
      },
      { onResult: (text) => ({ text }), onError: () => failed },
    ),
  );
  app.post('/short', (_request, reply) =>
    withProgress(reply, () => Promise.resolve({ text: 'done' }), { onResult: String, onError: () => failed }),
  );
  return { app, state, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

test('a long action reports each step and then its result', async () => {
  const { app, origin } = await aServer();
  const response = await fetch(origin, { method: 'POST' });
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(lines).toHaveLength(steps + 1);
  expect(lines[0]).toEqual({ done: 1, total: steps });
  expect(lines.at(-1)).toMatchObject({ status: 200, body: { text: expect.stringMatching(/^x+$/) } });
  await app.close();
});

test('an action without progress answers as usual', async () => {
  const { app } = await aServer();
  const response = await app.inject({ method: 'POST', url: '/short' });
  expect(response.json()).toEqual({ text: 'done' });
  await app.close();
});

test('a long action goes on when its client leaves', async () => {
  const { app, state, origin } = await aServer();
  const leaving = new AbortController();
  const response = await fetch(origin, { method: 'POST', signal: leaving.signal });
  await response.body?.getReader().read();
  leaving.abort();
  await expect.poll(() => state.finished, { timeout: 10_000 }).toBe(1);
  await app.close();
});
