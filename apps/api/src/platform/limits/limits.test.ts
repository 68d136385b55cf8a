import { formatWait } from '@hearthlight/domain';
import { time } from '@hearthlight/words/time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { engines } from '../../testing/engines.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { refusals } from '../http/refusal.ts';
import { allLimits, createLimits, type Limit, type Limits, maxWindow } from './limits.ts';

const limit = { name: 'tries', max: 2, seconds: 600 };
const year = 365 * 86_400_000;

test('no window is longer than `maxWindow`', () => {
  expect(Math.max(...allLimits.map(({ seconds }) => seconds * 1000))).toBe(maxWindow);
});

test('each limit has a unique name', () => {
  const names = allLimits.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
});

describe.each(engines)('limits on $name', (engine) => {
  let context: TestContext;
  let limits: Limits;
  let reached: Limit[];
  let refused: Limit[];
  beforeEach(async () => {
    context = await createTestContext(engine);
    [reached, refused] = [[], []];
    limits = createLimits({
      ...context.deps,
      onReached: (exceeded) => reached.push(exceeded),
      onRefused: (exceeded) => refused.push(exceeded),
    });
  });
  afterEach(() => context.close());

  const statuses = async (count: number) => {
    const allowed: boolean[] = [];
    for (let at = 0; at < count; at += 1) allowed.push(await limits.allows([limit, 'somebody']));
    return allowed;
  };

  test('a limit recovers after the clock was a year ahead', async () => {
    context.clock.now += year;
    expect(await statuses(3)).toEqual([true, true, false]);
    context.clock.now -= year;
    expect(await statuses(3)).toEqual([true, true, false]);
    context.clock.now += 600_000;
    expect(await statuses(1)).toEqual([true]);
  });

  test('a clock a few seconds ahead does not start a new window', async () => {
    context.clock.now += 30_000;
    expect(await statuses(2)).toEqual([true, true]);
    context.clock.now -= 30_000;
    expect(await statuses(1)).toEqual([false]);
  });

  test.each([
    [0, 600],
    [1, 600],
    [599_001, 1],
    [599_999, 1],
  ])('refuses %i ms after the window began with %i seconds left', async (late, retryAfter) => {
    await limits.count([limit, 'somebody'], [limit, 'somebody']);
    context.clock.now += late;
    await expect(limits.count([limit, 'somebody'])).rejects.toMatchObject({
      status: 429,
      message: time.tryAgainIn({ sentence: refusals.tooManyRequests, wait: formatWait(retryAfter) }),
      retryAfter,
    });
  });

  test('writes nothing for attempts beyond a limit, also of another one of the same call', async () => {
    await statuses(3);
    const stored = context.database.selectFrom('limits').selectAll();
    const before = await stored.execute();
    expect(await limits.allows([{ ...limit, name: 'other' }, 'somebody'], [limit, 'somebody'])).toBe(false);
    expect(await statuses(2)).toEqual([false, false]);
    expect(await stored.execute()).toEqual(before);
    expect([reached.length, refused.length]).toEqual([1, 4]);
  });

  test('gives back attempts of one holder, and none that a new window has forgotten', async () => {
    const [ours, theirs] = [[limit, 'somebody'] as const, [limit, 'somebody else'] as const];
    await limits.count(ours, theirs, theirs);
    await limits.giveBack(ours, ours);
    expect(await statuses(3)).toEqual([true, true, false]);
    expect(await limits.allows(theirs)).toBe(false);
  });

  test('counts without `onReached` and `onRefused`', async () => {
    limits = createLimits({ database: context.database, now: context.deps.now, secret: 'a secret' });
    expect(await statuses(3)).toEqual([true, true, false]);
  });

  test('reports a reached limit once per window, and each attempt beyond it', async () => {
    await statuses(2);
    expect(reached).toEqual([]);
    await statuses(3);
    expect([reached, refused]).toEqual([[limit], [limit, limit, limit]]);
    context.clock.now += 600_000;
    await statuses(3);
    expect(reached).toEqual([limit, limit]);
  });
});
