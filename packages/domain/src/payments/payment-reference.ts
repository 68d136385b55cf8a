import { plainText } from '../text/plain-text.ts';

/** Whom and what a pledge is for. */
export interface PledgeParties {
  /** The number of the donor, if known. */
  donor: number | undefined;
  /** The number of the campaign, if the pledge is for one. */
  campaign: number | undefined;
}

/**
 * The payment reference of a pledge: a creditor reference (ISO 11649), which banks carry from the order to the
 * statement. Its 24 characters are `RF`, two check digits, and the digits of donor (8), campaign (6) and a random
 * number (6). A number that is not known is 0. Decision 0041 says why this layout never changes.
 */
export interface PaymentReference extends PledgeParties {
  /** Without spaces: `RF7900000056000003751399`. */
  text: string;
  /** Six digits, which distinguish the pledges of one donor for one campaign. */
  random: string;
}

/**
 * Returns a new reference. `random` is any whole number, of which the last six digits are used. A donor or campaign
 * number too large for its digits is left out, as if it were not known.
 */
export function makePaymentReference({ donor, campaign }: PledgeParties, random: number): string {
  const content = digitsOf(donor, 8) + digitsOf(campaign, 6) + digitsOf(random % 1_000_000, 6);
  return `RF${checkDigitsOf(content)}${content}`;
}

/**
 * Reads a reference as printed or typed, with spaces or in lower case. Returns `undefined` if a digit is wrong or
 * missing, and for creditor references of another layout.
 */
export function parsePaymentReference(typed: string): PaymentReference | undefined {
  const text = typed.replaceAll(/\s/g, '').toUpperCase();
  const [, checkDigits, content] = /^RF(\d\d)(\d{20})$/.exec(text) ?? [];
  if (content === undefined || checkDigitsOf(content) !== checkDigits) return undefined;
  return {
    text,
    donor: Number(content.slice(0, 8)) || undefined,
    campaign: Number(content.slice(8, 14)) || undefined,
    random: content.slice(14),
  };
}

/** Characters that people and banks write between the digits. */
const between = String.raw`[\s./_·–-]{0,3}`;
const written = new RegExp(String.raw`R\s?F(?:${between}\d){22}(?!\d)`, 'gi');
/** A bank may write a date after a reference, without a space. */
const glued = /RF\d{22}(?=\d{4})/gi;

/** Some banks, such as those of Finland, leave out the zeros at the start of the content. */
const withoutZeros = /(?<![A-Z\d])RF(\d{2})([1-9]\d{6,18})(?!\d)/gi;

/** Returns a text whose references have their zeros again. */
const withZeros = (text: string): string =>
  text.replaceAll(withoutZeros, (match, checkDigits: string, content: string) => {
    const whole = `RF${checkDigits}${content.padStart(20, '0')}`;
    return parsePaymentReference(whole) ? whole : match;
  });

/** Returns the reference in a part of a text that looks like one. */
const readWritten = (part: string) => parsePaymentReference(part.replaceAll(/[^RF\d]/gi, ''));

const markReference = (part: string) => (readWritten(part) ? '\0' : part);

/** Returns the parts of a text around its references. A text without one is the only part. */
export function splitAtPaymentReferences(text: string): string[] {
  if (findPaymentReferences(text).length === 0) return [text];
  return withZeros(plainText(text)).replaceAll(written, markReference).replaceAll(glued, markReference).split('\0');
}

/** Returns the references in a text, such as a line of a bank statement, in their order and each once. */
export function findPaymentReferences(text: string): PaymentReference[] {
  const plain = withZeros(plainText(text));
  if (!/R\s?F/i.test(plain)) return [];
  const found = [...plain.matchAll(written), ...plain.matchAll(glued)]
    .toSorted((one, other) => one.index - other.index)
    .map(([match]) => readWritten(match))
    .filter((reference) => reference !== undefined);
  return [...new Map(found.map((reference) => [reference.text, reference])).values()];
}

const similar = new RegExp(
  String.raw`(?<![\dA-Z]|\d${between})[\dOIL](?:${between}[\dOIL]){20,22}(?!${between}\d)`,
  'gi',
);

/**
 * Returns the references that differ by one mistake from what a text has: a wrong, missing or additional digit, or two
 * neighbors in the wrong order. The letters `RF` may be missing, and letters may stand for digits that look like them.
 * A hint, because a mistake can have several corrections.
 */
export function findSimilarReferences(text: string): PaymentReference[] {
  const plain = plainText(text).replaceAll(/R\s?F(?=[\s./-]*[\dOIL])/gi, ' ');
  const found = Array.from(plain.matchAll(similar), ([match]) =>
    correctionsOf(
      match
        .replaceAll(/[^\dOIL]/gi, '')
        .replaceAll(/o/gi, '0')
        .replaceAll(/[il]/gi, '1'),
    ),
  ).flat();
  const references = found.flatMap((digits) => parsePaymentReference(`RF${digits}`) ?? []);
  return [...new Map(references.map((reference) => [reference.text, reference])).values()];
}

/** The digits of a reference, the check digits included. */
const digitCount = 22;
const allDigits = Array.from({ length: 10 }, (_, digit) => String(digit));

/** Returns texts of 22 digits that one change makes of a text of 21 to 23. */
function correctionsOf(digits: string): string[] {
  const places = Array.from(digits, (_, index) => [digits.slice(0, index), digits.slice(index)] as const);
  if (digits.length > digitCount) return places.map(([before, after]) => before + after.slice(1));
  if (digits.length < digitCount) {
    return [...places, [digits, ''] as const].flatMap(([before, after]) =>
      allDigits.map((digit) => before + digit + after),
    );
  }
  return places.flatMap(([before, after]) => [
    ...allDigits.map((digit) => before + digit + after.slice(1)),
    ...(after.length < 2 ? [] : [`${before}${after[1]}${after[0]}${after.slice(2)}`]),
  ]);
}

const digitsOf = (number: number | undefined, length: number) =>
  String(number !== undefined && number < 10 ** length ? number : 0).padStart(length, '0');

/** The digits that make the reference, with letters as 10 to 35, equal to 1 modulo 97 (ISO 7064, MOD 97-10). */
function checkDigitsOf(content: string): string {
  // `RF00` at the end is 271500. In two parts, because a number has 15 exact digits.
  const start = Number(content.slice(0, 13)) % 97;
  const remainder = Number(`${start}${content.slice(13)}271500`) % 97;
  return String(98 - remainder).padStart(2, '0');
}
