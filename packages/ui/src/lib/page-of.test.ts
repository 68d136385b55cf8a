import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { pageOf } from './page-of.ts';

test('the second page of ten thousand rows', () => {
  expect(pageOf(1, 10_000, 25)).toEqual({ page: 1, last: 399, from: 26, to: 50, total: 10_000 });
});

test('the last page ends with the list', () => {
  expect(pageOf(2, 51, 25)).toMatchObject({ from: 51, to: 51, last: 2 });
});

test('an empty list has one page of nothing', () => {
  expect(pageOf(3, 0, 25)).toEqual({ page: 0, last: 0, from: 0, to: 0, total: 0 });
});

test('every row is on exactly one page, whatever the sizes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 60 }), (total, pageSize) => {
      const { last } = pageOf(0, total, pageSize);
      const pages = Array.from({ length: last + 1 }, (_, page) => pageOf(page, total, pageSize));
      expect(pages.reduce((rows, { from, to }) => rows + to - from + 1, 0)).toBe(total);
      expect(pageOf(last + 7, total, pageSize)).toEqual(pages[last]);
    }),
  );
});
