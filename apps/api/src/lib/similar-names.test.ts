// cspell:words dialo ammara adama keita
import { expect, test } from 'vitest';

import { areSimilarNames } from './similar-names.ts';

test.each([
  ['amara diallo', 'amara diallo'],
  ['amara diallo', 'amara dialo'],
  ['amara diallo', 'diallo, amara'],
  ['amara diallo', 'ammara dialo'],
  ['amara', 'amara diallo'],
  ['ana', 'anna'],
])('%s and %s may be one', (one, other) => {
  expect([areSimilarNames(one, other), areSimilarNames(other, one)]).toEqual([true, true]);
});

test.each([
  ['amara diallo', 'adama diallo keita'],
  ['amara diallo', 'awa diallo'],
  ['ana', 'anton'],
  ['', 'ana'],
])('%s and %s are two', (one, other) => {
  expect([areSimilarNames(one, other), areSimilarNames(other, one)]).toEqual([false, false]);
});
