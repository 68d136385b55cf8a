import { expect, test } from 'vitest';

import { totalDue } from './total-due.ts';

test.each([
  ['', '$00'],
  ['   ', '$00'],
  ['abc', '$00'],
  ['1,00', '$00'],
  ['-5', '$00'],
  ['0', '$0'],
  ['25', '$25'],
  ['25.', '$25'],
  ['25.5', '$25.50'],
  ['$1,000.50', '$1,000.50'],
])('%j is %s due', (typed, due) => {
  expect(totalDue(typed)).toBe(due);
});
