import { expect, test } from 'vitest';

import { aPayment } from './fixtures.ts';
import { likelyForAll, withDecision, withPledges } from './group.ts';

const [ada, zoe] = aPayment().likely;
const likely = ada ? [ada] : [];

test('only donors who may have made each payment are proposed for all', () => {
  expect(likelyForAll([aPayment(), aPayment({ id: 1, likely })])).toEqual(likely);
  expect(likelyForAll([aPayment(), aPayment({ id: 1, likely: [] })])).toEqual([]);
  expect(likelyForAll([aPayment({ likely }), aPayment({ id: 1 })])).toEqual(likely);
  const weaker = likely.map((donor) => ({ ...donor, reason: 'amount' as const }));
  expect(likelyForAll([aPayment({ likely }), aPayment({ id: 1, likely: weaker })])).toEqual(weaker);
});

test('a pledge is completed by the oldest of the payments that may be it, and only for its donor', () => {
  const payments = [aPayment({ id: 3 }), aPayment({ id: 2 }), aPayment({ id: 1, likely: [] })];
  expect(withPledges(payments, ada?.id ?? 0)).toEqual([
    { id: 1, based_on: 910, pledge_id: null },
    { id: 2, based_on: 910, pledge_id: 4098 },
    { id: 3, based_on: 910, pledge_id: null },
  ]);
  expect(withPledges(payments, zoe?.id ?? 0).flatMap(({ pledge_id: id }) => id ?? [])).toEqual([]);
});

test('a pledge of another sum is only completed by a decision', () => {
  const payment = aPayment({ amount: 100 });
  expect(withPledges([payment], 56)).toEqual([{ id: 4120, based_on: 910, pledge_id: null }]);
  const decided = { id: 4120, based_on: 910, pledge_id: 4098, outcome: 'split' };
  expect(withDecision(payment, 56, 'split')).toEqual(decided);
  expect(withDecision(payment, 56, 'separate')).toEqual({ id: 4120, based_on: 910, pledge_id: null });
});
