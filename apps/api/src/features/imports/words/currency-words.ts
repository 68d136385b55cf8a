import { isCurrency } from './column-words.ts';

/* How banks write currencies, and what tells in which country an account is. */

// cspell:disable

/** The currencies that a mark may mean, in capitals and without points at the end. */
const marks: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP EGP',
  '₹': 'INR',
  '₦': 'NGN',
  '₪': 'ILS',
  'ש"ח': 'ILS',
  'ש״ח': 'ILS',
  'בש"ח': 'ILS',
  'בש״ח': 'ILS',
  '₺': 'TRY',
  TL: 'TRY',
  '¥': 'JPY CNY',
  '￥': 'JPY CNY',
  円: 'JPY',
  元: 'CNY TWD HKD',
  '₩': 'KRW',
  원: 'KRW',
  '฿': 'THB',
  บาท: 'THB',
  '₫': 'VND',
  Đ: 'VND',
  '₱': 'PHP',
  '₽': 'RUB',
  РУБ: 'RUB',
  Р: 'RUB',
  '₴': 'UAH',
  ГРН: 'UAH',
  '₸': 'KZT',
  ЛВ: 'BGN',
  ДЕН: 'MKD',
  ДИН: 'RSD',
  DIN: 'RSD',
  ZŁ: 'PLN',
  ZL: 'PLN',
  KČ: 'CZK',
  KC: 'CZK',
  FT: 'HUF',
  LEI: 'RON MDL',
  KN: 'HRK',
  KR: 'SEK NOK DKK ISK',
  FR: 'CHF',
  SFR: 'CHF',
  RS: 'INR PKR LKR NPR MUR SCR',
  '₨': 'INR PKR LKR NPR MUR SCR',
  RM: 'MYR',
  RP: 'IDR',
  R: 'ZAR',
  R$: 'BRL',
  $: 'USD CAD AUD NZD MXN SGD HKD ARS CLP COP JMD TTD BBD',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  CAD$: 'CAD',
  USD$: 'USD',
  AU$: 'AUD',
  A$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  NT$: 'TWD',
  MX$: 'MXN',
  KSH: 'KES',
  TSH: 'TZS',
  USH: 'UGX',
  '₵': 'GHS',
  'GH₵': 'GHS',
  '₡': 'CRC',
  '₲': 'PYG',
  'S/': 'PEN',
  DH: 'AED MAD',
  DHS: 'AED',
  FCFA: 'XOF XAF',
  CFA: 'XOF XAF',
  'د.إ': 'AED',
  'ر.س': 'SAR',
  'ج.م': 'EGP',
  'د.ك': 'KWD',
  'د.ب': 'BHD',
  'ر.ق': 'QAR',
  'ر.ع': 'OMR',
  'د.أ': 'JOD',
  'د.ت': 'TND',
  'د.م': 'MAD',
};

/** Marks that are a word or a letter beside something else than an amount. */
const onlyBesideAmounts = new Set(['R', 'Р', 'Đ', 'FR', 'KN', 'DIN', 'DH', 'FT', 'KC', 'RP']);

/** Words of payments within one country, and the currencies of the places where they are used. */
const payments: ReadonlyArray<readonly [words: RegExp, currencies: string]> = [
  [/\b(?:UPI|NEFT|IMPS|RTGS)\b|\b[A-Z]{4}0[A-Z0-9]{6}\b/, 'INR'],
  [/\bM-?PESA\b|\bPay Bill\b|\bPaybill\b/i, 'KES TZS'],
  [/\bNIBSS\b|\bNIP TRANSFER\b/, 'NGN'],
  [/\bpix\b[\s-]*(?:receb|envia|devol|transf)|\bboleto\b/i, 'BRL'],
  [/\bSPEI\b|\bCLABE\b/, 'MXN'],
  [/\bPayID\b|\bBPAY\b|\bNetBank\b/i, 'AUD'],
  [/\bInterac\b/i, 'CAD'],
  [/\bFAST:|\bHAVALE\b|\bVİRMAN\b/, 'TRY'],
  [/\bSARS\b.*\bVAT\b|\bMAGTAPE\b|\bSPEEDPOINT\b/, 'ZAR'],
  [/\bGCash\b|\bInstaPay\b/, 'PHP'],
];

