import { afterEach, expect, test, vi } from 'vitest';

import { compareTimes } from './timing.ts';

const limits = { warmUp: 0, least: 20, most: 60, enough: 0.04 };
const rounds = 1000;

/** Returns a generator of reproducible numbers from 0 to 1. */
function randomNumbers(): () => number {
  let state = 20_261_120;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

afterEach(() => vi.restoreAllMocks());

/**
 * Counts the rounds in which durations with medians that differ by `factor` are distinguished. Each duration varies by
 * a tenth, and one in twenty takes four times as long.
 */
async function countDistinguished(factor: number, tolerance: number): Promise<number> {
  const random = randomNumbers();
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const work = (median: number) => () => {
    const normal = Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
    now += median * Math.exp(0.1 * normal) * (random() < 0.05 ? 4 : 1);
    return Promise.resolve();
  };
  let count = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { ratio, noise } = await compareTimes({ one: work(factor), other: work(1) }, limits);
    if (Math.abs(Math.log(ratio)) >= tolerance + noise) count += 1;
  }
  return count;
}

test('equal durations are distinguished in 1 of 100 rounds, and with a tolerance in none of 1,000', async () => {
  expect(await countDistinguished(1, 0)).toBeLessThanOrEqual(rounds / 100);
  expect(await countDistinguished(1, 0.05)).toBe(0);
});

test('a 20% difference is noticed in 19 of 20 rounds', async () => {
  expect(await countDistinguished(1.2, 0.05)).toBeGreaterThan(0.95 * rounds);
});
