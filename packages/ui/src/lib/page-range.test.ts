import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { pageRange } from './page-range.ts';

test('returns the second page of ten thousand rows', () => {
  expect(pageRange(1, 10_000, 25)).toEqual({ page: 1, last: 399, from: 26, to: 50, total: 10_000 });
});

test('ends the last page with the last row', () => {
  expect(pageRange(2, 51, 25)).toMatchObject({ from: 51, to: 51, last: 2 });
});

test('returns one empty page for an empty list', () => {
  expect(pageRange(3, 0, 25)).toEqual({ page: 0, last: 0, from: 0, to: 0, total: 0 });
});

test.each([0, -5, 0.5])('puts one row on a page for a page size of %s', (rowsPerPage) => {
  expect(pageRange(0, 10_000, rowsPerPage)).toEqual({ page: 0, last: 9999, from: 1, to: 1, total: 10_000 });
});

test('puts every row on exactly one page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 60 }), (total, pageSize) => {
      const { last } = pageRange(0, total, pageSize);
      const pages = Array.from({ length: last + 1 }, (_, page) => pageRange(page, total, pageSize));
      expect(pages.reduce((rows, { from, to }) => rows + to - from + 1, 0)).toBe(total);
      expect(pageRange(last + 7, total, pageSize)).toEqual(pages[last]);
    }),
  );
});
