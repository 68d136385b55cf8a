import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  advanceTicker,
  cardsInRow,
  extendRow,
  startTicker,
  type TickerState,
  untilNextChange,
} from './ticker-state.ts';

const items = (state: TickerState) => state.rows.map(({ cards }) => cards.map(({ item }) => item));
const sliding = (state: TickerState) => state.rows.map((row) => row.sliding);

test('starts with full rows, the second continuing after the first', () => {
  expect(items(startTicker(20, 2))).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ]);
});

test('adds a card after 5 seconds, which slides in for 1 second', () => {
  const start = startTicker(20, 1);
  expect(items(advanceTicker(start, 4999))).toEqual([[0, 1, 2]]);
  const entering = advanceTicker(start, 5000);
  expect(items(entering)).toEqual([[0, 1, 2, 3]]);
  expect(sliding(entering)).toEqual([true]);
  expect(sliding(advanceTicker(start, 5999))).toEqual([true]);
  const settled = advanceTicker(start, 6000);
  expect(items(settled)).toEqual([[1, 2, 3]]);
  expect(sliding(settled)).toEqual([false]);
});

test('adds a card every 5 seconds, the slide included', () => {
  const start = startTicker(20, 1);
  expect(items(advanceTicker(start, 9999))).toEqual([[1, 2, 3]]);
  expect(items(advanceTicker(start, 10_000))).toEqual([[1, 2, 3, 4]]);
});

test('changes the second row 3 seconds after the first', () => {
  const start = startTicker(20, 2);
  expect(sliding(advanceTicker(start, 5000))).toEqual([true, false]);
  expect(sliding(advanceTicker(start, 7999))).toEqual([false, false]);
  expect(sliding(advanceTicker(start, 8000))).toEqual([false, true]);
});

test('continues with the first item after the last, as a new card', () => {
  const secondRound = advanceTicker(startTicker(4, 1), 11_000);
  expect(items(secondRound)).toEqual([[2, 3, 0]]);
  expect(secondRound.rows[0]?.cards.map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('gives a row the next card on a swipe, until it has every item once', () => {
  const swiped = extendRow(startTicker(5, 1), 0);
  expect(items(swiped)).toEqual([[0, 1, 2, 3]]);
  expect(items(extendRow(extendRow(swiped, 0), 0))).toEqual([[0, 1, 2, 3, 4]]);
  expect(items(advanceTicker(swiped, 6000))).toEqual([[1, 2, 3, 4]]);
  expect(items(extendRow(startTicker(20, 2), 1))).toEqual([
    [0, 1, 2],
    [3, 4, 5, 6],
  ]);
});

test('reaches the same state in many steps as in one, with at most one extra card in a row', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 30 }),
      fc.constantFrom<1 | 2>(1, 2),
      fc.array(fc.integer({ min: 1, max: 9000 }), { maxLength: 12 }),
      (count, rows, steps) => {
        const start = startTicker(count, rows);
        const walked = steps.reduce(advanceTicker, start);
        expect(walked).toEqual(
          advanceTicker(
            start,
            steps.reduce((sum, step) => sum + step, 0),
          ),
        );
        const cards = walked.rows.flatMap((row) => row.cards);
        expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
        for (const row of walked.rows) expect(row.cards.length).toBe(cardsInRow + (row.sliding ? 1 : 0));
        expect(untilNextChange(walked)).toBeGreaterThan(0);
      },
    ),
  );
});
