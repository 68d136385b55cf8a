// cspell:disable
import { expect, test } from 'vitest';

import { camtFile } from '../../../testing/camt-file.ts';
import { readGiftRows, readImportTable } from '../formats/read-file.ts';
import { payerInText, withoutGiftWords } from './payer-in-text.ts';

test.each([
  ['Zelle payment from ADA BYRON 20834567123', 'ADA BYRON'],
  ['Zelle payment from ADA BYRON BACh7x2k9q', 'ADA BYRON'],
  ['ZELLE FROM BYRON ADA ON 03/05 REF # PP0ABC', 'BYRON ADA'],
  ['Zelle Transfer from Ada Byron for "Roof"; Conf# k3j9', 'Ada Byron'],
  ['Zelle payment from Ada Byron', 'Ada Byron'],
  ['Virement Interac de /Ada Byron', 'Ada Byron'],
  ['Virement Interac de /Ada Byron/Don mensuel', 'Ada Byron'],
  ['BY TRANSFER-UPI/CR/632200000000/ADA BYRON/SBIN/ada@ybl/monthly daan--', 'ADA BYRON'],
  ['ORIG CO NAME:BYRON FAMILY TR ORIG ID:1234567890 DESC DATE:261002 CO ENTRY DESCR:GIFT', 'BYRON FAMILY TR'],
  ['UPI-ADA BYRON-ADA@OKBANK-BANK0000123-630512345678-DONATION', 'ADA BYRON'],
  ['NEFT CR-BANK0SF0002-ADA BYRON-HEARTH-N306262712345678', 'ADA BYRON'],
  ['IMPS-630700998877-ADA BYRON-BANK-XXXXXXX4421-ROOF', 'ADA BYRON'],
  ['Pix - Recebido - 03/11 09:14 00012345678901 ADA BYRON', 'ADA BYRON'],
  ['Pix recebido: ADA BYRON', 'ADA BYRON'],
  ['FAST:AYŞE YILMAZ-Bağış', 'AYŞE YILMAZ'],
  ['GELEN EFT AYŞE YILMAZ', 'AYŞE YILMAZ'],
  ['NIBSS INSTANT PAYMENT FROM ADA BYRON TO HEARTH FOUNDATION REF:0000132', 'ADA BYRON'],
  ['NIP/GTB/ADA BYRON/roof', 'ADA BYRON'],
  ['FNB APP PAYMENT FROM A BYRON', 'A BYRON'],
  ['KHQR PAYMENT FROM ACLEDA BANK - ADA BYRON', 'ADA BYRON'],
  ['Accredito Bonifico - Mitt.: Byron Ada Benef.: Hearth Causale: Tetto', 'Byron Ada'],
  ['TRANSFERENCIA DIRECTA DE BYRON ADA DONACION', 'BYRON ADA'],
  ['حوالة واردة من نادين خوري - تبرع', 'نادين خوري'],
  ['OSKO PAYMENT FROM ADA BYRON', 'ADA BYRON'],
  ['FEDWIRE CREDIT VIA: BANK/026009593 B/O: BYRON FAMILY SEATTLE WA 98101 REF: X', 'BYRON FAMILY'],
  ['WIRE TYPE:IN ORG=ADA BYRON OGB=BANK', 'ADA BYRON'],
  ['SPEI RECIBIDOBANORTE/0087654321 072 0301126DONATIVO ADA BYRON', 'ADA BYRON'],
  ['Funds received from 254722***118 - ADA BYRON Acc. well', 'ADA BYRON'],
  ['振込 ヤマダ　タロウ', 'ヤマダ タロウ'],
  ['Zelle payment from RF73 0000 0001 0000 0088 2863 ADA BYRON WFCT0Z9Q1', 'ADA BYRON'],
  ['Zelle payment to ADA BYRON 20834567123', undefined],
  ['Thank you from all of us', undefined],
])('names the payer in %s', (text, payer) => {
  expect(payerInText(text)?.payer).toBe(payer);
});

test.each([
  ['TRANSF. DE ÁLVARO NÚÑEZ DONATIVO ENFERMERA', 'ÁLVARO NÚÑEZ'],
  ['TRANSF. DE JOSE ANTONIO PEÑA IBAÑEZ DONACIÓN ACEQUIA', 'JOSE ANTONIO PEÑA IBAÑEZ'],
  ['BIZUM DE Maria del Mar Ruiz - para la acequia', 'Maria del Mar Ruiz'],
  ['BIZUM DE Mª MAR RUIZ – donativo', 'Mª MAR RUIZ'],
  ['VIR INST DE M. BERNARD LEFÈVRE DON', 'BERNARD LEFÈVRE'],
  ['TRANSF. A SU FAVOR DE BYRON ADA CONCEPTO DONATIVO', 'BYRON ADA'],
  ['TRANSF. PERIODICA DE ADA BYRON DONATIVO MENSUAL', 'ADA BYRON'],
  ['VIR PERM MME ADA D’ARTAGNAN DON MENSUEL', 'ADA D’ARTAGNAN'],
  ['VIR MME ADA COHEN-ÉTIENNE DON MÉMOIRE', 'ADA COHEN-ÉTIENNE'],
  ['Zelle payment from ADA BYRON DONATION', 'ADA BYRON'],
  ['TRANSFERENCIA DE ADA DONATI', 'ADA DONATI'],
  ['BIZUM DE Donato Don-Byron', 'Donato Don-Byron'],
])('ends the name in %s before a gift or a dash', (text, payer) => {
  expect(payerInText(text)?.payer).toBe(payer);
});

