// cspell:ignore ĄĆĘŁŃÓŚŹ Żąćęłńóśźż
import type { BankAccount, PostalAddress } from '../foundation/foundation.ts';

/** The payment of a pledge. */
export interface BankTransfer {
  /** In the foundation's currency. */
  amount: number;
  /** See `PaymentReference`. */
  reference: string;
}

/** The largest amount for which all codes have room. */
const mostInCode = 999_999_999.99;

/**
 * Returns the text of the QR code that fills in a transfer in a banking app, or `undefined` for an account or an amount
 * without one, and for a name that has no letter of the code's alphabet. The address is the foundation's.
 */
export function paymentCodeOf(
  account: BankAccount,
  address: PostalAddress,
  { amount, reference }: BankTransfer,
): string | undefined {
  if (amount > mostInCode) return undefined;
  const payment = { figure: amount.toFixed(2), reference };
  switch (account.scheme) {
    case 'sepa':
      return sepaCode(account, payment);
    case 'swiss':
      return swissCode(account, address, payment);
    case 'pix':
      return pixCode(account, address, payment);
    case 'spayd':
      return spaydCode(account, payment);
    case 'polish':
      return polishCode(account, payment);
    case 'upi':
      return upiCode(account, payment);
    default:
      return undefined;
  }
}

type AccountOf<Scheme> = Extract<BankAccount, { scheme: Scheme }>;
interface Payment {
  /** The amount with two decimals. */
  figure: string;
  reference: string;
}

/** Shortens a text whose alphabet has no combining marks and no characters of two units, so that no letter is cut. */
const cut = (text: string, length: number) => text.replaceAll(/\s+/g, ' ').trim().slice(0, length).trim();

/**
 * Returns a text in the characters of SEPA (EPC217-08), which some banking apps require: `São João & Co` is `Sao Joao +
 * Co`.
 */
const sepaText = (text: string) =>
  latinOf(text)
    .replaceAll('&', '+')
    .replaceAll(/[^\dA-Za-z/?:().,'+ -]/g, ' ');

/**
 * EPC069-12: UTF-8 in the characters of SEPA, no purpose, a structured reference and nothing after it. Version 1
 * requires a BIC.
 */
function sepaCode({ bic = '', epcVersion = 2, holder, iban }: AccountOf<'sepa'>, { figure, reference }: Payment) {
  const name = cut(sepaText(holder), 70);
  if (name === '') return undefined;
  return ['BCD', `00${epcVersion}`, '1', 'SCT', bic, name, iban, `EUR${figure}`, '', reference].join('\n');
}

/** Returns a text in the characters of Swiss QR codes: Latin letters with their marks. */
const swissText = (text: string) =>
  text.normalize('NFC').replaceAll(/[^ -~¡-ſȘ-ț€]/g, (letter) => latinOf(letter).replaceAll(/[^ -~]/g, ' '));

/** Swiss QR code (implementation guidelines, version 2): a structured address, no debtor, a creditor reference. */
function swissCode(
  { holder, iban }: AccountOf<'swiss'>,
  { street, postalCode, locality, country }: PostalAddress,
  { figure, reference }: Payment,
): string | undefined {
  const [name, town] = [cut(swissText(holder), 70), cut(swissText(locality), 35)];
  if (name === '' || town === '') return undefined;
  // The number of the building has its own line.
  const [, road = street, building = ''] =
    /^(.*\D)\s+(\d+\s?[a-zA-Z]?(?:[-/]\d+\s?[a-zA-Z]?)?)$/.exec(street.trim()) ?? [];
  const creditor = [
    'S',
    name,
    cut(swissText(road), 70),
    cut(building, 16),
    cut(swissText(postalCode), 16),
    town,
    country,
  ];
  const nobody = creditor.map(() => '');
  const payment = [figure, 'CHF', ...nobody, 'SCOR', reference, '', 'EPD'];
  return ['SPC', '0200', '1', iban, ...creditor, ...nobody, ...payment].join('\n');
}

/** Short Payment Descriptor 1.0. The reference is the message, because its own field takes 16 digits. */
function spaydCode({ bic, holder, iban }: AccountOf<'spayd'>, { figure, reference }: Payment) {
  const name = cut(asciiOf(holder).replaceAll('*', ' ').toUpperCase(), 35);
  if (name === '') return undefined;
  const account = bic === undefined ? iban : `${iban}+${bic}`;
  return `SPD*1.0*ACC:${account}*AM:${figure}*CC:CZK*MSG:${reference}*RN:${name}`;
}

/** The code of the Polish Bank Association: no tax number, and six digits for the amount in grosze. */
function polishCode({ holder, iban }: AccountOf<'polish'>, { figure, reference }: Payment) {
  const grosze = figure.replace('.', '').padStart(6, '0');
  const name = cut(polishText(holder), 20);
  if (name === '' || grosze.length > 6) return undefined;
  return ['', 'PL', iban.slice(2), grosze, name, reference, '', '', ''].join('|');
}

/** Returns a text in ASCII and the letters of Polish. */
const polishText = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[^ -~ĄĆĘŁŃÓŚŹŻąćęłńóśźż]/g, (letter) => asciiOf(letter))
    .replaceAll('|', ' ');

/** A link of the Unified Payments Interface of India. The reference is also the note, which the statement shows. */
function upiCode({ holder, id }: AccountOf<'upi'>, { figure, reference }: Payment) {
  const name = cut(asciiOf(holder), 99);
  if (name === '') return undefined;
  const values = { pa: id, pn: name, tr: reference, tn: reference, am: figure, cu: 'INR' };
  return `upi://pay?${Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replace('%40', '@')}`)
    .join('&')}`;
}

/** Static BR Code of Pix. Each field is an id, its length and its value (EMV), and texts are ASCII. */
function pixCode(
  { holder, key }: AccountOf<'pix'>,
  { locality }: PostalAddress,
  { figure, reference }: Payment,
): string | undefined {
  const [name, city] = [cut(asciiOf(holder), 25), cut(asciiOf(locality), 15)];
  if (name === '' || city === '') return undefined;
  const content = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    field('54', figure),
    field('58', 'BR'),
    field('59', name),
    field('60', city),
    field('62', field('05', reference)),
    '6304',
  ].join('');
  return content + checksumOf(content);
}

const field = (id: string, value: string) => id + String(value.length).padStart(2, '0') + value;

/** Letters that are no letter with a mark. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Œ: 'OE',
  œ: 'oe',
  ı: 'i',
  '’': "'",
  '–': '-',
};

/** Returns a text without marks on its letters: `São João` becomes `Sao Joao`. */
const latinOf = (text: string) =>
  text
    .replaceAll(/[^ -~]/g, (character) => letters[character] ?? character)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');

/** Returns a text in ASCII. What has no letter there becomes a space. */
const asciiOf = (text: string) => latinOf(text).replaceAll(/[^ -~]/g, ' ');

/** CRC-16/IBM-3740, which is also called CCITT-FALSE, in four hexadecimal digits. */
function checksumOf(text: string): string {
  let rest = 0xff_ff;
  for (const character of text) {
    rest ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 0x80_00 ? (rest << 1) ^ 0x1_10_21 : rest << 1;
  }
  return rest.toString(16).toUpperCase().padStart(4, '0');
}
