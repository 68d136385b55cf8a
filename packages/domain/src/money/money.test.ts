import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  formatCount,
  formatExactMoney,
  formatMoney,
  fromCents,
  parseAmount,
  mostCents,
  parseMoney,
  sumMoney,
  toCents,
} from '../index.ts';
import { formatsOf } from '../languages/formats-of.ts';

const cents = fc.integer({ min: 0, max: mostCents });

describe('formatMoney', () => {
  test.each([
    [0, '$0'],
    [-0, '$0'],
    [7, '$7'],
    [1234, '$1,234'],
    [1234.5, '$1,234.50'],
    [0.1 + 0.2, '$0.30'],
    [0.999, '$1'],
    [9_999_999_999.99, '$9,999,999,999.99'],
  ])('formats %d as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });
});

const dollars = (amount: number, digits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);

test.each([
  [0, '$0.00'],
  [1240, '$1,240.00'],
  [-7.5, '-$7.50'],
])('formatExactMoney writes the decimals of %j', (amount, text) => {
  expect(formatExactMoney(amount)).toBe(text);
});

test('formatMoney and formatCount format like Intl', () => {
  fc.assert(
    fc.property(fc.integer({ min: -mostCents, max: mostCents }), (sum) => {
      expect(formatCount(sum)).toBe(sum.toLocaleString('en-US'));
      expect(formatMoney(sum / 100)).toBe(dollars(sum / 100, sum % 100 === 0 ? 0 : 2));
    }),
    { examples: [[-1], [-100], [100_000], [99_999]], numRuns: 300 },
  );
});

describe('parseMoney', () => {
  test.each([
    ['1000', 100_000],
    ['1,000', 100_000],
    ['$1,000.50', 100_050],
    ['12.5', 1250],
    ['12.05', 1205],
    [' $ 7 ', 700],
    ['007', 700],
    ['0.99', 99],
    ['1,234,567', 123_456_700],
    ['9999999999.99', mostCents],
  ])('parses %j as %d cents', (typed, sum) => {
    expect(parseMoney(typed)).toBe(sum);
  });

  test.each([
    '1,00',
    '1.000',
    '1.000,50',
    '10,00,000',
    '1000,000',
    '0,500',
    '00,500',
    '1,0000',
    '1 000',
    '1e3',
    '0x10',
    '+5',
    '-5',
    '€5',
    '5 USD',
    '5$',
    '.5',
    '5.',
    '$',
    '',
    ' ',
    'Infinity',
    'NaN',
    '٣٤',
    '10000000000.00',
    ' '.repeat(65) + '5',
  ])('rejects %j as ambiguous or not an amount', (typed) => {
    expect(parseMoney(typed)).toBeUndefined();
  });
});

describe.each(['es', 'pl'])('parseMoney in %s', (language) => {
  const notation = formatsOf(language, 'EUR', 'UTC');

  test.each([
    ['12.50', 1250],
    ['1234.5', 123_450],
    ['1234,5', 123_450],
    ['12.50 €', 1250],
  ])('parses %j as %d cents', (typed, sum) => {
    expect(parseMoney(typed, notation)).toBe(sum);
  });

  test.each(['1.00.50', '12.5.5', '.50', '1,234.50'])('rejects %j', (typed) => {
    expect(parseMoney(typed, notation)).toBeUndefined();
  });

  test('has no decimals in a currency without them', () => {
    expect(parseMoney('12.50', formatsOf(language, 'JPY', 'UTC'))).toBeUndefined();
  });
});

test('a point before three digits groups them in Spanish, and is ambiguous in Polish', () => {
  expect(parseMoney('1.234', formatsOf('es', 'EUR', 'UTC'))).toBe(123_400);
  expect(parseMoney('1.234', formatsOf('pl', 'EUR', 'UTC'))).toBeUndefined();
});

test('parseAmount returns what formatMoney takes', () => {
  expect([parseAmount('12'), parseAmount('$12.50'), parseAmount('1,00')]).toEqual([12, 12.5, undefined]);
  expect(formatMoney(parseAmount('1,200.05') ?? 0)).toBe('$1,200.05');
});

test('formatted amounts parse to the same cents', () => {
  fc.assert(
    fc.property(cents, (sum) => {
      expect(parseMoney(formatMoney(fromCents(sum)))).toBe(sum);
    }),
  );
});

test('parseMoney returns whole cents from 0 to the maximum', () => {
  const typed = fc.stringMatching(/^\s?\$?[0-9]{1,4}([,.][0-9]{1,4}){0,3}\s?$/);
  fc.assert(
    fc.property(fc.oneof(typed, fc.string()), (text) => {
      const sum = parseMoney(text) ?? 0;
      expect(Number.isInteger(sum) && sum >= 0 && sum <= mostCents).toBe(true);
    }),
  );
});

test('cents survive conversion to dollars and back', () => {
  fc.assert(
    fc.property(cents, (sum) => {
      expect(toCents(fromCents(sum))).toBe(sum);
    }),
  );
});

test('sumMoney is exact to the cent', () => {
  expect(sumMoney([0.1, 0.2])).toBe(0.3);
  expect(sumMoney([1.1, 2.2])).toBe(3.3);
  expect(sumMoney([])).toBe(0);
  expect(sumMoney(Array.from({ length: 10_000 }, () => 0.01))).toBe(100);
  const some = fc.array(fc.integer({ min: 0, max: 1_000_000 }));
  fc.assert(
    fc.property(some, (list) => {
      const total = list.reduce((sum, one) => sum + one, 0);
      expect(sumMoney(list.map(fromCents))).toBe(fromCents(total));
    }),
  );
});

test('reads up to 64 characters', () => {
  expect(parseMoney('1'.padStart(64, '0'))).toBe(100);
  expect(parseMoney('1'.padStart(65, '0'))).toBeUndefined();
});

test('has no negative zero', () => {
  expect(Object.is(toCents(-0), 0)).toBe(true);
});
