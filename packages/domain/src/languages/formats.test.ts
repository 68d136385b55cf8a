import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import {
  formatAmount,
  formatCount,
  formatDateTime,
  formatDay,
  formatMoney,
  formatMoneyWithCode,
  formatMonth,
  formatPercent,
  formats,
  formatShortDay,
  formatToday,
  fromCents,
  mostCents,
  parseMoney,
  setFormats,
  toCents,
  usEnglish,
} from '../index.ts';
import { decimalsOf, formatsOf, isCurrency } from './formats-of.ts';

const languages = ['en', 'es', 'pl', 'ar'] as const;
const currencies = ['USD', 'EUR', 'JPY', 'KWD', 'PLN', 'EGP'] as const;
const all = languages.flatMap((language) => currencies.map((currency) => [language, currency] as const));

const use = (language: string, currency: string) => {
  const made = formatsOf(language, currency, 'UTC');
  setFormats(() => made);
};
// Files that ran before in the same worker share the module, and the renderer of the site sets formats when it loads.
beforeEach(() => setFormats(() => usEnglish));
afterEach(() => setFormats(() => usEnglish));

test('those of US dollars in English need no Intl', () => {
  expect(formatsOf('en', 'USD', 'UTC')).toEqual(usEnglish);
  expect(formats()).toBe(usEnglish);
});

/** `Intl` puts marks of direction around amounts in Arabic. */
const withoutMarks = (text: string) => text.replaceAll(/[\u061C\u200E\u200F]/g, '');
/** Returns a text with English digits. */
const english = (text: string) => text.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
const intl = (language: string, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(localeOf(language), { ...options, useGrouping: 'always' });
const localeOf = (language: string) => (language === 'ar' ? 'ar-u-nu-arab' : language);

describe.each(all)('%s, %s', (language, currency) => {
  const decimals = decimalsOf(currency);

  test('formats amounts, counts and percentages like Intl', () => {
    use(language, currency);
    fc.assert(
      fc.property(fc.integer({ min: -mostCents, max: mostCents }), (cents) => {
        const digits = cents % 10 ** decimals === 0 ? 0 : decimals;
        const options = { minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
        const amount = fromCents(cents);
        expect(withoutMarks(formatMoney(amount))).toBe(
          withoutMarks(intl(language, { ...options, style: 'currency', currency }).format(amount)).replace(
            /(?<=\p{L})\.$/u,
            '',
          ),
        );
        expect(formatCount(Math.abs(cents))).toBe(intl(language, {}).format(Math.abs(cents)));
        const percent = Math.abs(cents) % 1000;
        expect(formatPercent(percent)).toBe(withoutMarks(intl(language, { style: 'percent' }).format(percent / 100)));
      }),
      { examples: [[-1], [1000], [123_456]], numRuns: 40 },
    );
  });

  test('reads what it writes, with any spaces, without the symbol, and with English digits', () => {
    use(language, currency);
    const { symbol } = formats();
    const spaces = fc.constantFrom(' ', '\u00A0', '\u202F', '\u2009', '  ');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: mostCents }), spaces, (cents, space) => {
        const written = formatMoney(fromCents(cents));
        const number = written.replace(symbol, '').trim();
        const spaced = written.replaceAll(/\s/g, space.length === 1 ? space : '\u00A0');
        const typed = [
          written,
          number,
          spaced,
          english(written),
          english(number),
          written.replace(symbol, `${symbol}${language === 'ar' ? '.' : ''}`),
          `${space}${number}${space}`,
        ];
        expect(typed.map((text) => parseMoney(text))).toEqual(typed.map(() => cents));
      }),
      {
        examples: [
          [1000, ' '],
          [100_000, ' '],
          [mostCents, ' '],
        ],
        numRuns: 100,
      },
    );
  });

  test('never reads an amount that differs by a factor of 10, 100 or 1000', () => {
    use(language, currency);
    const text = fc.stringMatching(/^[0-9]{1,5}([.,٫٬ ][0-9]{1,4}){0,3}$/);
    fc.assert(
      fc.property(text, (typed) => {
        const cents = parseMoney(typed);
        if (cents === undefined) return;
        // Whatever the signs mean, only decimals of the currency follow the last one.
        const digits = typed.replaceAll(/\D/g, '');
        const last = /[^\d ](\d+)$/.exec(typed)?.[1] ?? '';
        const asWhole = Number(digits) * 10 ** decimals;
        const asDecimals = Number(digits) * 10 ** (decimals - last.length);
        // With three decimals, the language's own sign decides.
        const isGroup = last.length === 3;
        const readings = isGroup && decimals !== 3 ? [] : [Math.round(asDecimals)];
        expect(isGroup ? [asWhole, ...readings] : readings).toContain(cents);
      }),
      { numRuns: 500 },
    );
  });
});

