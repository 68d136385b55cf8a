import { type Call, callPath, calls } from '@hearthlight/domain';
import { deskCalls } from '@hearthlight/domain/desk';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { sqlite } from '../../testing/engines.ts';
import { aSignedInStaff } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { isTooDeep } from './json-body.ts';
import { refusals } from './refusal.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

test('JSON has at most 20 levels', () => {
  expect([isTooDeep(nested(20)), isTooDeep(nested(21)), isTooDeep('{"a":'.repeat(21))]).toEqual([false, true, true]);
});

test('counts no brackets within strings, and all others', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 26 }), fc.string(), (value, text) => {
      const json = JSON.stringify([text, value, `\\"[${text}`, { [`{${text}`]: `${'['.repeat(30)}\\` }]);
      expect(isTooDeep(json)).toBe(depthOf(JSON.parse(json)) > 20);
    }),
  );
});

const rows: readonly (readonly [string, Pick<Call, 'method' | 'path'>])[] = [
  ...Object.entries(calls),
  ...Object.entries(deskCalls).filter(([, call]) => !('upload' in call)),
];

describe('a body of arrays inside each other', () => {
  let context: TestContext;
  let cookie: string;
  beforeAll(async () => {
    context = await createTestContext(sqlite);
    ({ cookie } = await aSignedInStaff(context, 'owner'));
  });
  afterAll(() => context.close());

  const send = (call: Pick<Call, 'method' | 'path'>, payload: string) =>
    context.app.inject({
      method: 'POST',
      url: callPath(call, { id: 1, title: 'a', number: 'a', month: '2026-10', language: 'es' }),
      payload,
      headers: {
        'content-type': 'application/json',
        origin: 'https://hearthlight.example',
        cookie: `__Host-desk=${cookie}`,
      },
    });

  test.each(rows.filter(([, { method }]) => method === 'POST'))('is never an error of %s', async (_, call) => {
    const { statusCode } = await send(call, `{"credential":${nested(30_000)}}`);
    expect([400, 401]).toContain(statusCode);
  });

  test.each([calls.signIn, deskCalls.deskSignIn, deskCalls.finishPasskey, deskCalls.saveArticle])(
    'is refused with a sentence by $path',
    async (call) => {
      const refused = await send(call, `{"label":"Phone","credential":${nested(30_000)}}`);
      expect([refused.statusCode, refused.json()]).toEqual([400, { message: refusals.badRequest }]);
    },
  );
});