/** Scripts and words above columns of languages, and the currencies of the places where these are spoken. */
const languages: ReadonlyArray<readonly [letters: RegExp, currencies: string]> = [
  [/\p{Script=Hebrew}/u, 'ILS'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]|日付|摘要|残高/u, 'JPY'],
  [/\p{Script=Hangul}/u, 'KRW'],
  [/\p{Script=Thai}/u, 'THB'],
  [/\p{Script=Devanagari}/u, 'INR NPR'],
  [/\p{Script=Greek}/u, 'EUR'],
  [/\p{Script=Cyrillic}/u, 'RUB UAH BYN KZT KGS RSD MKD BGN EUR BAM'],
  [/\p{Script=Arabic}/u, 'AED SAR EGP QAR KWD BHD OMR JOD MAD TND DZD LYD IQD LBP SYP YER SDG IRR PKR AFN ILS'],
  [/\p{Script=Han}/u, 'CNY TWD HKD MOP SGD JPY'],
  [/\btarih|\bbakiye|\btutar/, 'TRY'],
  [/\btanggal\b|\bketerangan\b/, 'IDR'],
  [/\bso du\b|\bso tien\b/, 'VND'],
  [/\bkwota\b|\bnadawca\b/, 'PLN'],
  [/\bcastka\b|\bzustatek\b/, 'CZK'],
  [/\bosszeg\b|\begyenleg\b/, 'HUF'],
];

/** The currencies of countries whose accounts have an IBAN. All others use the euro. */
const ibanCurrencies =
  'AE:AED AL:ALL AZ:AZN BA:BAM BG:BGN,EUR BH:BHD BR:BRL BY:BYN CH:CHF CR:CRC CZ:CZK DK:DKK DO:DOP EG:EGP GB:GBP GE:GEL GI:GIP GT:GTQ HU:HUF IL:ILS IQ:IQD IS:ISK JO:JOD KW:KWD KZ:KZT LB:LBP LI:CHF LY:LYD MD:MDL MK:MKD MR:MRU MU:MUR NO:NOK OM:OMR PK:PKR PL:PLN PS:ILS,JOD,USD QA:QAR RO:RON RS:RSD SA:SAR SC:SCR SE:SEK SV:USD TL:USD TN:TND TR:TRY UA:UAH VG:USD';

// cspell:enable

const countries = new Map(ibanCurrencies.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(3).split(',')]));

/** Returns the currencies that a code or mark beside an amount may mean: none for any other text. */
export function currenciesOf(unit: string): readonly string[] {
  const mark = unit.toUpperCase().replace(/\.$/, '');
  if (isCurrency(mark)) return [mark];
  return Object.hasOwn(marks, mark) ? (marks[mark]?.split(' ') ?? []) : [];
}

/** Returns the codes and marks of currencies among the words of a text that is no amount. */
export const currenciesIn = (text: string): string[] =>
  text
    .split(/[\s()[\],:;/-]+/)
    .filter((word) => (isCurrency(word) ? /^[A-Z]{3}$/.test(word) : !onlyBesideAmounts.has(word.toUpperCase())))
    .filter((word) => currenciesOf(word).length > 0);

/** Returns the currencies of the country that an IBAN within a text is of: none without one. */
export function currenciesOfIban(text: string): readonly string[] {
  const [, country] = /(?<![A-Z\d])([A-Z]{2})\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,4})?(?![A-Z\d])/.exec(text) ?? [];
  return country === undefined ? [] : (countries.get(country) ?? ['EUR']);
}

/** Returns the currencies of the places where the payments of a text are made: none if it does not tell. */
export const currenciesOfPayment = (text: string): string[] =>
  payments.find(([words]) => words.test(text))?.[1].split(' ') ?? [];

/** Returns the currencies of the places where the language of headers without accents is spoken: none if it does not tell. */
export const currenciesOfLanguage = (headers: string): string[] =>
  languages.find(([letters]) => letters.test(headers))?.[1].split(' ') ?? [];