test.each(languages)('formats dates like Intl in %s', (language) => {
  use(language, 'EUR');
  const instants = fc
    .integer({ min: Date.UTC(1900, 0) / 60_000, max: Date.UTC(2999, 11) / 60_000 })
    .map((minutes) => new Date(minutes * 60_000));
  fc.assert(
    fc.property(instants, (instant) => {
      const intl = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(instant);
      const iso = instant.toISOString();
      expect(formatDateTime(iso)).toBe(intl({ dateStyle: 'medium', timeStyle: 'short' }));
      expect(formatDay(iso.slice(0, 10))).toBe(intl({ dateStyle: 'medium' }));
      expect(formatShortDay(iso.slice(0, 10))).toBe(intl({ dateStyle: 'short' }));
      expect(formatToday(instant)).toBe(intl({ dateStyle: 'full' }));
      expect(formatMonth(iso.slice(0, 7))).toBe(intl({ month: 'short', year: 'numeric' }));
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['es', 'EUR', 1234.56, '1.234,56\u00A0€'],
  ['en', 'JPY', 1000, '¥1,000'],
  ['ar', 'EGP', 1000, '١٬٠٠٠\u00A0ج.م'],
  // The marks keep the dollar sign behind its letters, and these behind the number.
  ['ar', 'USD', 1000, '\u200F١٬٠٠٠\u00A0US$\u200E'],
  ['ar', 'EUR', 2.5, '\u200F٢٫٥٠\u00A0€'],
  ['pl', 'PLN', 1234.5, '1\u00A0234,50\u00A0zł'],
  ['en', 'KWD', 1.5, 'KWD\u00A01.500'],
])('%s writes %s %d as %s', (language, currency, amount, text) => {
  use(language, currency);
  expect(formatMoney(amount)).toBe(text);
});

test.each([
  ['es', 'EUR', '20', 2000],
  ['es', 'EUR', '€ 20,5', 2050],
  ['es', 'EUR', '1.000', 100_000],
  ['es', 'USD', '$20', 2000],
  ['es', 'USD', '20 US$', 2000],
  ['pl', 'PLN', '1 234,5 zł', 123_450],
  ['en', 'JPY', '1,000', 1000],
  ['en', 'KWD', '1.5', 1500],
  ['en', 'KWD', '1.500', 1500],
  ['en', 'KWD', '1,500', 1_500_000],
  ['ar', 'EGP', '\u200F١٬٠٠٠٫٥ ج.م.\u200F', 100_050],
  ['ar', 'EGP', '1,000.50', 100_050],
  ['ar', 'USD', '$20', 2000],
  ['ar', 'EGP', '١،٠٠٠', 100_000],
  ['ar', 'KWD', '2.5', 2500],
  ['ar', 'KWD', '١٫٥٠٠', 1500],
  ['ar', 'KWD', '1,500.250', 1_500_250],
])('in %s, %s, %j is %d', (language, currency, typed, cents) => {
  use(language, currency);
  expect(parseMoney(typed)).toBe(cents);
});

test.each([
  ['es', 'EUR', '1,000'],
  ['es', 'EUR', '1,234.56'],
  ['es', 'EUR', '1 234,56'],
  ['es', 'EUR', '$20'],
  ['pl', 'PLN', '1.000'],
  ['pl', 'PLN', '1,000'],
  ['pl', 'PLN', '1  000'],
  ['pl', 'PLN', '10 00'],
  ['en', 'JPY', '1.000'],
  ['en', 'JPY', '1000.5'],
  ['en', 'JPY', '1000.00'],
  ['es', 'JPY', '1,000'],
  ['en', 'EUR', '1.000,50'],
  ['ar', 'EGP', '1.500'],
  ['ar', 'EGP', '1,5'],
  ['ar', 'KWD', '1.500'],
  ['ar', 'KWD', '1,500'],
  ['ar', 'KWD', '١،٥٠٠'],
])('in %s, %s, %j is ambiguous or no amount', (language, currency, typed) => {
  use(language, currency);
  expect(parseMoney(typed)).toBeUndefined();
});

test('names the currency beside an amount, unless its symbol does', () => {
  expect(formatMoneyWithCode(1200)).toBe('$1,200 (USD)');
  use('es', 'EUR');
  expect(formatMoneyWithCode(1200)).toBe('1.200\u00A0€ (EUR)');
  use('en', 'PLN');
  expect(formatMoneyWithCode(1200)).toBe('PLN\u00A01,200');
});

test.each([
  ['JPY', 1000, 1000],
  ['EUR', 10.05, 1005],
  ['KWD', 1.001, 1001],
])('%s: %d is %d minor units', (currency, amount, cents) => {
  use('en', currency);
  expect([toCents(amount), fromCents(cents)]).toEqual([cents, amount]);
});

test('decimals are those of ISO 4217, which Intl lacks for some currencies', () => {
  expect(['USD', 'HUF', 'COP', 'JPY', 'ISK', 'IQD', 'KWD'].map(decimalsOf)).toEqual([2, 2, 2, 0, 0, 3, 3]);
});

test('knows the codes of currencies', () => {
  expect(['USD', 'EUR', 'KES', 'BHD'].filter(isCurrency)).toHaveLength(4);
  expect(['usd', 'ABC', 'XXX', 'CLF', '', '€'].filter(isCurrency)).toEqual([]);
});

test.each([
  ['en', 'USD', 1234.5, '1234.50'],
  ['es', 'EUR', 1234.5, '1234,50'],
  ['pl', 'JPY', 1234, '1234'],
  ['ar', 'EGP', 4000, '٤٠٠٠'],
] as const)('%s fills a field for %s with %d as %s', (language, currency, amount, text) => {
  use(language, currency);
  expect(formatAmount(amount)).toBe(text);
  expect(parseMoney(text)).toBe(toCents(amount));
});
