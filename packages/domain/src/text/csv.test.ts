import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';

import { formatsOf } from '../languages/formats-of.ts';
import { setFormats, usEnglish } from '../languages/formats.ts';
import { csvOf } from './csv.ts';

/** An independent parser for comma-separated values (RFC 4180). */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < csv.length) {
    let value = '';
    if (csv[at] === '"') {
      at += 1;
      while (csv[at] !== '"' || csv[at + 1] === '"') {
        value += csv[at];
        at += csv[at] === '"' ? 2 : 1;
      }
      at += 1;
    } else {
      while (csv[at] !== ',' && csv[at] !== '\r') {
        value += csv[at];
        at += 1;
      }
    }
    row.push(value);
    if (csv[at] === ',') {
      at += 1;
    } else {
      rows.push(row);
      row = [];
      at += 2;
    }
  }
  return rows;
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ',', ';', '\r', '\n', '\t', ' ', "'", 'a') }),
);

describe('csvOf', () => {
  afterEach(() => setFormats(() => usEnglish));

  test.each([
    ['es', '"Day";"Amount"\r\n"2026-11-03";1250,5\r\n'],
    ['pl', '"Day";"Amount"\r\n"2026-11-03";1250,5\r\n'],
    ['ar', '"Day","Amount"\r\n"2026-11-03",1250.5\r\n'],
  ])('uses the signs that spreadsheets expect in %s', (language, csv) => {
    setFormats(() => formatsOf(language, 'EUR', 'UTC'));
    expect(csvOf(['Day', 'Amount'], [['2026-11-03', 1250.5]])).toBe(csv);
  });

  test('quotes text, leaves numbers unquoted and ends each line with CRLF', () => {
    expect(csvOf(['Day', 'Amount'], [['2026-11-03', 120.5]])).toBe('"Day","Amount"\r\n"2026-11-03",120.5\r\n');
  });

  test('doubles quotes and keeps commas and line breaks inside a cell', () => {
    expect(csvOf(['Cause'], [['Roof, "big"\nand dry']])).toBe('"Cause"\r\n"Roof, ""big""\nand dry"\r\n');
  });

  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\u00a0=1',
    '\u200b=1',
    '\ufeff=1',
    ...'＝ ＋ － ＠ ｜ ％ ﹢ ﹣ ﹦ ﹫ ﹪ ⁺ ⁻ ⁼ ₊ ₋ ₌ \u2212 ➕ ➖'.split(' ').map((sign) => `${sign}1`),
    '\u3164=1',
    '\u2800=1',
    '\u034F=1',
    '\uFE0F=1',
    '\u{E0061}=1',
    '|x',
    '%0A',
  ])('prefixes the possible formula %j with an apostrophe', (attack) => {
    expect(parse(csvOf([], [[attack]]))).toContainEqual([`'${attack}`]);
  });

  test('does not change harmless text and negative numbers', () => {
    expect(parse(csvOf(['a', 'b'], [['Roof = dry', -3]]))[1]).toEqual(['Roof = dry', '-3']);
  });

  test('writes NaN as text', () => {
    expect(csvOf([], [[Number.NaN]])).toContain('"NaN"');
  });

  test('can be parsed back, apart from added apostrophes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, fc.integer()), { maxLength: 8 }), (rows) => {
        const [, ...read] = parse(csvOf(['a', 'b', 'c'], rows));
        expect(read).toHaveLength(rows.length);
        for (const [index, row] of rows.entries())
          for (const [column, value] of row.entries())
            expect([String(value), `'${value}`]).toContain(read[index]?.[column]);
      }),
    );
  });

  test('never starts a text with a formula character', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(parse(csvOf([], [[value]]))[1]?.[0]?.trimStart() ?? '').not.toMatch(/^[=+\-@]/);
      }),
      { numRuns: 2000 },
    );
  });
});
