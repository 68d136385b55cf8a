import { describe, expect, test } from 'vitest';

import { lastDay, simulatedPlans } from '../fixtures/simulated-plans.ts';
import { type StandingOrder } from '../payments/standing-order.ts';
import { dayOfPayment, lastDueDay, planDay, planProgress } from './plan-state.ts';

const monthly: StandingOrder = { rhythm: 'monthly', first: '2026-01-31' };
const cents = 2500;
const on = (...dates: string[]) => dates.map((date) => ({ date, cents }));
const known = (today: string) => ({ today, knownUntil: today });
const statesOf = (order: StandingOrder, dates: string[], today: string) =>
  planProgress(order, on(...dates), known(today)).days.map(({ due, state }) => `${due} ${state}`);

const days = (order: StandingOrder, count: number) =>
  Array.from({ length: count }, (_, index) => planDay(order, index));
const at = (today: string, knownUntil: string) => planProgress(monthly, [], { today, knownUntil }).days[0]?.state;

describe('a plan', () => {
  test('pays on the last day of months without its day, leap days included', () => {
    expect(days(monthly, 3)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
    expect(days({ rhythm: 'quarterly', first: '2025-11-30' }, 3)).toEqual(['2025-11-30', '2026-02-28', '2026-05-30']);
    expect(days({ rhythm: 'yearly', first: '2024-02-29' }, 5)).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ]);
  });

  test.each([
    ['monthly', '2026-01-31', '2026-03-30', '2026-02-28'],
    ['monthly', '2026-01-31', '2026-03-31', '2026-03-31'],
    ['quarterly', '2026-01-15', '2027-01-14', '2026-10-15'],
    ['yearly', '2024-02-29', '2027-12-31', '2027-02-28'],
    ['monthly', '2026-01-01', '9999-12-31', '9999-12-01'],
  ] as const)('that pays %s from %s until %s pays last on %s', (rhythm, first, until, due) => {
    expect(lastDueDay({ rhythm, first }, until)).toBe(due);
  });

  test('counts a payment for the nearest day, whether early or late', () => {
    expect(statesOf(monthly, ['2026-01-28', '2026-03-09'], '2026-03-12')).toEqual([
      '2026-01-31 came',
      '2026-02-28 came',
      '2026-03-31 expected',
    ]);
  });

  test('counts a second payment for the day before if that one has none, otherwise for no day', () => {
    const order: StandingOrder = { rhythm: 'monthly', first: '2026-01-01' };
    expect(statesOf(order, ['2026-01-01', '2026-03-01', '2026-03-02'], '2026-03-20')).toEqual([
      '2026-01-01 came',
      '2026-02-01 came',
      '2026-03-01 came',
      '2026-04-01 expected',
    ]);
    expect(statesOf(order, ['2026-01-01', '2026-01-02'], '2026-01-20')).toEqual([
      '2026-01-01 came',
      '2026-02-01 expected',
    ]);
  });

  test.each([
    ['2026-11-12', undefined],
    ['2026-11-18', { due: '2026-12-01', isOpen: true }],
    ['2026-11-21', { due: '2026-12-01', isOpen: false }],
    ['2026-12-09', { due: '2026-12-01', isOpen: false }],
  ])('counts a second payment on %s for %o', (date, expected) => {
    const order: StandingOrder = { rhythm: 'monthly', first: '2026-10-01' };
    const second = { date, cents };
    const payments = [...on('2026-10-01', '2026-11-01'), second];
    expect(dayOfPayment(order, payments, second, '2026-12-20')).toEqual(expected);
  });

  test('counts a very early payment for no day once the payment of that day came', () => {
    const order: StandingOrder = { rhythm: 'monthly', first: '2026-10-01' };
    const second = { date: '2026-11-18', cents };
    const payments = [...on('2026-10-01', '2026-11-01'), second, ...on('2026-12-02')];
    expect(dayOfPayment(order, payments, second, '2026-12-20')).toBeUndefined();
    const { days: seen } = planProgress(order, payments, known('2026-12-20'));
    expect(seen.flatMap(({ payment }) => payment?.date ?? [])).toEqual(['2026-10-01', '2026-11-01', '2026-12-02']);
  });

  test('counts a very early payment for its day if the one before is missing', () => {
    const order: StandingOrder = { rhythm: 'monthly', first: '2026-10-01' };
    const second = { date: '2026-11-18', cents };
    expect(dayOfPayment(order, [...on('2026-10-01'), second], second, '2026-12-20')).toEqual({
      due: '2026-12-01',
      isOpen: false,
    });
  });

  test('waits for a payment for ten days, and misses it only if a later payment is known', () => {
    expect(at('2026-01-31', '2026-01-31')).toBe('expected');
    expect(at('2026-02-10', '2026-02-10')).toBe('late');
    expect(at('2026-02-11', '2026-02-11')).toBe('paused');
    expect(at('2026-06-30', '2026-02-10')).toBe('late');
  });

  test('is paused after two days in a row without a payment, until one comes', () => {
    const order: StandingOrder = { rhythm: 'monthly', first: '2026-01-01' };
    const stateAt = (today: string, ...dates: string[]) => {
      const { missingSince, state } = planProgress(order, on('2026-01-01', ...dates), known(today));
      return [state, missingSince];
    };
    expect(stateAt('2026-02-28')).toEqual(['running', undefined]);
    expect(stateAt('2026-03-11')).toEqual(['running', undefined]);
    expect(stateAt('2026-03-12')).toEqual(['paused', '2026-02-01']);
    expect(stateAt('2026-04-02', '2026-04-01')).toEqual(['running', undefined]);
  });

  test('ends on its last day, whatever is missing', () => {
    const order: StandingOrder = { ...monthly, last: '2026-03-30' };
    expect(statesOf(order, ['2026-01-31', '2026-02-28'], '2026-12-01')).toEqual(['2026-01-31 came', '2026-02-28 came']);
    expect(planProgress(order, on('2026-01-31'), known('2026-03-29')).state).toBe('running');
    expect(planProgress(order, on('2026-01-31'), known('2026-03-30')).state).toBe('ended');
  });

  test('has no days before it begins, and leaves earlier gifts out', () => {
    const order: StandingOrder = { rhythm: 'monthly', first: '2026-05-01' };
    expect(statesOf(order, ['2026-03-01'], '2026-03-02')).toEqual(['2026-05-01 expected']);
  });

  test('is right for 1,000 donors over 24 months, whatever they do', () => {
    const plans = simulatedPlans(1000);
    for (const { donor, expected, order, payments } of plans) {
      const { days: found, state } = planProgress(order, payments, known(lastDay));
      const seen = { donor, state, days: found.map((day) => `${day.due} ${day.state}`) };
      expect(seen).toEqual({ donor, ...expected });
    }
    const states = plans.map(({ expected }) => expected.state);
    // The simulation has plans in each state.
    expect(new Set(states)).toEqual(new Set(['running', 'paused', 'ended']));
  });
});
