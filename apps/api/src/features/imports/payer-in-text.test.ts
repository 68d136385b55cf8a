// cspell:words DESCR ZELLE Zelle
import { expect, test } from 'vitest';

import { payerInText } from './payer-in-text.ts';
import { readGiftRows, readImportTable } from './read-file.ts';

test.each([
  ['Zelle payment from ADA BYRON 20834567123', 'ADA BYRON'],
  ['Zelle payment from ADA BYRON BACh7x2k9q', 'ADA BYRON'],
  ['ZELLE FROM BYRON ADA ON 03/05 REF # PP0ABC', 'BYRON ADA'],
  ['Zelle Transfer from Ada Byron for "Roof"; Conf# k3j9', 'Ada Byron'],
  ['Zelle payment from Ada Byron', 'Ada Byron'],
  ['ORIG CO NAME:BYRON FAMILY TR ORIG ID:1234567890 DESC DATE:261002 CO ENTRY DESCR:GIFT', 'BYRON FAMILY TR'],
  ['Zelle payment to ADA BYRON 20834567123', undefined],
  ['Thank you from all of us', undefined],
])('names the payer in %s', (text, payer) => {
  expect(payerInText(text)).toBe(payer);
});

const columns = {
  bank: 'chase',
  date: 'Date',
  date_format: 'YYYY-MM-DD' as const,
  amount: 'Amount',
  decimal: '.' as const,
};

test.each([
  ['without a column for it', undefined],
  ['in the column for it', 'Description'],
])('reads the payer %s', async (_, name) => {
  const file = 'Date,Amount,Description\n2026-10-02,12.00,Zelle payment from ADA BYRON 20834567123';
  const table = await readImportTable(Buffer.from(file), { timeZone: 'UTC', known: {} });
  const [row] = await readGiftRows(table, {
    columns: { ...columns, cause: 'Description', name },
    timeZone: 'UTC',
  });
  expect(row?.gift).toMatchObject({ name: 'ADA BYRON', payment: { text: expect.stringContaining('Zelle') } });
});

test('recognizes a payout by the payer in a text', async () => {
  const text = 'ORIG CO NAME:PAYPAL GIVING FU ORIG ID:1234567890 CO ENTRY DESCR:GRANT SEC:CCD';
  const table = await readImportTable(Buffer.from(`Date,Amount,Description\n2026-10-02,12.00,${text}`), {
    timeZone: 'UTC',
    known: {},
  });
  const [row] = await readGiftRows(table, { columns: { ...columns, cause: 'Description' }, timeZone: 'UTC' });
  expect(row?.gift).toMatchObject({ payout: 'PayPal Giving Fu', doubt: expect.stringContaining('payout') });
});
