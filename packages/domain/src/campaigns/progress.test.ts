import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { donationTotals, givenTotals, goalStage, progressOf, remainingText, statusTotals } from '../index.ts';

describe('progressOf', () => {
  test.each([
    [4200, 10_000, { percent: 42, filled: 0.42, remaining: 5800, text: '$4,200 of $10,000 (42%)' }],
    [0, 10_000, { percent: 0, filled: 0, remaining: 10_000 }],
    [9999.99, 10_000, { percent: 99, remaining: 0.01 }],
    [10_000, 10_000, { percent: 100, filled: 1, remaining: 0 }],
    [9860, 9500, { percent: 103, filled: 1, remaining: 0 }],
    [30_000, 10_000, { percent: 300, filled: 1, remaining: 0 }],
    [50, 0, { percent: 0, filled: 0, remaining: 0, text: '$50 of $0 (0%)' }],
    [0, 0, { percent: 0, filled: 0, remaining: 0 }],
    [50, -10, { percent: 0, filled: 0, remaining: 0 }],
    [-50, 100, { percent: 0, filled: 0, remaining: 100 }],
    [Number.NaN, 100, { percent: 0, filled: 0, remaining: 100 }],
    [100, Number.POSITIVE_INFINITY, { percent: 0, filled: 0, remaining: 0 }],
    [Number.MAX_VALUE, Number.MAX_VALUE, { percent: 100, filled: 1, remaining: 0 }],
  ])('%d of %d', (collected, goal, progress) => {
    expect(progressOf(collected, goal)).toMatchObject(progress);
  });

  test('returns finite values in range for any numbers', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (collected, goal) => {
        const { percent, filled, remaining, text } = progressOf(collected, goal);
        expect(Number.isFinite(percent) && percent >= 0).toBe(true);
        expect(filled >= 0 && filled <= 1).toBe(true);
        expect(Number.isFinite(remaining) && remaining >= 0).toBe(true);
        expect(text).not.toMatch(/NaN|∞/);
      }),
      { numRuns: 1000 },
    );
  });

  test('returns 100% only if nothing remains', () => {
    const sum = fc.integer({ min: 1, max: 1_000_000_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(sum, sum, (collected, goal) => {
        const { percent, remaining } = progressOf(collected, goal);
        expect(percent >= 100).toBe(remaining === 0);
      }),
    );
  });

  test('never decreases when more is collected', () => {
    const sum = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(sum, sum, sum, (collected, more, goal) => {
        expect(progressOf(collected + more, goal).percent).toBeGreaterThanOrEqual(progressOf(collected, goal).percent);
      }),
    );
  });
});

test.each([
  [11_240, 18_000, '$6,760'],
  [9999.5, 10_000, '$0.50'],
  [10_000, 10_000, 'None'],
  [9860, 9500, 'None'],
])('remainingText(%d, %d) returns %s', (collected, goal, text) => {
  expect(remainingText(collected, goal)).toBe(text);
});

test.each([
  [-1, 'none'],
  [0, 'none'],
  [Number.NaN, 'none'],
  [0.0001, 'below-half'],
  [0.4999, 'below-half'],
  [0.5, 'above-half'],
  [0.9999, 'above-half'],
  [1, 'reached'],
  [3, 'reached'],
] as const)('goalStage(%d) returns %s', (filled, stage) => {
  expect(goalStage(filled)).toBe(stage);
});

/** One row for each status that a gift can have, with cents that a sum of floating-point numbers gets wrong. */
const everyStatus = [
  { amount_donated: 0.1, payment_status: 'completed' },
  { amount_donated: 0.2, payment_status: ' Completed' },
  { amount_donated: 60, payment_status: 'pending' },
  { amount_donated: 5, payment_status: 'refunded' },
  { amount_donated: 6, payment_status: 'declined' },
];

// The figures of the table in docs/glossary.md, as [count, amount].
test.each([
  ['no gift', [], { all: [0, 0], completed: [0, 0], pending: [0, 0], failed: [0, 0] }],
  ['only failed gifts', everyStatus.slice(3), { all: [2, 11], completed: [0, 0], pending: [0, 0], failed: [2, 11] }],
  [
    'only a pending gift',
    everyStatus.slice(2, 3),
    { all: [1, 60], completed: [0, 0], pending: [1, 60], failed: [0, 0] },
  ],
  ['gifts of every status', everyStatus, { all: [5, 71.3], completed: [2, 0.3], pending: [1, 60], failed: [2, 11] }],
])('figures of a donor with %s', (_, donations, { all, ...byStatus }) => {
  const figures = Object.entries({ all: donationTotals(donations), ...statusTotals(donations) });
  const pairs = figures.map(([name, { count, amount }]) => [name, [count, amount]]);
  expect(Object.fromEntries(pairs)).toEqual({ all, ...byStatus });
  expect(givenTotals(donations)).toEqual({ count: byStatus.completed[0], amount: byStatus.completed[1] });
});
