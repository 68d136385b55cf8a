import { numberingSystemOf, numberSignsOf } from '@hearthlight/words/number';

import type { Formats } from './formats.ts';

/*
 * Makes formats with `Intl`. Not part of the package's main entry, so that no page loads it.
 */

/*
 * Decimals of currencies (ISO 4217) other than two. Not from `Intl`: its numbers differ between versions of Node.js, and a
 * change would multiply the amounts in the database by 100.
 */
const withoutDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const withThree = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');
/** They have four decimals, or they are units of account that nobody pays with. */
const unusable = 'CLF UYW XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(' ');

const known = new Set(Intl.supportedValuesOf('currency').filter((code) => !unusable.includes(code)));

/** Whether a text is the code of a currency (ISO 4217) that a foundation can have. */
export const isCurrency = (code: string): boolean => known.has(code);

/** Returns the number of decimals of a currency. */
export function decimalsOf(currency: string): Formats['decimals'] {
  if (withoutDecimals.includes(currency)) return 0;
  return withThree.includes(currency) ? 3 : 2;
}

const made = new Map<string, Formats>();

/**
 * Returns how a language writes numbers, dates and a currency. Both are codes, such as `es` and `EUR`. Days and hours
 * are those of a time zone such as `Europe/Madrid`. Made once, because `Intl` is slow.
 */
export function formatsOf(language: string, currency: string, timeZone: string): Formats {
  const key = `${language} ${currency} ${timeZone}`;
  const formats = made.get(key) ?? {
    language,
    timeZone,
    timeZoneName: zoneNameIn(language, timeZone),
    currency,
    ...numbersIn(language),
    ...moneyIn(language, currency),
    ...datesIn(language),
  };
  made.set(key, formats);
  return formats;
}

