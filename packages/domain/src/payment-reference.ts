/** Whom and what a pledge is for. */
export interface PledgeParties {
  /** The number of the donor, if known. */
  donor: number | undefined;
  /** The number of the campaign, if the pledge is for one. */
  campaign: number | undefined;
}

/**
 * The payment reference of a pledge: a creditor reference (ISO 11649), which banks carry from the order to the statement.
 * Its 24 characters are `RF`, two check digits, and the digits of donor (8), campaign (6) and a random number (6). A
 * number that is not known is 0. Decision 0041 says why this layout never changes.
 */
export interface PaymentReference extends PledgeParties {
  /** Without spaces: `RF7900000056000003751399`. */
  text: string;
  /** Six digits, which distinguish the pledges of one donor for one campaign. */
  random: string;
}

/**
 * Returns a new reference. `random` is any whole number, of which the last six digits are used. A donor or campaign number
 * too large for its digits is left out, as if it were not known.
 */
export function makePaymentReference({ donor, campaign }: PledgeParties, random: number): string {
  const content = digitsOf(donor, 8) + digitsOf(campaign, 6) + digitsOf(random % 1_000_000, 6);
  return `RF${checkDigitsOf(content)}${content}`;
}

/**
 * Reads a reference as printed or typed, with spaces or in lower case. Returns `undefined` if a digit is wrong or missing,
 * and for creditor references of another layout.
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

/** Returns the references in a text, such as a line of a bank statement, in their order and each once. */
export function findPaymentReferences(text: string): PaymentReference[] {
  const found = Array.from(text.matchAll(/RF(?:\s*\d){22}(?!\d)/gi), ([match]) =>
    parsePaymentReference(match),
  ).filter((reference) => reference !== undefined);
  return [...new Map(found.map((reference) => [reference.text, reference])).values()];
}

const digitsOf = (number: number | undefined, length: number) =>
  String(number !== undefined && number < 10 ** length ? number : 0).padStart(length, '0');

/** The digits that make the reference, with letters as 10 to 35, equal to 1 modulo 97 (ISO 7064, MOD 97-10). */
function checkDigitsOf(content: string): string {
  // `RF00` at the end is 271500.
  const remainder = BigInt(`${content}271500`) % 97n;
  return String(98n - remainder).padStart(2, '0');
}
