import { makePaymentReference } from '@hearthlight/domain';
import { describe, expect, test } from 'vitest';

import { camtFile, type CamtPayment, type CamtStatement } from '../../../testing/camt-file.ts';
import { type FileRow, readGiftRows, readImportTable } from './read-file.ts';

const read = async (text: string | Buffer): Promise<FileRow[]> => {
  const file = { timeZone: 'UTC' };
  const table = await readImportTable(Buffer.from(text), { ...file, known: {} });
  return readGiftRows(table, { ...file, columns: {} });
};
const one = (payment: CamtPayment): CamtStatement => ({
  opening: '0.00',
  closing: payment.direction === 'DBIT' ? `-${payment.amount}` : payment.amount,
  entries: [payment],
});
const giftOf = async (payment: CamtPayment, version?: number) => {
  const [row] = await read(camtFile([one(payment)], version === undefined ? {} : { version }));
  return row?.gift ?? row?.refusal;
};

const ada: CamtPayment = {
  amount: '25.00',
  name: 'Ada Byron',
  iban: 'DE02120300000000202051',
  number: '2026100200012',
  text: 'For a roof',
};

const charge = (amount: string, included = '') =>
  `<Chrgs><Rcrd><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd>${included}</Rcrd></Chrgs>`;
const instructed = (amount: string) => `<AmtDtls><InstdAmt><Amt Ccy="USD">${amount}</Amt></InstdAmt></AmtDtls>`;

