import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { inGroupsOfFour } from '../text/text.ts';
import {
  findPaymentReferences,
  findSimilarReferences,
  makePaymentReference,
  parsePaymentReference,
} from './payment-reference.ts';

const numberBelow = (limit: number) => fc.option(fc.integer({ min: 1, max: limit - 1 }), { nil: undefined });
const parties = fc.record({ donor: numberBelow(10 ** 8), campaign: numberBelow(10 ** 6) });
const references = fc.tuple(parties, fc.nat()).map(([pledge, random]) => makePaymentReference(pledge, random));

const example = 'RF7900000056000003751399';

describe('makePaymentReference', () => {
  test('never changes, because references are on paper', () => {
    expect(makePaymentReference({ donor: 56, campaign: 3 }, 751_399)).toBe(example);
    expect(makePaymentReference({ donor: undefined, campaign: undefined }, 0)).toBe('RF0400000000000000000000');
    expect(makePaymentReference({ donor: 99_999_999, campaign: 999_999 }, 999_999)).toBe('RF9799999999999999999999');
  });

  test('is a creditor reference of ISO 11649', () => {
    fc.assert(
      fc.property(references, (text) => {
        expect(text).toMatch(/^RF\d{22}$/);
        // R is 27 and F is 15.
        expect(BigInt(`${text.slice(4)}2715${text.slice(2, 4)}`) % 97n).toBe(1n);
      }),
    );
  });

  test('leaves out a number that does not fit', () => {
    const unknown = makePaymentReference({ donor: undefined, campaign: undefined }, 751_399);
    expect(makePaymentReference({ donor: 10 ** 8, campaign: 10 ** 6 }, 751_399)).toBe(unknown);
  });
});

describe('parsePaymentReference', () => {
  test('returns what the reference was made of', () => {
    fc.assert(
      fc.property(parties, (pledge) => {
        const text = makePaymentReference(pledge, 987_012_345);
        expect(parsePaymentReference(text)).toEqual({ text, ...pledge, random: '012345' });
      }),
    );
  });

  test('accepts spaces and lower case', () => {
    expect(parsePaymentReference('RF79 0000 0056 0000 0375 1399')?.text).toBe(example);
    expect(parsePaymentReference(' rf79000000 56000003751399\n')?.text).toBe(example);
  });

  test('refuses any wrong digit, and any two neighbors in the wrong order', () => {
    const position = fc.integer({ min: 2, max: 22 });
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(references, position, digit, (text, at, other) => {
        const [start, own, next, end] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)];
        const changed = [`${start}${other}${next}${end}`, `${start}${own}${other}${end}`];
        const swapped = `${start}${next}${own}${end}`;
        for (const wrong of [...changed, swapped].filter((written) => written !== text))
          expect(parsePaymentReference(wrong)).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['nothing', ''],
    ['the reference of another creditor', 'RF18 5390 0754 7034'],
    ['a missing digit', 'RF790000005600000375139'],
    ['another digit at the end', `${example}0`],
    ['what is around a reference', `Gift ${example}`],
  ])('refuses %s', (_, text) => {
    expect(parsePaymentReference(text)).toBeUndefined();
  });
});

const found = (text: string) => findPaymentReferences(text).map((reference) => reference.text);

describe('findPaymentReferences', () => {
  test('finds one whose first zeros a bank has left out', () => {
    const text = makePaymentReference({ donor: 20, campaign: 4 }, 117_967);
    const short = text.replace(/^(RF\d\d)0+/, '$1');
    expect(found(`Ref. ${short}, roof`)).toEqual([text]);
    expect(found(short.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)))).toEqual([]);
  });

  test('returns each reference once, in any writing and among any text', () => {
    const word = fc.string().filter((text) => !/[\dRr]/.test(text));
    fc.assert(
      fc.property(references, references, word, (first, second, text) => {
        const line = `${text}${inGroupsOfFour(first)} ${second.toLowerCase()}${text};${first}`;
        expect(found(line)).toEqual([...new Set([first, second])]);
      }),
    );
  });

  test.each([
    ['between words', `GIFT ${example} THANK YOU`],
    ['without spaces around it', `EREF+${example}SVWZ+GIFT`],
    ['broken at the end of a line', 'GIFT RF79 0000 0056 00\r\n00 0375 1399'],
    ['before a date', `${example} 2026-11-20`],
    ['after the beginning of another', `RF18 RF79 ${example}`],
    ['with invisible characters', example.replace('56', '5\u200B6\u00AD')],
  ])('finds one %s', (_, text) => {
    expect(found(text)).toEqual([example]);
  });

  test.each([
    ['with a wrong digit', 'GIFT RF7900000056000003751398'],
    ['of a longer number', `GIFT ${example}0`],
    ['of another creditor', 'RF18 5390 0754 7034'],
  ])('finds none %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  test('returns them in their order, also one with a date at its end', () => {
    const other = makePaymentReference({ donor: 7, campaign: 1 }, 42);
    expect(found(`${other}20261120 ${example}`)).toEqual([other, example]);
  });

  test('reads a long text with many beginnings quickly', () => {
    expect(found(`RF${'1'.repeat(21)}${' '.repeat(100)}`.repeat(10_000))).toEqual([]);
  });
});

const similar = (text: string) => findSimilarReferences(text).map((reference) => reference.text);

describe('findSimilarReferences', () => {
  const place = fc.nat({ max: 21 });
  const digit = fc.integer({ min: 0, max: 9 });

  test('finds the reference that a wrong, missing, additional or swapped digit was made of', () => {
    fc.assert(
      fc.property(references, place, digit, (reference, at, other) => {
        const digits = reference.slice(2);
        const [before, after] = [digits.slice(0, at), digits.slice(at)];
        expect(similar(`gift ${before}${other}${after.slice(1)} thanks`)).toContain(reference);
        expect(similar(`RF${inGroupsOfFour(before + after.slice(1))}`)).toContain(reference);
        expect(similar(`RF${before}${other}${after}`)).toContain(reference);
        expect(similar(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2))).toContain(reference);
      }),
    );
  });

  test('returns each once, whatever mistakes lead to it', () => {
    // Any of the zeros may be the missing one.
    const texts = similar('79 000 0056 0000 0375 1399');
    expect(texts.filter((text) => text === example)).toHaveLength(1);
  });

  test('reads the letter O as a zero, and finds nothing in other numbers', () => {
    expect(similar('79 OOOO 0056 0000 0375 1399')).toContain(example);
    expect(similar('DE89 3704 0044 0532 0130 00')).toEqual([]);
    expect(similar(`12345678901234567890123456`)).toEqual([]);
    expect(similar('For the wells, 2026-11-20, $1,250.50')).toEqual([]);
  });
});
