import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { engines } from '../testing/engines.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import { createLimits, type Limit, type Limits } from './limits.ts';

const limit = { name: 'tries', max: 2, seconds: 600 };
const year = 365 * 86_400_000;

describe.each(engines)('limits on $name', (engine) => {
  let context: TestContext;
  let limits: Limits;
  let reached: Limit[];
  beforeEach(async () => {
    context = await createTestContext(engine);
    reached = [];
    limits = createLimits({ ...context.deps, onReached: (exceeded) => reached.push(exceeded) });
  });
  afterEach(() => context.close());

  const statuses = async (count: number) => {
    const allowed: boolean[] = [];
    for (let at = 0; at < count; at += 1) allowed.push(await limits.allows([limit, 'somebody']));
    return allowed;
  };

  test('a clock that was a year ahead does not lock a limit for a year', async () => {
    context.clock.now += year;
    expect(await statuses(3)).toEqual([true, true, false]);
    context.clock.now -= year;
    expect(await statuses(3)).toEqual([true, true, false]);
    context.clock.now += 600_000;
    expect(await statuses(1)).toEqual([true]);
  });

  test('a clock that is seconds ahead of another does not start a new window', async () => {
    context.clock.now += 30_000;
    expect(await statuses(2)).toEqual([true, true]);
    context.clock.now -= 30_000;
    expect(await statuses(1)).toEqual([false]);
  });

  test('reports once per window that a limit was reached', async () => {
    await statuses(2);
    expect(reached).toEqual([]);
    await statuses(3);
    expect(reached).toEqual([limit]);
    context.clock.now += 600_000;
    await statuses(3);
    expect(reached).toEqual([limit, limit]);
  });
});
