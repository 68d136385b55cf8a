import { describe, expect, test } from 'vitest';

import { billLayouts, layoutsOf } from './bill-layouts.ts';

describe.each(Object.entries(billLayouts))('the layout %s', (_, { height, lines, margin, width, rules }) => {
  test('has every text of a bill on the page', () => {
    const texts = { date: 'a', foot: 'g', item: 'b', number: 'c', payee: 'd', payer: 'e', total: 'f' };
    const drawn = lines(texts);
    expect(new Set(drawn.map(({ text }) => text))).toEqual(new Set(Object.values(texts)));
    for (const { y } of drawn) expect([y > margin, y < height]).toEqual([true, true]);
    for (const [x, y, across, up] of rules)
      expect([x >= 0, y >= 0, x + across <= width, y + up <= height]).toEqual([true, true, true, true]);
  });
});

test('gives each payee one layout by its largest bill', () => {
  const bills = [
    { payee: 'Kiosk', amount: 12 },
    { payee: 'Shipyard', amount: 9000 },
    { payee: 'Shop', amount: 200 },
    { payee: 'Shipyard', amount: 3 },
    { payee: 'Mill', amount: 1500 },
  ];
  expect(Object.fromEntries(layoutsOf(bills))).toEqual({
    Kiosk: 'list',
    Shop: 'receipt',
    Mill: 'letterhead',
    Shipyard: 'table',
  });
});