/** Whether the runtime can format dates in a time zone, under its present name or an older one. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns the name of a time zone all year round. `Intl` has none for UTC. */
function zoneNameIn(language: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  if (format.resolvedOptions().timeZone === 'UTC') return 'UTC';
  return partsOf(format, at(0, 1)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const isRightToLeft = (language: string) => /^(?:ar|fa|he|ur)\b/.test(language);

function numbersIn(language: string): Pick<Formats, 'decimal' | 'digits' | 'group' | 'percent'> {
  const numberingSystem = numberingSystemOf(language);
  const number = new Intl.NumberFormat(language, { numberingSystem, minimumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { numberingSystem, style: 'percent' });
  const { digits, group } = numberSignsOf(language);
  return {
    digits,
    decimal: number.formatToParts(0).find(({ type }) => type === 'decimal')?.value ?? '.',
    group,
    percent: patternIn(percent),
  };
}

/** Returns the pattern of a format, with `#` for the number. */
const patternIn = (format: Intl.NumberFormat) =>
  withoutMarks(
    format
      .formatToParts(0)
      .map(({ type, value }) => (type === 'integer' ? '#' : value))
      .join(''),
  );

/** Marks of direction around amounts. Amounts stand in texts of their language, and are copied into fields. */
const withoutMarks = (text: string) => text.replaceAll(/[\u061C\u200E\u200F]/g, '');

/** `ج.م.` becomes `ج.م`, because sentences end with amounts. */
const withoutLastDot = (text: string) => text.replace(/(?<=\p{L})\.$/u, '');

/**
 * Adds marks of direction where the symbol is not in the letters of a language that is written right to left. Otherwise
 * the last sign of `US$` is shown before its letters, and an amount on its own from left to right.
 */
function withMarks(text: string, symbol: string, language: string): string {
  const needsMarks = isRightToLeft(language) && !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(symbol);
  return needsMarks ? `\u200F${text.replace(/[A-Z]\p{Sc}$/u, '$&\u200E')}` : text;
}

type MoneyFormats = Pick<Formats, 'decimals' | 'money' | 'noAmount' | 'symbol' | 'symbolSide'>;

function moneyIn(language: string, currency: string): MoneyFormats {
  const format = new Intl.NumberFormat(language, {
    numberingSystem: numberingSystemOf(language),
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  const money = withoutLastDot(patternIn(format));
  const named = format.formatToParts(0).find(({ type }) => type === 'currency');
  const symbol = withoutLastDot(withoutMarks(named?.value ?? currency));
  const isFirst = money.startsWith(symbol);
  // The specification has two zeros for US dollars in English (§2).
  const isUsEnglish = language === 'en' && currency === 'USD';
  return {
    decimals: decimalsOf(currency),
    money: withMarks(money, symbol, language),
    noAmount: isUsEnglish ? '$00' : withMarks(withoutLastDot(withoutMarks(format.format(0))), symbol, language),
    symbol,
    symbolSide: isFirst === isRightToLeft(language) ? 'right' : 'left',
  };
}

type DateFormats = Pick<
  Formats,
  'dateTime' | 'day' | 'dayPeriods' | 'months' | 'month' | 'shortDay' | 'shortMonths' | 'time' | 'today' | 'weekdays'
>;

const short = { month: 'short', year: 'numeric' } as const;

function datesIn(language: string): DateFormats {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, {
      ...options,
      timeZone: 'UTC',
      calendar: 'gregory',
      numberingSystem: 'latn',
    });
  const names = namesIn(format);
  const pattern = (options: Intl.DateTimeFormatOptions) => patternOf(format(options), names);
  return {
    ...names,
    dateTime: pattern({ dateStyle: 'medium', timeStyle: 'short' }),
    time: pattern({ timeStyle: 'short' }),
    day: pattern({ dateStyle: 'medium' }),
    shortDay: pattern({ dateStyle: 'short' }),
    today: pattern({ dateStyle: 'full' }),
    month: pattern(short),
  };
}

type Names = Pick<Formats, 'dayPeriods' | 'months' | 'shortMonths' | 'weekdays'>;

/** Returns the names that a language has for parts of dates. */
function namesIn(format: (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat): Names {
  const nameIn = (type: Intl.DateTimeFormatPartTypes, options: Intl.DateTimeFormatOptions, time: number) =>
    partsOf(format(options), time).find((part) => part.type === type)?.value ?? '';
  const morning = at(0, 1);
  return {
    months: twelve.map((month) => nameIn('month', { dateStyle: 'full' }, at(month, 1))),
    shortMonths: twelve.map((month) => nameIn('month', short, at(month, 1))),
    // The fourth of January 2026 was a Sunday.
    weekdays: twelve.slice(0, 7).map((day) => nameIn('weekday', { dateStyle: 'full' }, at(0, 4 + day))),
    dayPeriods: [
      nameIn('dayPeriod', { timeStyle: 'short' }, morning),
      nameIn('dayPeriod', { timeStyle: 'short' }, morning + halfDay),
    ],
  };
}

const twelve = Array.from({ length: 12 }, (_, index) => index);
const at = (month: number, day: number) => Date.UTC(2026, month, day, 4, 5);
const halfDay = 12 * 3_600_000;

const partsOf = (format: Intl.DateTimeFormat, time: number) => format.formatToParts(time);

/** Returns the pattern of a format, found from how it writes 3 February 2026, 4:05. */
function patternOf(format: Intl.DateTimeFormat, { months, shortMonths }: Names) {
  const { hourCycle } = format.resolvedOptions();
  const hour = hourCycle === 'h12' || hourCycle === 'h11' ? 'h' : 'H';
  const monthNames = new Map([
    [shortMonths[1], 'MMM'],
    [months[1], 'MMMM'],
  ]);
  const token = ({ type, value }: Intl.DateTimeFormatPart) => {
    const two = value.length === 2;
    switch (type) {
      case 'year':
        return two ? 'yy' : 'y';
      case 'month':
        return monthNames.get(value) ?? (two ? 'MM' : 'M');
      case 'day':
        return two ? 'dd' : 'd';
      case 'hour':
        return two ? hour + hour : hour;
      case 'minute':
        return 'mm';
      case 'dayPeriod':
        return 'a';
      case 'weekday':
        return 'EEEE';
      default:
        return undefined;
    }
  };
  return partsOf(format, at(1, 3))
    .map((part) => {
      const name = token(part);
      // `Intl` itself writes ordinary spaces, apart from its parts.
      return name === undefined ? part.value.replaceAll('\u202F', ' ') : `{${name}}`;
    })
    .join('');
}