describe('a CAMT.053 statement', () => {
  test.each([2, 3, 4, 8, 13])('of version %i: reads who paid what, when and why', async (version) => {
    expect(await giftOf(ada, version)).toMatchObject({
      externalId: 'DE89370400440532013000:2026100200012',
      date: '2026-10-02',
      amountCents: 2500,
      status: 'completed',
      method: 'Bank transfer',
      cause: 'For a roof',
      name: 'Ada Byron',
      payment: { iban: 'DE02120300000000202051', text: 'For a roof' },
    });
  });

  test.each([1, 14])('of version %i is refused', async (version) => {
    await expect(read(camtFile([one(ada)], { version }))).rejects.toThrow('not a bank statement in CAMT.052');
  });

  test('of another kind, with prefixes or without, is told apart', async () => {
    const file = camtFile([one(ada)]);
    await expect(read(file.replaceAll('camt.053', 'camt.029'))).rejects.toThrow('not a bank statement in CAMT.052');
    const prefixed = file.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns2:').replace('xmlns=', 'xmlns:ns2=');
    expect((await read(prefixed))[0]?.gift).toMatchObject({ amountCents: 2500, name: 'Ada Byron' });
  });

  test('tells gifts from money that went out, came back or is not booked yet', async () => {
    expect(await giftOf({ ...ada, direction: 'DBIT' })).toBe('It is -25.00 USD, which is not incoming money.');
    expect(await giftOf({ ...ada, direction: 'DBIT', isReversal: true })).toBe(
      'The bank took back a payment of 25.00 USD. If it was a gift, refund that gift.',
    );
    expect(await giftOf({ ...ada, isReversal: true })).toContain('took back an outgoing payment');
    const [pending] = await read(camtFile([{ entries: [{ ...ada, status: 'PDNG' }], opening: '0', closing: '0' }]));
    expect(pending).toMatchObject({ isNoGift: true, refusal: 'The bank has not booked it yet.' });
    expect(await giftOf({ ...ada, currency: 'CHF' })).toContain('It is in CHF');
    expect(await giftOf({ ...ada, name: 'PayPal Europe', text: 'payout' })).toMatchObject({
      doubt: expect.stringContaining('payout'),
    });
    const [, unclear] = await read(camtFile([{ ...one(ada), entries: [{ ...ada, amount: '25.005' }] }]));
    expect(unclear?.refusal).toContain('is unclear');
    expect(await giftOf({ ...ada, amount: '25.00000' })).toMatchObject({ amountCents: 2500 });
  });

  test('reads each payment of a batch, several entries and several statements', async () => {
    const batch = [
      { ...ada, amount: '10.00', number: 'A1' },
      { ...ada, amount: '15.50', number: 'A2', name: 'Bob' },
    ];
    const rows = await read(
      camtFile([
        {
          id: 'one',
          opening: '100.00',
          closing: '125.50',
          entries: [{ amount: '25.50', number: 'B', batch }],
        },
        {
          id: 'two',
          opening: '-20.00',
          closing: '-16.00',
          entries: [
            { amount: '7.00', number: 'C' },
            { amount: '3.00', number: 'D', direction: 'DBIT' },
          ],
        },
      ]),
    );
    expect(rows.map(({ gift, line }) => [line, gift?.amountCents, gift?.externalId.split(':')[1]])).toEqual([
      [1, 1000, 'A1'],
      [2, 1550, 'A2'],
      [3, 700, 'C'],
      [4, undefined, undefined],
    ]);
  });

  test('numbers the payments of a batch that has only one number', async () => {
    const batch = [
      { ...ada, number: 'B' },
      { ...ada, number: 'B' },
    ];
    const rows = await read(
      camtFile([{ opening: '0', closing: '50.00', entries: [{ amount: '50.00', number: 'B', batch }] }]),
    );
    expect(rows.map(({ gift }) => gift?.externalId.split(':')[1])).toEqual(['B/1', 'B/2']);
  });

  test('refuses a batch whose payments do not add up', async () => {
    const rows = await read(
      camtFile([
        {
          opening: '0',
          closing: '50.00',
          entries: [{ amount: '50.00', number: 'B', batch: [ada, ada, ada] }],
        },
      ]),
    );
    expect(rows.map(({ refusal }) => refusal)).toEqual(
      Array.from({ length: 3 }, () => 'Its payments add up to $75, but the bank booked $50.'),
    );
  });

  test('says so when its entries do not lead from the opening to the closing balance', async () => {
    const [first, second] = await read(camtFile([{ ...one(ada), id: '10/2026', closing: '40.00' }]));
    expect(first).toMatchObject({ isNoGift: false });
    expect(first?.refusal).toBe(
      'The entries of the statement 10/2026 add up to $25, but its balances differ by $40. An entry may be missing.',
    );
    expect(second?.gift).toMatchObject({ amountCents: 2500 });
    const [without] = await read(camtFile([{ id: '11', entries: [ada] }]));
    expect(without).toMatchObject({ isNoGift: true });
    expect(without?.refusal).toContain('has no balances');
  });

  test('identifies payments without a number by what they say, equal ones by their order', async () => {
    const { number: _, ...nameless } = ada;
    const statement = {
      opening: '0',
      closing: '50.00',
      entries: [nameless, { ...nameless, number: 'NONREF' }],
    };
    const [first, second] = await read(camtFile([statement]));
    expect(first?.gift?.externalId).toMatch(/-1$/);
    expect(second?.gift?.externalId).toBe(first?.gift?.externalId.replace(/-1$/, '-2'));
    const [again] = await read(camtFile([statement]));
    expect(again?.gift?.externalId).toBe(first?.gift?.externalId);
  });

  const reference = makePaymentReference({ donor: 56, campaign: 3 }, 751399);
  test.each([
    ['structured', { reference }],
    ['in the text', { text: `gift ${reference} thanks` }],
    ['with spaces', { text: `SVWZ+${reference.replaceAll(/(.{4})/g, '$1 ')}` }],
    ['as the payer’s own number', { endToEnd: reference }],
    ['twice', { reference, text: reference }],
  ])('finds a payment reference: %s', async (_where, more) => {
    expect(await giftOf({ ...ada, ...more })).toMatchObject({
      reference: { text: reference, donor: 56, campaign: 3 },
    });
  });

  test.each([
    ['are marked as included', { inEntry: charge('2.00', '<ChrgInclInd>true</ChrgInclInd>') }],
    ['and the entry are what was instructed', { inDetails: charge('2.00') + instructed('27.00') }],
    ['in version 2 are too', { inDetails: `<Chrgs><Amt Ccy="USD">2.00</Amt></Chrgs>${instructed('27.00')}` }],
  ])('whose charges %s is a gift of the whole amount', async (_, more) => {
    const gift = await giftOf({ ...ada, ...more });
    expect(gift).toMatchObject({ amountCents: 2700, feeCents: 200 });
    expect(gift).not.toHaveProperty('doubt');
    expect(gift).toHaveProperty('externalId', 'DE89370400440532013000:2026100200012');
  });

  test('whose charges may have been taken from the gift is asked about', async () => {
    expect(await giftOf({ ...ada, inDetails: charge('2.00') })).toMatchObject({
      amountCents: 2500,
      feeCents: 0,
      doubt: expect.stringContaining('whether the gift was $25 or $27'),
    });
    for (const inDetails of [
      charge('2.00', '<ChrgInclInd>false</ChrgInclInd>'),
      charge('2.00') + instructed('25.00'),
      charge('0.00'),
      charge('2.00').replace('USD', 'CHF'),
    ]) {
      const gift = await giftOf({ ...ada, inDetails });
      expect(gift).toMatchObject({ amountCents: 2500, feeCents: 0 });
      expect(gift).not.toHaveProperty('doubt');
    }
  });

  test('takes an ultimate creditor for what may be a campaign', async () => {
    const file = camtFile([one(ada)]).replace(
      '</RltdPties>',
      '<Cdtr><Pty><Nm>Foundation</Nm></Pty></Cdtr><UltmtCdtr><Pty><Nm>Wells</Nm></Pty></UltmtCdtr></RltdPties>',
    );
    expect((await read(file))[0]?.gift?.titles).toEqual(['For a roof', 'Wells']);
  });

  test('takes the amounts of a batch in the currency of the account', async () => {
    const inDetails = '<AmtDtls><TxAmt><Amt Ccy="USD">12.50</Amt></TxAmt></AmtDtls>';
    const payment = { ...ada, amount: '11.00', currency: 'CHF', inDetails };
    const batch = [
      { ...payment, number: 'A1' },
      { ...payment, number: 'A2' },
    ];
    const rows = await read(
      camtFile([{ opening: '0', closing: '25.00', entries: [{ amount: '25.00', number: 'B', batch }] }]),
    );
    expect(rows.map(({ gift }) => gift?.amountCents)).toEqual([1250, 1250]);
    const foreign = batch.map((each) => ({ ...each, inDetails: '' }));
    const [first] = await read(
      camtFile([{ opening: '0', closing: '25.00', entries: [{ amount: '25.00', number: 'B', batch: foreign }] }]),
    );
    expect(first).toMatchObject({ isNoGift: false, refusal: expect.stringContaining('It is in CHF') });
  });

  test('leaves a payment reference with a mistake, and several ones, to a person', async () => {
    const wrong = `${reference.slice(0, -1)}8`;
    expect(await giftOf({ ...ada, reference: wrong })).toMatchObject({ unclear: [wrong] });
    const text = `gift ${reference.slice(0, -1)}`;
    expect(await giftOf({ ...ada, text })).toMatchObject({ unclear: [text] });
    const other = makePaymentReference({ donor: 57, campaign: 3 }, 1);
    expect(await giftOf({ ...ada, reference, text: other })).toMatchObject({
      references: [{ text: reference }, { text: other }],
    });
    expect(await giftOf({ ...ada, text: 'RF18539007547034' })).toMatchObject({
      amountCents: 2500,
      note: undefined,
    });
  });
});

