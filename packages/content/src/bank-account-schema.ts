import { type BankAccount, makePaymentReference, paymentCodeOf, type PostalAddress } from '@hearthlight/domain';
import { electronicFormatIBAN, friendlyFormatIBAN, isQRIBAN, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';
import * as z from 'zod';

import { fields, text } from './building-blocks.ts';

const withoutSpaces = (typed: string) => electronicFormatIBAN(typed) ?? '';

/** E-mail address, telephone number, CPF, CNPJ or random key. */
const pixKeys = /^(?:[^\s@]+@[^\s@]+|\+55\d{10,11}|\d{11}|[\dA-Z]{12}\d\d|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})$/;

/** `bankAccount` of `foundation.yaml`: the holder and one of `iban`, `pixKey`, `upiId` and `details`. */
export const bankAccountFields = fields({
  holder: text.max(70, { error: 'must have at most 70 characters' }),
  iban: text
    .transform(withoutSpaces)
    .refine((iban) => isValidIBAN(iban), {
      error: 'must be an IBAN such as ES91 2100 0418 4502 0005 1332, with its check digits',
    })
    .optional(),
  bic: text.transform(withoutSpaces).refine(isValidBIC, { error: 'must be a BIC such as CAIXESBBXXX' }).optional(),
  pixKey: text
    .max(77, { error: 'must have at most 77 characters' })
    .regex(pixKeys, {
      error:
        'must be a Pix key: an e-mail address, a telephone number such as +5511912345678, a CPF or CNPJ without dots, or a random key',
    })
    .optional(),
  upiId: text
    .regex(/^[\w.-]{2,256}@[A-Za-z][\dA-Za-z.-]{1,63}$/, { error: 'must be a UPI ID such as hearth@bank' })
    .optional(),
  epcVersion: z.literal([1, 2], { error: 'must be 1 or 2' }).optional(),
  details: text.optional(),
});

type Written = z.output<typeof bankAccountFields>;
type Refuse = (field: string | undefined, message: string) => undefined;

/** Returns the account with the scheme of its currency, or adds what is wrong with it. */
export function bankAccountOf(
  written: Written,
  { address, currency }: { address: PostalAddress; currency: string },
  context: z.RefinementCtx,
): BankAccount | undefined {
  const refuse: Refuse = (field, message) => {
    const path = field === undefined ? ['bankAccount'] : ['bankAccount', field];
    context.addIssue({ code: 'custom', path, message });
    return undefined;
  };
  const account = accountOf(written, currency, refuse);
  if (account === undefined || account.scheme === 'other' || paymentCodeOf(account, address, example)) return account;
  return refuse('holder', 'must have letters that banking apps read in a QR code: write it in Latin letters');
}

/** A payment that each code has room for. */
const example = { amount: 5, reference: makePaymentReference({ donor: 1, campaign: 1 }, 1) };

function accountOf(written: Written, currency: string, refuse: Refuse): BankAccount | undefined {
  const { holder, iban, bic, pixKey, upiId, epcVersion, details } = written;
  if ([iban, pixKey, upiId, details].filter((account) => account !== undefined).length !== 1)
    return refuse(undefined, 'must have one of "iban", "pixKey", "upiId" and "details"');
  if (bic !== undefined && iban === undefined) return refuse('bic', 'belongs to "iban"');
  if (epcVersion !== undefined && (iban === undefined || currency !== 'EUR'))
    return refuse('epcVersion', 'belongs to an "iban" in euro (EUR)');
  if (epcVersion === 1 && bic === undefined) return refuse('epcVersion', 'can be 1 only with a "bic"');
  if (details !== undefined) return { scheme: 'other', holder, details };
  if (pixKey !== undefined)
    return currency === 'BRL'
      ? { scheme: 'pix', holder, key: pixKey }
      : refuse('pixKey', `is for reais (BRL); for ${currency} use "iban" or "details"`);
  if (upiId !== undefined)
    return currency === 'INR'
      ? { scheme: 'upi', holder, id: upiId }
      : refuse('upiId', `is for rupees (INR); for ${currency} use "iban" or "details"`);
  return iban === undefined ? undefined : ibanAccount({ ...written, iban }, currency, refuse);
}

function ibanAccount(
  { holder, iban, bic, epcVersion }: Written & { iban: string },
  currency: string,
  refuse: Refuse,
): BankAccount | undefined {
  const country = iban.slice(0, 2);
  if (currency === 'EUR')
    return isSEPACountry(country)
      ? { scheme: 'sepa', holder, iban, bic, epcVersion }
      : refuse('iban', 'must be in a country of SEPA; write another account as "details"');
  if (currency === 'CZK' && country === 'CZ') return { scheme: 'spayd', holder, iban, bic };
  if (currency === 'PLN' && country === 'PL') return { scheme: 'polish', holder, iban, bic };
  if (currency !== 'CHF')
    return {
      scheme: 'other',
      holder,
      details: [`IBAN: ${friendlyFormatIBAN(iban)}`, ...(bic === undefined ? [] : [`BIC: ${bic}`])].join('\n'),
    };
  if (country !== 'CH' && country !== 'LI')
    return refuse('iban', 'must be in Switzerland or Liechtenstein; write another account as "details"');
  return isQRIBAN(iban)
    ? refuse('iban', 'must be the IBAN of the account, not its QR-IBAN, which payment references do not fit')
    : { scheme: 'swiss', holder, iban };
}
