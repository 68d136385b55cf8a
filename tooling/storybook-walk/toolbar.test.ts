import { expect, test } from 'vitest';

import { lengthen } from '../../.storybook/toolbar/lengthen.ts';
import { withAnswers } from '../../.storybook/toolbar/media-query.ts';

test('makes words of the pseudo-language 40 % longer and keeps them readable', () => {
  const sentence = 'Every donation is published';
  const longer = lengthen(sentence);
  expect(longer.length / sentence.length).toBeCloseTo(1.4, 1);
  expect(longer.split(' ')).toHaveLength(4);
  expect(longer).toMatch(/^Év/);
});

test('keeps numbers, addresses and spaces in the pseudo-language', () => {
  const kept = '  $1,200 — 35 % ana@example.org www.example.org/a ';
  expect(lengthen(kept)).toBe(kept);
});

test('answers a media feature and leaves the others to the browser', () => {
  const query = '(prefers-reduced-motion: reduce), (prefers-reduced-data:reduce)';
  const answered = withAnswers(query, { 'prefers-reduced-motion: reduce': true });
  expect(answered).toBe('(min-width: 0px), (prefers-reduced-data:reduce)');
  expect(withAnswers(query, { 'prefers-reduced-motion: reduce': false })).toContain('(max-width: 0px)');
  expect(withAnswers(query, {})).toBe(query);
});