describe('a hostile or damaged XML file', () => {
  const declared = '<?xml version="1.0"?>';
  test.each([
    ['a document type', `${declared}<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>`, 'document type'],
    ['entities that grow', `${declared}<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>`, 'document type'],
    ['a file of the server', `${declared}<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`, 'type'],
    ['an unknown entity', `${declared}<a>&b;</a>`, 'entity'],
    ['deep nesting', `${declared}${'<a>'.repeat(100_000)}`, 'deeper or longer XML elements'],
    ['a missing end', camtFile([one(ada)]).slice(0, -30), 'unclosed'],
    ['two roots', `${declared}<a/><b/>`, 'only one root'],
    ['nothing', declared, 'root'],
  ])('with %s is refused', async (_what, text, reason) => {
    await expect(read(text)).rejects.toThrow(reason);
  });

  test('in the encoding that it names is read, in another one refused', async () => {
    const file = camtFile([one({ ...ada, name: 'Jürgen Müller' })], { encoding: 'ISO-8859-1' });
    expect((await read(Buffer.from(file, 'latin1')))[0]?.gift?.name).toBe('Jürgen Müller');
    const utf16 = Buffer.from(`\uFEFF${file.replace('ISO-8859-1', 'UTF-16')}`, 'utf16le');
    expect((await read(utf16))[0]?.gift?.name).toBe('Jürgen Müller');
    await expect(read(Buffer.from(file.replace('ISO-8859-1', 'UTF-8'), 'latin1'))).rejects.toThrow(
      'in UTF-8, but it is not',
    );
    await expect(read(file.replace('ISO-8859-1', 'EBCDIC-7'))).rejects.toThrow('EBCDIC-7');
    const odd = file.replace('ISO-8859-1', 'UTF-8').replace('</', '\uFFFE</');
    await expect(read(odd)).rejects.toThrow('says that it is in UTF-8, but it is not');
  });
});
