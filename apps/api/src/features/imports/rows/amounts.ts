import { formats, parseMoney, plainText } from '@hearthlight/domain';
import type { DecimalMark } from '@hearthlight/domain/desk';
import { formatsOf } from '@hearthlight/domain/formats-of';

import { currenciesOf } from '../words/currency-words.ts';

/** An amount as a file writes it, before its decimal mark is known. */
interface Written {
  /** The digits with the marks between them: no sign, currency or spaces. */
  digits: string;
  /** Groups of digits were separated by spaces or apostrophes, so that a point or comma is the decimal mark. */
  isSpaced: boolean;
  isNegative: boolean;
  /** `CR`, `DR` or another word after the amount that says where the money went. */
  suffix: string;
  /** Letters and signs around the number, such as a currency. */
  unit: string;
}

const suffixes = /^(?<amount>.*\d[.,)]?) ?(?<suffix>CR|DR|C|D|H|S)\.?$/i;
const space = /(?<=\d) (?=\d{2,3}(?:\D|$))/g;
const apostrophe = /(?<=\d)['’‘ʼ′`´](?=\d{3})/g;

/** Splits an amount into its parts. Returns `undefined` for a text that is none. */
export function writtenAmount(typed: string): Written | undefined {
  if (typed.length > 64 || !/\p{Nd}/u.test(typed)) return undefined;
  // The signs of Arabic are what a point and a comma are elsewhere, but never mean the other.
  const plain = plainText(typed).replaceAll('٬', '’').replaceAll('٫', ',');
  const { amount = plain, suffix = '' } = suffixes.exec(plain)?.groups ?? {};
  const [number = ''] = /(?<!\p{L})(?:[.,](?=\d))?\d[\d.,'’‘ʼ′`´ ]*/u.exec(amount) ?? [];
  const at = amount.indexOf(number);
  const around = `${amount.slice(0, at)} ${amount.slice(at + number.length)}`;
  const unit = around.replaceAll(/[-–−+() ]/g, '');
  if (/\d/.test(around) || !(unit === '' || isUnit(unit))) return undefined;
  const digits = number.trim().replaceAll(space, '').replaceAll(apostrophe, '');
  if (!/^[\d.,]*\d[.,]?$/.test(digits)) return undefined;
  return {
    digits,
    isSpaced: digits !== number.trim(),
    // A dash in place of the cents, as in `5,-`, is no sign.
    isNegative: /[-–−]|\(.*\)/.test(/[.,]$/.test(digits) ? amount.slice(0, at) : around),
    suffix: suffix.toUpperCase(),
    unit,
  };
}

/** Other abbreviations of currencies: those in Arabic are of two letters. */
const localUnits = /^(?:p|[دجرلكبم]\.?[\u0621-\u064A]?)\.?$/i;

/** Whether a text beside a number is a currency. */
const isUnit = (unit: string) =>
  currenciesOf(unit).length > 0 || localUnits.test(unit) || (/\p{Sc}/u.test(unit) && unit.length <= 4);

/** Returns the decimal mark that an amount shows, or `undefined` if it shows none or may have either. */
function markIn({ digits, isSpaced }: Written): DecimalMark | undefined {
  const marks = digits.match(/[.,]/g) ?? [];
  const [first] = marks;
  const last = marks.at(-1);
  if (last !== '.' && last !== ',') return undefined;
  if (first !== last) return last;
  if (marks.length > 1) return last === '.' ? ',' : '.';
  const [before = '', after = ''] = digits.split(last);
  const isGroup = after.length === 3 && before.length <= 3 && !before.startsWith('0') && before !== '' && !isSpaced;
  return isGroup ? undefined : last;
}

/** Returns the decimal marks that a file's amounts may have, the likelier first: both if the file leaves it open. */
export function decimalMarksOf(amounts: readonly string[]): DecimalMark[] {
  const { decimal, decimals } = formats();
  const own: DecimalMark[] = decimal === ',' ? [',', '.'] : ['.', ','];
  const counts = { '.': 0, ',': 0 };
  let open: string | undefined;
  for (const text of amounts) {
    const written = writtenAmount(text);
    if (!written) continue;
    const mark = markIn(written);
    if (mark) counts[mark] += 1;
    else open ??= /[.,]/.exec(written.digits)?.[0];
  }
  if (counts['.'] !== counts[',']) return [counts['.'] > counts[','] ? '.' : ','];
  // A currency without decimals has marks between groups only.
  if (open !== undefined && decimals === 0) return [open === '.' ? ',' : '.'];
  return open === undefined ? own.slice(0, 1) : own;
}

/** An amount of a file. */
export interface ReadAmount {
  /** In cents, not negative. */
  cents: number;
  isNegative: boolean;
  suffix: string;
  unit: string;
}

/** Reads an amount with a known decimal mark. Returns `undefined` if it is not clear. */
export function readAmount(typed: string, decimal: DecimalMark): ReadAmount | undefined {
  const written = writtenAmount(typed);
  if (!written) return undefined;
  const group = decimal === '.' ? ',' : '.';
  const [whole = '', fraction = '', ...more] = written.digits.split(decimal);
  // Groups of three digits or, in India, of two before the last three.
  const isGrouped = new RegExp(String.raw`^\d{1,3}(?:[${group}]\d{2,3})*[${group}]\d{3}$`).test(whole);
  if (more.length > 0 || fraction.includes(group) || !(isGrouped || /^\d*$/.test(whole))) return undefined;
  const { currency, decimals } = formats();
  const cut = fraction.length > decimals ? fraction.replace(/0+$/, '').padEnd(decimals, '0') : fraction;
  const canonical = `${whole.replaceAll(/\D/g, '') || '0'}${cut === '' ? '' : `.${cut}`}`;
  const cents = parseMoney(canonical, formatsOf('en', currency, 'UTC'));
  const { isNegative, suffix, unit } = written;
  return cents === undefined ? undefined : { cents, isNegative, suffix, unit };
}
