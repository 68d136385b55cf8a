import type { BankAccount } from '@hearthlight/domain';
import {
  electronicFormatIBAN,
  friendlyFormatIBAN,
  isQRIBAN,
  isSEPACountry,
  isValidBIC,
  isValidIBAN,
} from 'ibantools';
import type * as z from 'zod';

import { fields, text } from './building-blocks.ts';

const withoutSpaces = (typed: string) => electronicFormatIBAN(typed) ?? '';

/** E-mail address, telephone number, CPF, CNPJ or random key. */
const pixKeys =
  /^(?:[^\s@]+@[^\s@]+|\+55\d{10,11}|\d{11}|[\dA-Z]{12}\d\d|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})$/;

/** `bankAccount` of `foundation.yaml`: the holder and one of `iban`, `pixKey` and `details`. */
export const bankAccountFields = fields({
  holder: text.max(70, { error: 'must have at most 70 characters' }),
  iban: text
    .transform(withoutSpaces)
    .refine((iban) => isValidIBAN(iban), {
      error: 'must be an IBAN such as ES91 2100 0418 4502 0005 1332, with its check digits',
    })
    .optional(),
  bic: text
    .transform(withoutSpaces)
    .refine(isValidBIC, { error: 'must be a BIC such as CAIXESBBXXX' })
    .optional(),
  pixKey: text
    .max(77, { error: 'must have at most 77 characters' })
    .regex(pixKeys, {
      error:
        'must be a Pix key: an e-mail address, a telephone number such as +5511912345678, a CPF or CNPJ without dots, or a random key',
    })
    .optional(),
  details: text.optional(),
});

/** Returns the account with the scheme of its currency, or adds what is wrong with it. */
export function bankAccountOf(
  { holder, iban, bic, pixKey, details }: z.output<typeof bankAccountFields>,
  currency: string,
  context: z.RefinementCtx,
): BankAccount | undefined {
  const refuse = (field: string | undefined, message: string) => {
    const path = field === undefined ? ['bankAccount'] : ['bankAccount', field];
    context.addIssue({ code: 'custom', path, message });
    return undefined;
  };
  if ([iban, pixKey, details].filter((account) => account !== undefined).length !== 1)
    return refuse(undefined, 'must have one of "iban", "pixKey" and "details"');
  if (bic !== undefined && iban === undefined) return refuse('bic', 'belongs to "iban"');
  if (details !== undefined) return { scheme: 'other', holder, details };
  if (pixKey !== undefined)
    return currency === 'BRL'
      ? { scheme: 'pix', holder, key: pixKey }
      : refuse('pixKey', `is for reais (BRL); for ${currency} use "iban" or "details"`);
  return iban === undefined ? undefined : ibanAccount({ holder, iban, bic }, currency, refuse);
}

function ibanAccount(
  { holder, iban, bic }: { holder: string; iban: string; bic: string | undefined },
  currency: string,
  refuse: (field: string, message: string) => undefined,
): BankAccount | undefined {
  const country = iban.slice(0, 2);
  if (currency === 'EUR')
    return isSEPACountry(country)
      ? { scheme: 'sepa', holder, iban, bic }
      : refuse('iban', 'must be in a country of SEPA; write another account as "details"');
  if (currency !== 'CHF')
    return {
      scheme: 'other',
      holder,
      details: [friendlyFormatIBAN(iban), bic].filter((line) => line !== undefined).join('\n'),
    };
  if (country !== 'CH' && country !== 'LI')
    return refuse('iban', 'must be in Switzerland or Liechtenstein; write another account as "details"');
  return isQRIBAN(iban)
    ? refuse('iban', 'must be the IBAN of the account, not its QR-IBAN, which payment references do not fit')
    : { scheme: 'swiss', holder, iban };
}
