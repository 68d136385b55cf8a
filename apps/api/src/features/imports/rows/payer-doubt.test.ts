/* cspell:disable -- words of banks */
import { describe, expect, test } from 'vitest';

import { bankColumns } from '../../../testing/bank-columns.ts';
import { readGiftRows, readImportTable } from '../formats/read-file.ts';
import { payerDoubtIn } from './payer-doubt.ts';

const organization =
  'The payer may be an organization, and nothing in the row says gift: it may be a payout, a grant or a sale.';
const nobody = 'The row names nobody: it may be a transfer between your accounts, interest or money paid back.';

describe('a payment that does not say what it is', () => {
  test.each([
    ['GoPay s.r.o.', '0311'],
    ['SATISPAY EUROPE SA', 'ACCREDITO'],
    ['COMUNE DI MILANO', 'Contributo 2026'],
    ['AYUNTAMIENTO DE SEVILLA', '2026/11'],
    ['Městská část Praha 7', '2026'],
    ['REGION SKÅNE', 'bidrag 2026'],
    ['ATO', 'ATO009000012345678'],
    ['KOVÁCS BT', '2026/44'],
    ['IYZICO ODEME HIZMETLERI AS', ''],
    ['株式会社ヤマダ', '10月分'],
    ['SBI Mutual Fund', '8812345'],
    ['Zettle by PayPal', 'Tilitys 20261111'],
    ['Österreichische Gesundheitskasse', 'Beiträge'],
    ['Weltladen Leoben', 'Vortrag 7.11.'],
  ])('is asked about when “%s” pays, an organization', (payer, text) => {
    expect(payerDoubtIn(payer, [text])).toEqual({ payerDoubt: organization });
  });

  test.each([
    ['', 'OWN ACCOUNT TRANSFER FROM 0987654321'],
    ['', 'Merchant to Working Account transfer'],
    ['', 'HESAPLAR ARASI VİRMAN'],
    ['', 'FTS TRF FROM OWN A/C 1015XXXXXX902'],
    ['', 'Transferência entre contas mesma titularidade'],
    ['', 'átvezetés saját számláról'],
    ['Från sparkonto 8327-9', 'Överföring'],
    ['Oranje spaarrekening T12345678', 'Valutadatum 09-11-2026'],
    ['FROM SAVINGS 12-34-56', 'TFR'],
    ['', 'Abrechnung 30.11.2026 siehe Anlage'],
    ['', 'Versamento Contante'],
    ['', 'BARGELDEINZAHLUNG SB-Einzahlung Basar'],
    ['', ''],
  ])('is asked about when “%s %s” names nobody', (payer, text) => {
    expect(payerDoubtIn(payer, [text])).toEqual({ payerDoubt: nobody });
  });

  test.each([
    ['Ursula Köhler', ''],
    ['João Sá', 'telhado'],
    ['Åsa Björk', 'julklappar'],
    ['Firma Holz GmbH', 'Spende 2026'],
    ['KBC Foundation', 'gift'],
    ['', 'For the school of the village'],
    ['', 'Paypal did not work, so by bank'],
    ['', 'Gutschrift François Lefèvre'],
    ['HEAD OFFICE', 'MOBILE BANKING TRANSFER FROM CHIDINMA OKAFOR'],
  ])('is not asked about when “%s” writes “%s”', (payer, text) => {
    expect(payerDoubtIn(payer, [text])).toEqual({});
  });

  test('is a gift to a file that names its address', async () => {
    const file =
      'Date,Amount,Payer,Details,Email\n2026-10-02,12.00,Acme Ltd,7,ada@acme.example\n2026-10-03,12.00,Acme Ltd,7,\n';
    const table = await readImportTable(Buffer.from(file), { timeZone: 'UTC', known: {} });
    const columns = { ...bankColumns, email: 'Email' };
    const rows = await readGiftRows(table, { columns, timeZone: 'UTC' });
    expect(rows.map(({ gift }) => gift?.payerDoubt !== undefined)).toEqual([false, true]);
  });
});
