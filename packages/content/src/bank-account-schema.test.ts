// cspell:words okbank مؤسسة
import type { BankAccount } from '@hearthlight/domain';
import { describe, expect, test } from 'vitest';

import { bankAccountFields, bankAccountOf } from './bank-account-schema.ts';

const address = {
  street: 'Rue du Lac 1268',
  postalCode: '2501',
  locality: 'Biel',
  region: 'BE',
  country: 'CH',
};

/** Returns the account of a foundation with this currency, or the fields that are refused with their sentences. */
function accountOf(currency: string, written: object): BankAccount | undefined | string[] {
  const schema = bankAccountFields.transform((account, context) =>
    bankAccountOf(account, { address, currency }, context),
  );
  const { data, error } = schema.safeParse({ holder: 'La Acequia', ...written });
  return error ? error.issues.map(({ path, message }) => `${String(path.at(-1))}: ${message}`) : data;
}

const spanish = 'ES91 2100 0418 4502 0005 1332';
const czech = 'CZ58 5500 0000 0012 6509 8001';
const polish = 'PL61 1090 1014 0000 0712 1981 2874';
const swiss = 'CH93 0076 2011 6238 5295 7';

describe('the currency decides how an account is paid', () => {
  const holder = 'La Acequia';
  test.each([
    ['EUR', { iban: spanish }, { scheme: 'sepa', iban: 'ES9121000418450200051332' }],
    ['EUR', { iban: spanish, bic: 'CAIXESBB' }, { scheme: 'sepa', bic: 'CAIXESBB' }],
    ['CHF', { iban: swiss }, { scheme: 'swiss', iban: 'CH9300762011623852957' }],
    ['BRL', { pixKey: '+5511912345678' }, { scheme: 'pix', key: '+5511912345678' }],
    ['BRL', { pixKey: '12ABC34501DE35' }, { scheme: 'pix', key: '12ABC34501DE35' }],
    ['EUR', { iban: spanish, bic: 'CAIXESBB', epcVersion: 1 }, { scheme: 'sepa', epcVersion: 1 }],
    ['EUR', { iban: spanish, epcVersion: 2 }, { scheme: 'sepa', epcVersion: 2 }],
    ['CZK', { iban: czech }, { scheme: 'spayd', iban: 'CZ5855000000001265098001' }],
    ['PLN', { iban: polish, bic: 'WBKPPLPP' }, { scheme: 'polish', bic: 'WBKPPLPP' }],
    ['INR', { upiId: 'hearth.home@okbank' }, { scheme: 'upi', id: 'hearth.home@okbank' }],
    ['EGP', { iban: 'EG38 0019 0005 0000 0000 2631 8000 2' }, { scheme: 'other' }],
    ['USD', { details: 'Account number 1\nRouting number 2' }, { scheme: 'other' }],
    ['BRL', { details: 'Conta 1' }, { scheme: 'other', details: 'Conta 1' }],
  ])('%s with %j', (currency, written, expected) => {
    expect(accountOf(currency, written)).toMatchObject({ holder, ...expected });
  });

  test('an IBAN without a code is shown in groups of four, above its BIC', () => {
    expect(accountOf('HUF', { iban: 'PL61109010140000071219812874', bic: 'WBKPPLPP' })).toMatchObject({
      details: 'IBAN: PL61 1090 1014 0000 0712 1981 2874\nBIC: WBKPPLPP',
    });
  });
});

describe('a mistake is one sentence', () => {
  const one = 'bankAccount: must have one of "iban", "pixKey", "upiId" and "details"';
  test.each([
    ['no account', 'EUR', {}, one],
    ['two accounts', 'EUR', { iban: spanish, details: 'Account 1' }, one],
    [
      'a wrong digit',
      'EUR',
      { iban: 'ES91 2100 0418 4502 0005 1333' },
      'iban: must be an IBAN such as ES91 2100 0418 4502 0005 1332, with its check digits',
    ],
    ['a wrong BIC', 'EUR', { iban: spanish, bic: 'CAIXA' }, 'bic: must be a BIC such as CAIXESBBXXX'],
    ['a BIC alone', 'USD', { details: 'Account 1', bic: 'CAIXESBB' }, 'bic: belongs to "iban"'],
    [
      'a country outside SEPA',
      'EUR',
      { iban: 'EG380019000500000000263180002' },
      'iban: must be in a country of SEPA; write another account as "details"',
    ],
    [
      'a foreign account in francs',
      'CHF',
      { iban: spanish },
      'iban: must be in Switzerland or Liechtenstein; write another account as "details"',
    ],
    [
      'a QR-IBAN',
      'CHF',
      { iban: 'CH44 3199 9123 0008 8901 2' },
      'iban: must be the IBAN of the account, not its QR-IBAN, which payment references do not fit',
    ],
    [
      'a Pix key in another currency',
      'EUR',
      { pixKey: 'a@example.org' },
      'pixKey: is for reais (BRL); for EUR use "iban" or "details"',
    ],
    [
      'what is no Pix key',
      'BRL',
      { pixKey: '12345' },
      'pixKey: must be a Pix key: an e-mail address, a telephone number such as +5511912345678, a CPF or CNPJ without dots, or a random key',
    ],
    ['what is no UPI ID', 'INR', { upiId: 'hearth' }, 'upiId: must be a UPI ID such as hearth@bank'],
    [
      'a UPI ID in another currency',
      'EUR',
      { upiId: 'a.b@bank' },
      'upiId: is for rupees (INR); for EUR use "iban" or "details"',
    ],
    ['another version', 'EUR', { iban: spanish, epcVersion: 3 }, 'epcVersion: must be 1 or 2'],
    ['version 1 without a BIC', 'EUR', { iban: spanish, epcVersion: 1 }, 'epcVersion: can be 1 only with a "bic"'],
    ['a version outside euro', 'CHF', { iban: swiss, epcVersion: 2 }, 'epcVersion: belongs to an "iban" in euro (EUR)'],
    ['a long name', 'EUR', { holder: 'x'.repeat(71), iban: spanish }, 'holder: must have at most 70 characters'],
  ])('for %s', (_, currency, written, sentence) => {
    expect(accountOf(currency, written)).toEqual([sentence]);
  });

  test.each([
    ['EUR', { iban: spanish }],
    ['CHF', { iban: swiss }],
    ['CZK', { iban: czech }],
    ['PLN', { iban: polish }],
    ['BRL', { pixKey: 'a@example.org' }],
    ['INR', { upiId: 'a.b@bank' }],
  ])('for a name that no code in %s can have', (currency, written) => {
    expect(accountOf(currency, { ...written, holder: 'مؤسسة' })).toEqual([
      'holder: must have letters that banking apps read in a QR code: write it in Latin letters',
    ]);
  });
});
