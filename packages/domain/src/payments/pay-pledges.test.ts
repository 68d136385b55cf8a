import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { payPledges, pledgeOutcomes } from './pay-pledges.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

test.each([
  ['less, complete', [5000], 3000, 'complete', [[3000, 0]], 0],
  ['less, split', [5000], 3000, 'split', [[3000, 2000]], 0],
  ['more, complete', [5000], 7000, 'complete', [[7000, 0]], 0],
  ['more, split', [5000], 7000, 'split', [[5000, 0]], 2000],
  [
    'exactly two',
    [5000, 2000],
    7000,
    'complete',
    [
      [5000, 0],
      [2000, 0],
    ],
    0,
  ],
  [
    'less than two, complete',
    [5000, 2000],
    6000,
    'complete',
    [
      [5000, 0],
      [1000, 0],
    ],
    0,
  ],
  [
    'less than two, split',
    [5000, 2000],
    6000,
    'split',
    [
      [5000, 0],
      [1000, 1000],
    ],
    0,
  ],
  [
    'only the first of two',
    [5000, 2000],
    5000,
    'complete',
    [
      [5000, 0],
      [0, 2000],
    ],
    0,
  ],
  [
    'more than two, complete',
    [5000, 2000],
    8000,
    'complete',
    [
      [5000, 0],
      [3000, 0],
    ],
    0,
  ],
  [
    'more than two, split',
    [5000, 2000],
    8000,
    'split',
    [
      [5000, 0],
      [2000, 0],
    ],
    1000,
  ],
] as const)('divides %s', (_, pledged, paid, outcome, parts, surplus) => {
  expect(payPledges(pledged, paid, outcome)).toEqual({
    parts: parts.map(([part, rest]) => ({ paid: part, rest })),
    surplus,
  });
});

test('neither loses nor makes money', () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 20 }),
      amount,
      fc.constantFrom(...pledgeOutcomes),
      (pledged, paid, outcome) => {
        const { parts, surplus } = payPledges(pledged, paid, outcome);
        expect(sum(parts.map((part) => part.paid)) + surplus).toBe(paid);
        expect(Math.min(surplus, ...parts.flatMap((part) => [part.paid, part.rest]))).toBeGreaterThanOrEqual(0);
        const kept = parts.map((part, index) =>
          outcome === 'split' || part.paid === 0 ? part.paid + part.rest : pledged[index],
        );
        expect(kept).toEqual(pledged);
      },
    ),
  );
});
