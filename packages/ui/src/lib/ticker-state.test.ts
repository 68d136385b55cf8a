import { limits } from '@hearthlight/domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { advanceTicker, cardsInRow, startTicker, type TickerState, untilNextChange } from './ticker-state.ts';

const items = (state: TickerState) => state.rows.map(({ cards }) => cards.map(({ item }) => item));
const sliding = (state: TickerState) => state.rows.map((row) => row.sliding);

test('the first frame is full, the second row goes on where the first ends', () => {
  expect(items(startTicker(20, 2))).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ]);
});

test('nothing changes for 5 seconds, then a card comes and slides for one', () => {
  const start = startTicker(20, 1);
  expect(items(advanceTicker(start, 4999))).toEqual([[0, 1, 2]]);
  const coming = advanceTicker(start, 5000);
  expect(items(coming)).toEqual([[0, 1, 2, 3]]);
  expect(sliding(coming)).toEqual([true]);
  expect(sliding(advanceTicker(start, 5999))).toEqual([true]);
  const settled = advanceTicker(start, 6000);
  expect(items(settled)).toEqual([[1, 2, 3]]);
  expect(sliding(settled)).toEqual([false]);
});

test('a card comes every 5 seconds, not every 6', () => {
  const start = startTicker(20, 1);
  expect(items(advanceTicker(start, 9999))).toEqual([[1, 2, 3]]);
  expect(items(advanceTicker(start, 10_000))).toEqual([[1, 2, 3, 4]]);
});

test('the second row follows 3 seconds after the first', () => {
  const start = startTicker(20, 2);
  expect(sliding(advanceTicker(start, 5000))).toEqual([true, false]);
  expect(sliding(advanceTicker(start, 7999))).toEqual([false, false]);
  expect(sliding(advanceTicker(start, 8000))).toEqual([false, true]);
});

test('after the last item the first comes round again, as a new card', () => {
  const round = advanceTicker(startTicker(4, 1), 11_000);
  expect(items(round)).toEqual([[2, 3, 0]]);
  expect(round.rows[0]?.cards.map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('going in small steps or in one comes to the same, and never to more than the most cards', () => {
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
        expect(cards.length).toBeLessThanOrEqual(limits.ticker.mostCards);
        for (const row of walked.rows) expect(row.cards.length).toBe(cardsInRow + (row.sliding ? 1 : 0));
        expect(untilNextChange(walked)).toBeGreaterThan(0);
      },
    ),
  );
});
