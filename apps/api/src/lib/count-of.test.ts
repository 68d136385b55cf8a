import { expect, test } from 'vitest';

import { countOf } from './count-of.ts';

test.each([
  [0, '0 mails'],
  [1, '1 mail'],
  [1234, '1,234 mails'],
])('%s mails are written as %s', (count, text) => {
  expect(countOf(count, 'mail')).toBe(text);
});

test('takes an irregular plural', () => {
  expect([countOf(1, 'entry', 'entries'), countOf(2, 'entry', 'entries')]).toEqual(['1 entry', '2 entries']);
});
