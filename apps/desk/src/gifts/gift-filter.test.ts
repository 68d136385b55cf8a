import { expect, test } from 'vitest';

import { giftQueryOf, setParts } from './gift-filter.ts';

test('has only the parts of a filter that are set', () => {
  const filter = { status: '', campaign: '0', from: '2026-11-01' };
  expect(setParts(filter)).toEqual({ campaign: '0', from: '2026-11-01' });
  expect(giftQueryOf(filter)).toEqual({ campaign: 0, from: '2026-11-01' });
});

test('selects everything if the address is wrong', () => {
  expect(giftQueryOf({ status: 'lost', campaign: '3' })).toEqual({});
});