test.each([
  ['TRANSFERENCIA DE ADA BYRON, CONCEPTO DONATIVO TEJADO.', 'ADA BYRON', 'DONATIVO TEJADO'],
  ['Transferencia inmediata de Ada de la Torre; Concepto: Tejado', 'Ada de la Torre', 'Tejado'],
  ['BIZUM DE ADA BYRON', 'ADA BYRON', undefined],
  ['Bizum recibido de Ada Byron concepto Tejado', 'Ada Byron', 'Tejado'],
  ['VIR RECU M ADA BYRON', 'ADA BYRON', undefined],
  ['VIR RECU 6123456789 DE: MME ADA BYRON MOTIF: DON TOIT', 'ADA BYRON', 'DON TOIT'],
  ['VIR INST DE ADA BYRON', 'ADA BYRON', undefined],
  ['Virement reçu de M. ou Mme Byron motif Don', 'Byron', 'Don'],
  ['VIREMENT DE ADA BYRON', 'ADA BYRON', undefined],
  ['Zelle Transfer from Ada Byron for "Roof"; Conf# k3j9', 'Ada Byron', 'Roof'],
  ['BONIFICO SEPA DA BYRON ADA PER donazione pozzo TRN 1112', 'BYRON ADA', 'donazione pozzo'],
  ['BONIFICO A VOSTRO FAVORE DA BYRON ADA PER tetto COMM 0,00 SPESE 0,00 TRN 7', 'BYRON ADA', 'tetto'],
  ['VIREMENT EN VOTRE FAVEUR DE MME BYRON ADA', 'BYRON ADA', undefined],
  ['VIREMENT EN VOTRE FAVEUR DE M OU MME BYRON PAUL DON', 'BYRON PAUL', undefined],
])('names the payer and the purpose in %s', (text, payer, purpose) => {
  expect(payerInText(text)).toEqual({ payer, purpose });
});

test.each([
  ['Zelle payment from PLUMBER JOE refund overpay', 'PLUMBER JOE'],
  ['Zelle payment from ADA BYRON Thanks for all', 'ADA BYRON'],
  ['Zelle payment from Ada van Byron thank you', 'Ada van Byron'],
  ['Zelle payment from ADA McBYRON', 'ADA McBYRON'],
  ['Zelle payment from ada byron', 'ada byron'],
])('leaves out the note behind the payer in %s', (text, payer) => {
  expect(payerInText(text)?.payer).toBe(payer);
});

test.each([
  'VIR DE COMPTE EPARGNE',
  'VIREMENT INTERNE',
  'VIR DE VOTRE LIVRET A',
  'TRANSFERENCIA DE CUENTA PROPIA',
  'Vir recu',
  'Transferencia a favor de Ada Byron',
])('names no payer in %s', (text) => {
  expect(payerInText(text)).toBeUndefined();
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

test.each([
  ['in the text that names the payer', '', { cause: 'Text' }, 'Tejado'],
  ['in its own column', 'Roof', { name: 'Text', cause: 'Note' }, 'Roof'],
])('reads the purpose %s', async (_, note, more, cause) => {
  const file = `Date,Amount,Text,Note\n2026-10-02,12.00,"TRANSFERENCIA DE ADA BYRON, CONCEPTO Tejado",${note}`;
  const table = await readImportTable(Buffer.from(file), { timeZone: 'UTC', known: {} });
  const [row] = await readGiftRows(table, { columns: { ...columns, ...more }, timeZone: 'UTC' });
  expect(row?.gift).toMatchObject({ name: 'ADA BYRON', cause });
});

test('reads the payer and the purpose in the text of an entry of CAMT', async () => {
  const entry = { amount: '12.00', text: 'TRANSFERENCIA DE ADA BYRON, CONCEPTO Tejado', number: '1' };
  const file = camtFile([{ opening: '0.00', closing: '12.00', entries: [entry] }]);
  const table = await readImportTable(Buffer.from(file), { timeZone: 'UTC', known: {} });
  const [row] = await readGiftRows(table, { columns: {}, timeZone: 'UTC' });
  expect(row?.gift).toMatchObject({ name: 'ADA BYRON', cause: 'Tejado' });
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

// cspell:disable
test.each([
  ['Donativo mensual - GARCÍA LÓPEZ, MARÍA DEL PILAR', 'GARCÍA LÓPEZ, MARÍA DEL PILAR'],
  ['Ana Ruiz – Spende Dach', 'Ana Ruiz'],
  ['Ana Ruiz - Luis Gil', 'Ana Ruiz - Luis Gil'],
  ['Donativo - Spende', 'Donativo - Spende'],
  ['Ana Ruiz-Gift', 'Ana Ruiz-Gift'],
])('“%s” names “%s”', (text, name) => {
  expect(withoutGiftWords(text)).toBe(name);
});
// cspell:enable
