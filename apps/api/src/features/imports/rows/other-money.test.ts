/* cspell:disable -- words of banks */
import { describe, expect, test } from 'vitest';

import { bankColumns } from '../../../testing/bank-columns.ts';
import { type CamtPayment, camtFile } from '../../../testing/camt-file.ts';
import { readGiftRows, readImportTable } from '../formats/read-file.ts';

const doubt = 'It may be no gift: the row says that it is a refund, interest or another such payment.';
const income = 'It may be no gift: the row says that it is a membership fee, a grant, a sale or rent.';
const doubtIn = async (text: string) => {
  const table = await readImportTable(Buffer.from(text), { timeZone: 'UTC', known: {} });
  const [row] = await readGiftRows(table, { columns: bankColumns, timeZone: 'UTC' });
  if (!row?.gift) throw new Error('the row is no gift');
  return row.gift.doubt;
};
const csv = (row: string) => doubtIn(`Date,Amount,Payer,Details,Type\n2026-10-02,12.00,${row}`);
const camt = (more: Partial<CamtPayment>) => {
  const payment = { amount: '12.00', name: 'Ada Byron', text: 'For a roof', number: '1', ...more };
  return doubtIn(camtFile([{ opening: '0.00', closing: '12.00', entries: [payment] }]));
};
const mt940 = (code: string, kind: string, type = 'NTRF') =>
  doubtIn(
    `:20:S\n:25:1/2\n:60F:C260911USD0,00\n:61:2609120912CR12,00${type}NONREF\n:86:${code}?00${kind}?20SVWZ+Roof?32Ada Byron\n:62F:C260912USD12,00\n-`,
  );
const domain = (...names: [string, string, string]) =>
  `<BkTxCd><Domn><Cd>${names[0]}</Cd><Fmly><Cd>${names[1]}</Cd><SubFmlyCd>${names[2]}</SubFmlyCd></Fmly></Domn></BkTxCd>`;
const own = (code: string) => `<BkTxCd><Prtry><Cd>${code}</Cd></Prtry></BkTxCd>`;

describe('a row that came in', () => {
  test.each([
    ['a tax office as the payer', () => csv('Finanzamt Köln-Mitte,St.Nr. 217,')],
    ['a refund in the purpose', () => csv('Stadtwerke Energie GmbH,Erstattung 2025,')],
    ['a donor who wants no refund', () => csv('Ada Byron,"refund for my ticket, keep it",')],
    ['what the bank calls it in a column', () => csv('Ada Byron,Roof,RETOURE')],
    ['interest in the middle of a text', () => camt({ text: 'Quarterly interest' })],
    ['the text of the entry', () => camt({ inEntry: '<AddtlNtryInf>RETOURE</AddtlNtryInf>' })],
    ['a code of ISO 20022 for interest', () => camt({ inEntry: domain('PMNT', 'MCOP', 'INTR') })],
    ['a code for a returned transfer', () => camt({ inEntry: domain('PMNT', 'ICDT', 'RRTN') })],
    ['a code of another domain', () => camt({ inEntry: domain('SECU', 'CUST', 'DVCA') })],
    ['a code of the payment', () => camt({ inDetails: domain('PMNT', 'MCOP', 'INTR') })],
    ['a purpose', () => camt({ inDetails: '<Purp><Cd>TAXR</Cd></Purp>' })],
    ['a code of German banks', () => camt({ inEntry: own('NTRF+159+00931') })],
    ['the same in MT940', () => mt940('159', 'Lastschrift')],
    ['a type of MT940 for interest', () => mt940('166', 'GUTSCHRIFT', 'NINT')],
    ['what MT940 calls it', () => mt940('166', 'RETOURE')],
    ...[
      'ACME MUTUAL CLAIM PMT 881',
      'INDEMNIZACIÓN SINIESTRO 12',
      'Schadenersatz',
      'Indemnité',
      'Odszkodowanie',
      'Darlehen 7',
      'Préstamo',
      'Prêt',
      'Pożyczka',
      'LOAN DISBURSEMENT',
      'Guthaben 2025',
      'Beitragserstattung Haftpflicht',
      'BEITRAGSRUECKERSTATTUNG KFZ',
      'Premierestitutie polis 4410',
      'Geldauflage 55 Js 12/26',
      'AVOIR FACTURE 12',
      'Nadpłata',
      'Dividende',
      'Dividend Q3',
      'WERTPAPIERERTRAG',
      'Dywidenda',
      'ANULACIÓN TRANSFERENCIA EMITIDA',
    ].map((text): [string, () => ReturnType<typeof csv>] => [`“${text}”`, () => csv(`Oak,${text},`)]),
  ])('is asked about for %s', async (_, read) => {
    expect(await read()).toBe(doubt);
  });

  test.each([
    ['a name that has such a word', () => csv('Ada Refundini,Roof,')],
    ['a name like a word for a loan', () => csv('Loan Nguyen,Roof,')],
    ['a verb like a word for a credit', () => csv('Ada Byron,Pour avoir un toit,')],
    ['an account’s number', () => csv('Ada Byron,Roof 159,')],
    ['a transfer', () => camt({ inEntry: domain('PMNT', 'RCDT', 'ESCT') + own('NTRF+166+00931') })],
    ['a direct debit', () => camt({ inEntry: domain('PMNT', 'IDDT', 'ESDD') })],
    ['a purpose', () => camt({ inDetails: '<Purp><Cd>CHAR</Cd></Purp>' })],
    ['a transfer in MT940', () => mt940('166', 'GUTSCHRIFT')],
  ])('is a gift for %s', async (_, read) => {
    expect(await read()).toBeUndefined();
  });
});

