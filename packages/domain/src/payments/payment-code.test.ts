// cspell:words Nadace Žízeň Plzeň NADACE ZIZEN PLZEN Źródło Ångström Marktgasse Nassa Postfach RZBCCZPP Fundacja Grosse okbank شارع Łódź Straße Strasse Œuvre مؤسسة
import * as fc from 'fast-check';
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
      ['S', 'Muster & Söhne', 'Rue du Lac', '1268', '2501', 'Biel', 'CH'],
      [...seven, '199.90', 'CHF', ...seven],
      ['SCOR', transfer.reference, '', 'EPD'],
    ].flat(),
  );
});

describe('an address in francs', () => {
  const account = { scheme: 'swiss', holder: 'Muster', iban: 'CH5800791123000889012' } as const;
  test.each([
    ['Grosse Marktgasse 28', 'Grosse Marktgasse', '28'],
    ['Rue du Lac 1268 bis', 'Rue du Lac 1268 bis', ''],
    ['Via Nassa 12a', 'Via Nassa', '12a'],
    ['Quai 3-5', 'Quai', '3-5'],
    ['Postfach', 'Postfach', ''],
    ['Łódź-Strasse\n4', 'Łódź-Strasse', '4'],
    ['شارع 5', '', '5'],
  ])('has the number of the building in %j on its own line', (street, road, building) => {
    const lines = linesOf(paymentCodeOf(account, { ...address, street }, transfer) ?? '');
    expect([lines[6], lines[7]]).toEqual([road, building]);
    expect(lines).toHaveLength(31);
  });
});

test('in euro, version 1 of EPC069-12 differs in its number only', () => {
  const [first, second] = [1, 2].map((epcVersion) =>
    linesOf(codeOf({ ...euro, epcVersion: epcVersion === 1 ? 1 : 2 })),
  );
  expect([first?.[1], second?.[1]]).toEqual(['001', '002']);
  expect(first?.toSpliced(1, 1)).toEqual(second?.toSpliced(1, 1));
});

/** Reads a Short Payment Descriptor. Throws for a character that is not in its alphabet. */
function spaydOf(code: string): Record<string, string> {
  const [type, version, ...rest] = code.split('*');
  if (type !== 'SPD' || version !== '1.0' || !/^[\x20-\x7E]*$/.test(code)) throw new Error(code);
  return Object.fromEntries(rest.map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]));
}

describe('in koruna', () => {
  const koruna = {
    scheme: 'spayd',
    holder: 'Nadace Žízeň * Plzeň',
    iban: 'CZ5855000000001265098001',
  } as const;

  test('is a Short Payment Descriptor', () => {
    const fields = { AM: '199.90', CC: 'CZK', MSG: transfer.reference, RN: 'NADACE ZIZEN PLZEN' };
    expect(spaydOf(codeOf(koruna))).toEqual({ ACC: 'CZ5855000000001265098001', ...fields });
    expect(spaydOf(codeOf({ ...koruna, bic: 'RZBCCZPP' }))).toMatchObject({
      ACC: 'CZ5855000000001265098001+RZBCCZPP',
    });
  });
});

describe('in złoty', () => {
  const zloty = {
    scheme: 'polish',
    holder: 'Fundacja Źródło',
    iban: 'PL61109010140000071219812874',
  } as const;

  test('is the code of the Polish Bank Association, with the letters of Polish', () => {
    expect(codeOf(zloty).split('|')).toEqual([
      '',
      'PL',
      '61109010140000071219812874',
      '019990',
      'Fundacja Źródło',
      transfer.reference,
      '',
      '',
      '',
    ]);
    expect(transfer.reference.length).toBeLessThanOrEqual(32);
  });

  test('has other letters in ASCII, none of its separators, and at most 20 characters', () => {
    expect(codeOf({ ...zloty, holder: 'Müller | Ångström Fundacja Źródło' }).split('|')[4]).toBe(
      'Muller Angstrom Fund',
    );
  });

  test('has room for six digits of grosze', () => {
    expect(codeOf(zloty, { ...transfer, amount: 9999.99 }).split('|')[3]).toBe('999999');
    expect(codeOf(zloty, { ...transfer, amount: 10_000 })).toBe('');
  });
});

test('in rupees, it is a link of UPI', () => {
  const code = codeOf({ scheme: 'upi', holder: 'Hearth & Home Trust', id: 'hearth.home@okbank' });
  expect(code).toMatch(/^upi:\/\/pay\?pa=hearth\.home@okbank&/);
  expect(Object.fromEntries(new URLSearchParams(code.slice(code.indexOf('?'))))).toEqual({
    pa: 'hearth.home@okbank',
    pn: 'Hearth & Home Trust',
    tr: transfer.reference,
    tn: transfer.reference,
    am: '199.90',
    cu: 'INR',
  });
});

/** The name in each code, read by itself, and its maximum length. */
const names: readonly [string, (holder: string) => BankAccount, (code: string) => string | undefined, number][] = [
  ['euro', (holder) => ({ ...euro, holder }), (code) => linesOf(code)[5], 70],
  ['francs', (holder) => ({ scheme: 'swiss', holder, iban: 'CH5800791123000889012' }), (code) => linesOf(code)[5], 70],
  ['reais', (holder) => ({ ...pix, holder }), (code) => fieldsOf(code)['59'], 25],
  [
    'koruna',
    (holder) => ({ scheme: 'spayd', holder, iban: 'CZ5855000000001265098001' }),
    (code) => spaydOf(code)['RN'],
    35,
  ],
  [
    'złoty',
    (holder) => ({ scheme: 'polish', holder, iban: 'PL61109010140000071219812874' }),
    (code) => code.split('|')[4],
    20,
  ],
  [
    'rupees',
    (holder) => ({ scheme: 'upi', holder, id: 'a@bank' }),
    (code) => new URLSearchParams(code.slice(10)).get('pn') ?? undefined,
    99,
  ],
];

describe.each(names)('the name in %s', (_, accountOf, nameIn, most) => {
  test('is read again whatever it is, or there is no code', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }), (holder) => {
        const code = codeOf(accountOf(holder));
        if (code === '') return;
        const name = nameIn(code) ?? '';
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(most);
        expect(name.isWellFormed()).toBe(true);
        expect(name).not.toMatch(/^\p{M}|[\n\r]/u);
        expect(code).toContain(transfer.reference);
      }),
    );
  });

  test('is missing for a name without a letter of the alphabet', () => {
    expect(codeOf(accountOf('مؤسسة'))).toBe('');
  });
});

describe('in reais', () => {
  // The manual's example without amount has the checksum 1D3D, calculated in the same way.
  test('is a static BR Code with its checksum', () => {
    expect(codeOf({ ...pix, key: '123e4567-e12b-12d1-a456-426655440000' })).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406199.905802BR5913Fulano de Tal6004Biel62280524RF79000000560000037513996304B8E1',
    );
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
