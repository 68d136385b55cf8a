// cspell:words Łódź Straße Strasse Œuvre مؤسسة
import { describe, expect, test } from 'vitest';

import type { BankAccount } from '../foundation/foundation.ts';
import { type BankTransfer, paymentCodeOf } from './payment-code.ts';

const address = {
  street: 'Rue du Lac 1268',
  postalCode: '2501',
  locality: 'Biel',
  region: 'BE',
  country: 'CH',
};
const transfer: BankTransfer = { amount: 199.9, reference: 'RF7900000056000003751399' };
const euro = {
  scheme: 'sepa',
  holder: 'Fundación La Acequia',
  iban: 'ES9121000418450200051332',
  bic: 'CAIXESBBXXX',
} as const;
const pix = { scheme: 'pix', holder: 'Fulano de Tal', key: 'fulano@example.org' } as const;

const codeOf = (account: BankAccount, payment = transfer) => paymentCodeOf(account, address, payment) ?? '';
const linesOf = (code: string) => code.split('\n');

/** Reads an EMV code: pairs of id and value. */
function fieldsOf(code: string): Record<string, string> {
  const length = Number(code.slice(2, 4));
  const rest = code.slice(4 + length);
  const own = { [code.slice(0, 2)]: code.slice(4, 4 + length) };
  return rest === '' ? own : { ...own, ...fieldsOf(rest) };
}

describe('in euro', () => {
  test('is a credit transfer of EPC069-12', () => {
    expect(linesOf(codeOf(euro))).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'CAIXESBBXXX',
      'Fundacion La Acequia',
      'ES9121000418450200051332',
      'EUR199.90',
      '',
      transfer.reference,
    ]);
  });

  test('leaves the line of an unknown BIC empty', () => {
    expect(linesOf(codeOf({ ...euro, bic: undefined }))).toMatchObject({
      3: 'SCT',
      4: '',
      5: 'Fundacion La Acequia',
    });
  });

  test.each([
    ['Łódź & Söhne “Straße” e.V.', 'Lodz + Sohne Strasse e.V.'],
    ['Œuvre d’Été – Øre', "OEuvre d'Ete - Ore"],
    ['Hope 🏠 @ Home', 'Hope Home'],
  ])('has %j in the characters of SEPA', (holder, name) => {
    expect(linesOf(codeOf({ ...euro, holder }))[5]).toBe(name);
  });

  test('keeps a name on its line and to 70 characters', () => {
    const lines = linesOf(codeOf({ ...euro, holder: `La\nAcequia ${'x'.repeat(80)}` }));
    expect(lines).toHaveLength(10);
    expect(lines[5]).toBe(`La Acequia ${'x'.repeat(59)}`);
  });
});

test('in francs, it is a Swiss QR code of 31 lines', () => {
  const account = { scheme: 'swiss', holder: 'Muster & Söhne', iban: 'CH5800791123000889012' } as const;
  const seven = ['', '', '', '', '', '', ''];
  expect(linesOf(codeOf(account))).toEqual(
    [
      ['SPC', '0200', '1', 'CH5800791123000889012'],
      ['S', 'Muster & Söhne', 'Rue du Lac 1268', '', '2501', 'Biel', 'CH'],
      [...seven, '199.90', 'CHF', ...seven],
      ['SCOR', transfer.reference, '', 'EPD'],
    ].flat(),
  );
});

describe('in reais', () => {
  // The manual's example without amount has the checksum 1D3D, calculated in the same way.
  test('is a static BR Code with its checksum', () => {
    expect(codeOf({ ...pix, key: '123e4567-e12b-12d1-a456-426655440000' })).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406199.905802BR5913Fulano de Tal6004Biel62280524RF79000000560000037513996304B8E1',
    );
  });

  test('has no code for a name without a character of its alphabet', () => {
    expect(codeOf({ ...euro, holder: 'مؤسسة' })).toBe('');
    expect(codeOf({ ...pix, holder: 'مؤسسة' })).toBe('');
  });

  test('has letters of other alphabets in ASCII', () => {
    const fields = fieldsOf(codeOf({ ...pix, holder: 'Łódź & Straße' }));
    expect(fields).toMatchObject({ 59: 'Lodz & Strasse' });
  });

  test('has names in ASCII and cut to their lengths', () => {
    const account = { ...pix, holder: 'Associação São José da Conceição' };
    const city = { ...address, locality: 'São José do Rio Preto' };
    const fields = fieldsOf(paymentCodeOf(account, city, transfer) ?? '');
    expect(fields).toMatchObject({ 54: '199.90', 59: 'Associacao Sao Jose da Co', 60: 'Sao Jose do Rio' });
    expect(fieldsOf(fields['62'] ?? '')).toEqual({ '05': transfer.reference });
  });
});

test.each([
  ['another account', { scheme: 'other', holder: 'Hearthlight', details: '1 2 3' } as const, 199.9],
  ['an amount that no code has room for', pix, 1_000_000_000],
])('has no code for %s', (_, account, amount) => {
  expect(codeOf(account, { ...transfer, amount })).toBe('');
});
