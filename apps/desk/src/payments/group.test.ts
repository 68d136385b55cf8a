import type { UnmatchedPayment } from '@hearthlight/domain/desk';
import { expect, test } from 'vitest';

import { aPayment } from './fixtures.ts';
import { likelyForAll, namedPayers, withDecision, withPledges } from './group.ts';

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

/** A payment to which nothing links anybody. */
const named = (payer: string | null, changes: Partial<UnmatchedPayment> = {}) =>
  aPayment({ payer, likely: [], people: [], ...changes });

test('names say who gave where one person fits, or nobody yet', () => {
  const bo = { name: 'Bo Cole', email: 'bo@example.org', gift_id: 7, gifts: 1 };
  const account = { id: 71, name: 'Di Dove', email: 'di@example.org', reason: 'name' as const, pledge: null };
  const pledge = { id: 4098, amount: 120, date: '2026-11-02' };
  const shown = namedPayers([
    [named('Al New'), named('Al New')],
    [named('BO COLE', { people: [bo] })],
    [named('DI DOVE', { likely: [account] })],
    // The amount alone links nobody.
    [named('Ed Elm', { likely: [{ ...account, reason: 'amount', pledge }] })],
    // These need a look.
    [named(null)],
    [named('Two', { people: [bo], likely: [account] })],
    [named('Mistake', { likely: [{ ...account, reason: 'paid' }] })],
    [named('Pledge', { likely: [{ ...account, pledge }] })],
  ]);
  expect(
    shown.map(({ giver, isNew, payer, payments }) => [payer, payments.length, giver.id, giver.name, isNew]),
  ).toEqual([
    ['Al New', 2, null, 'Al New', true],
    ['BO COLE', 1, null, 'Bo Cole', false],
    ['DI DOVE', 1, 71, 'Di Dove', false],
    ['Ed Elm', 1, null, 'Ed Elm', true],
  ]);
});