test.each(['FIDELITY CHARITA DAF GRANT', 'Schwab Charitable', 'Vanguard Charitable 77', 'Donor-advised fund'])(
  'a grant of a donor-advised fund is asked about: “%s”',
  async (text) => {
    const asked =
      'It may be the grant of a donor-advised fund: the fund gives it, and who advised it may be in the purpose.';
    expect(await csv(`${text},,`)).toBe(asked);
    expect(await csv(`${text},Grant 7,`)).toBe(asked);
  },
);

/* cspell:disable -- words of banks and payers */
describe('income that is no gift', () => {
  test.each([
    'Membership fee 2026',
    'MITGLIEDSBEITRAG 2026',
    'CUOTA SOCIO 12',
    'Cuota socia 2026 Dolores Cobos',
    'COTISATION ADHERENT 2026',
    'contributie 2026',
    'Quota associativa',
    'Quota de sócio',
    'Składka członkowska',
    'رسوم العضوية',
    'Council grant 2026/4',
    'Zuschuss Stadt Bonn',
    'SUBVENCION DIPUTACION',
    'Subvention 2026',
    'Subsidie buurtinitiatief',
    'Dotacja celowa',
    'Subvenção',
    'Contributo comunale',
    'منحة',
    'Ticket sale',
    'Gala ticket',
    'Registration fee run 2026',
    'Startgeld Lauf',
    'Frais d’inscription',
    'Inscripción carrera',
    'Raffle',
    'Webshop T-shirt L',
    'VENTE TSHIRTS',
    'Venta de lotería',
    'Verkauf Stand',
    'Verkoop kaarten',
    'Vendita libri',
    'Sprzedaż',
    'بيع كتب',
    'RECIBIDO ALQUILER SALA',
    'Rent October',
    'Miete Saal',
    'Loyer',
    'Huur zaal',
    'Affitto',
    'Aluguer',
    'Czynsz',
    'إيجار',
  ])('is asked about for “%s”', async (text) => {
    expect(await csv(`Ada Byron,${text},`)).toBe(income);
    expect(await csv(`${text},,`)).toBe(income);
    expect(await camt({ text })).toBe(income);
  });

  test.each(['Hugh Grant', 'Venta Rent', 'Rosa Ventas'])('is not what “%s” gives', async (name) => {
    expect(await csv(`${name},Roof,`)).toBeUndefined();
  });

  test.each(['Roof of the parent house', 'Grant Wood for the roof', 'Different', 'Cuota donante', 'Donativo mensual'])(
    'is not “%s”',
    async (text) => {
      expect(await csv(`Ada Byron,${text},`)).toBeUndefined();
    },
  );
});
/* cspell:enable */
