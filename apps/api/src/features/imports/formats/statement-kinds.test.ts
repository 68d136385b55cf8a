import { makePaymentReference, setFormats, usEnglish } from '@hearthlight/domain';
import { someColumns, type SomeColumns } from '@hearthlight/domain/desk';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { camtFile } from '../../../testing/camt-file.ts';
import { measureStatement } from '../../../testing/measure-statements.ts';
import { madeStatements } from '../../../testing/statements.ts';
import { readGiftRows, readImportTable, understandFile } from './read-file.ts';

afterEach(() => setFormats(() => usEnglish));

interface Place {
  currency?: string;
  timeZone?: string;
  known?: SomeColumns;
  today?: string;
  isRemembered?: boolean;
}

/** Reads a file for a foundation. Returns its rows and what it leaves open. */
async function read(
  text: string | Buffer,
  { currency = 'EUR', isRemembered = false, known = {}, timeZone = 'Europe/Berlin', today = '2026-11-28' }: Place = {},
) {
  setFormats(() => formatsOf('en', currency, timeZone));
  const bytes = Buffer.from(text);
  const hints = { isRemembered, known, timeZone, today };
  const table = await readImportTable(bytes, hints);
  const { columns, likely, questions } = understandFile(table, hints);
  const rows = await readGiftRows(table, { columns: { ...likely, ...columns }, timeZone });
  return {
    table,
    columns,
    questions,
    asked: questions.filter(({ chosen }) => chosen === null),
    rows: rows.map(({ gift, isNoGift, refusal }) =>
      gift ? [gift.date, gift.amountCents, gift.name] : isNoGift ? 'no gift' : refusal,
    ),
    gifts: rows.flatMap(({ gift }) => gift ?? []),
  };
}

const lines = (...rows: readonly string[]) => `${rows.join('\r\n')}\r\n`;
const latin = (text: string) => Buffer.from(text, 'latin1');
const chase = (...rows: string[]) => lines('Details,Posting Date,Description,Amount,Type,Balance', ...rows);
const kindsOf = (questions: readonly { kind: string }[]) => questions.map(({ kind }) => kind);
const reference = makePaymentReference({ donor: 56, campaign: 3 }, 751_399);

test('statements of 53 banks are read right after at most two answers, half of them without one', async () => {
  const outcomes: string[] = [];
  for (const statement of madeStatements(1)) outcomes.push(await measureStatement(statement));
  expect(new Set(outcomes)).toEqual(new Set(['right without a question', 'right after at most two answers']));
  const without = outcomes.filter((outcome) => outcome === 'right without a question');
  expect(without.length).toBeGreaterThanOrEqual(outcomes.length / 2);
}, 120_000);

test.each([
  ['day', ['05/05/07,10.00'], 2],
  ['day', ['05/05/2026,10.00'], 0],
  ['day', ['05/05/2026,10.00', '05/06/2026,10.00'], 2],
  ['year', ['29.02.,10.00'], 2],
])('a question about the %s of %j shows each reading once', async (kind, rows, count) => {
  const file = lines('Date,Amount,Payer,Details', ...rows.map((row) => `${row},Ada Byron,Roof`));
  const { asked } = await read(file, { today: '2024-11-28' });
  const question = asked.find((each) => each.kind === kind);
  expect(question?.answers.length ?? 0).toBe(count);
  expect(new Set(question?.answers.map(({ reading }) => reading.date)).size).toBe(count);
});

test.each([
  ['two columns with the same amounts', ['Date,Amount EUR,Amount,Payer', '2026-11-20,10.00,10.00,Ada Byron'], []],
  [
    'three words for two directions',
    ['Date,Amount,Type,Payer', ...['CR', 'DR', 'Credit'].map((word) => `2026-11-20,10.00,${word},Ada Byron`)],
    [10, -10],
  ],
])('a question about money shows each reading once of %s', async (_, rows, amounts) => {
  const { asked } = await read(lines(...rows));
  expect(asked.flatMap(({ answers }) => answers.map(({ reading }) => reading.amount))).toEqual(amounts);
});

test.each([
  ['CREDIT', []],
  ['DEBIT', ['money']],
])('kept signs of amounts answer for a later file with %s only, unless they contradict it', async (word, kinds) => {
  const both = chase('CREDIT,10/05/2026,Ada,25.00,ACH,', 'DEBIT,10/15/2026,Rent,-20.00,ACH,');
  const { columns } = await read(both, { currency: 'USD' });
  expect(columns).toMatchObject({ amount: 'Amount', direction: '' });
  const later = chase(`${word},10/20/2026,Ada,25.00,ACH,`, `${word},10/21/2026,Ben,30.00,ACH,`);
  const known = { ...columns, bank: 'chase' };
  const { asked } = await read(later, { currency: 'USD', known, isRemembered: true });
  expect(kindsOf(asked)).toEqual(kinds);
});

/** Returns the columns with the giver and the purpose that somebody may choose. */
const partiesOf = async (...rows: readonly string[]) => {
  const { asked } = await read(lines(...rows));
  return asked.flatMap(({ answers, kind }) =>
    kind === 'parties' ? answers.map(({ columns }) => [columns.name, columns.cause]) : [],
  );
};
describe('a question about the giver and the purpose', () => {
  const days = [1, 2, 3, 4];

  test('offers no parts of the name, no method and no state, and “none of these”', async () => {
    const rows = days.map(
      (day) => `2026-11-0${day},Ada B${day},Ada,B${day},5.00,stripe,true,Completed,Note ${day} Roof`,
    );
    expect(await partiesOf('Date,Name,First Name,Last Name,Amount,Donation Type,Confirmed,Zed,Wish', ...rows)).toEqual([
      ['Name', 'Wish'],
      ['Name', ''],
    ]);
  });

  test('offers no giver whose values repeat in most rows', async () => {
    const rows = days.map((day) => `2026-11-0${day},Pay bill from ${day}x,5.00,Head Office,Ada B${'abcd'[day - 1]}`);
    expect(await partiesOf('Date,Details,Amount,Branch Name Here,Zed', ...rows)).toEqual([
      ['Zed', 'Details'],
      ['', 'Details'],
    ]);
  });
});

test('a line about the account names its currency, and headers may be in two scripts', async () => {
  const file = lines(
    'Account,640-118822-838 HKD Current',
    'Date 日期,Details 摘要,Deposit 存入,Withdrawal 支出',
    '03/11/2026,Ada Byron,500.00,',
    '14/11/2026,Rent,,900.00',
  );
  const { columns } = await read(file, { currency: 'USD' });
  expect(columns).toMatchObject({ amount: 'Deposit 存入', out: 'Withdrawal 支出', currency_code: 'HKD' });
});

test.each(['Amount (GBP)', 'Importo GBP', 'Amount £'])('amounts below “%s” are not in euros', async (header) => {
  const file = lines(`Date,Counter Party,Reference,${header}`, '2026-11-20,Ada Byron,Roof,10.00');
  expect((await read(file)).rows).toEqual([expect.stringMatching(/It is in (?:GBP|£)/)]);
  expect((await read(file, { currency: 'GBP' })).rows).toEqual([['2026-11-20', 1000, 'Ada Byron']]);
});

test('the day is that of the booking, whatever the bank calls it beside the day of value', async () => {
  const file = lines('Giorno registrato;Data valuta;Descrizione;Importo', '30.11.2026;01.12.2026;Ada Byron;10,00');
  expect((await read(file)).columns?.date).toBe('Giorno registrato');
});

test('the name column of a Dutch bank is the giver', async () => {
  const file = lines(
    '"Datum";"Naam / Omschrijving";"Rekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen"',
    '"20261129";"A. Byron";"NL69INGB0123456789";"OV";"Bij";"1000,00";"Overschrijving";"Naam: A. Byron Gift"',
    '"20261116";"KPN B.V.";"NL69INGB0123456789";"IC";"Af";"38,50";"Incasso";"Factuur 10-2026"',
  );
  const { columns, asked } = await read(file);
  expect(kindsOf(asked)).toEqual(['money']);
  expect(columns).toMatchObject({ name: 'Naam / Omschrijving', cause: 'Mededelingen' });
});

describe('the header', () => {
  test('is found below other lines, and equal names are told apart by their position', async () => {
    const file = lines(
      'Umsatzanzeige;Datei erstellt am: 16.03.2026 18:43',
      'Zeitraum;01.03.2026 - 15.03.2026',
      'Saldo;8.412,50;EUR',
      '',
      'Buchung;Auftraggeber/Empfänger;Verwendungszweck;Saldo;Währung;Betrag;Währung',
      `14.03.2026;Jörg Müßig;Spende ${reference};8.412,50;EUR;50,00;EUR`,
      '12.03.2026;Stadtwerke;Abschlag;8.362,50;EUR;-118,00;EUR',
      '02.03.2026;Ana-Lucía Ñandú;Spende;8.480,50;EUR;1.250,00;EUR',
    );
    const { asked, gifts, rows, table } = await read(latin(file));
    expect(asked).toEqual([]);
    expect(rows).toEqual([['2026-03-14', 5000, 'Jörg Müßig'], 'no gift', ['2026-03-02', 125_000, 'Ana-Lucía Ñandú']]);
    expect(gifts[0]?.reference?.text).toBe(reference);
    expect(table.headers).toContain('Währung 2');
  });

  test('is missing where the first line is a payment, which counts', async () => {
    const file = lines(
      '02-03-2026;NL00BANK0000000000;50,00;Credit;Saskia de Boer;NL11BANK1111111111;ET;Gift voor de school',
      '13-03-2026;NL00BANK0000000000;17,50;Debet;Drukkerij;NL22BANK2222222222;IC;Factuur 88',
      '14-03-2026;NL00BANK0000000000;25,00;Credit;M. El Idrissi;NL33BANK3333333333;ET;Gift',
    );
    const { asked, table } = await read(file);
    expect(table.rows).toHaveLength(3);
    expect(table.headers[0]).toBe('Column 1');
    expect(kindsOf(asked)).toEqual(['money', 'parties']);
    const known = { ...asked[0]?.answers[0]?.columns, name: 'Column 5', cause: 'Column 8' };
    expect((await read(file, { known })).rows).toEqual([
      ['2026-03-02', 5000, 'Saskia de Boer'],
      'no gift',
      ['2026-03-14', 2500, 'M. El Idrissi'],
    ]);
  });

  test('that stands twice, totals and pending rows are no gifts and stop nothing', async () => {
    const file = lines(
      'Date,Payee,Memo,Amount',
      'Pending,Tom,Coffee,"4.00"',
      '2026-03-15,Ann Example,Gift,10.00',
      'Date,Payee,Memo,Amount',
      '2026-03-16,Bo Exampleson,Gift,11.00',
      'Total,,,25.00',
      '2026-02-30,Cy Exampleson,Gift,12.00',
    );
    const { rows } = await read(file);
    expect(rows).toEqual([
      'no gift',
      ['2026-03-15', 1000, 'Ann Example'],
      'no gift',
      ['2026-03-16', 1100, 'Bo Exampleson'],
      'no gift',
      expect.stringContaining('2026-02-30'),
    ]);
  });
});

test('money that went out is shown with a minus, also from a column of its own', async () => {
  const file = lines('Date,Payee,Memo,Credit,Debit', '2026-03-15,Ann Roe,Gift,10.00,', '2026-03-16,Shop,Lamps,,12.00');
  const { columns, table } = await read(file);
  const rows = await readGiftRows(table, { columns, timeZone: 'UTC' });
  expect(rows[1]?.refusal).toBe('It is -12.00, which is not incoming money.');
});

test.each(['PENDING', 'reverted', 'Umsatz vorgemerkt', 'Oczekująca', 'معلق'])(
  'money of which the bank says “%s” is no gift',
  async (status) => {
    const { rows } = await read(
      lines(
        'Date,State,Amount,Payer,Details',
        `2026-03-14,${status},-1.00,A,B`,
        `2026-03-15,${status},9.00,C,D`,
      ).concat(lines('2026-03-16,COMPLETED,7.00,Ada Byron,Roof')),
    );
    expect(rows).toEqual(['no gift', 'no gift', ['2026-03-16', 700, 'Ada Byron']]);
  },
);

const payment = (status: string, refunded = '0.00') =>
  `2026-11-01 10:11:12,ideal,EUR,10.00,${status},Donatie,Gever A,${refunded}`;

const paymentsOf = (...rows: readonly string[]) =>
  lines(
    'Date,Payment method,Currency,Amount,Status,Description,Consumer name,Amount refunded',
    payment('paid'),
    ...rows,
  );

describe('a list of payments with their statuses', () => {
  test.each(['expired', 'open', 'canceled', 'pending', 'failed', 'authorized', 'Verlopen'])(
    'leaves out “%s”',
    async (status) => {
      const { asked, rows } = await read(paymentsOf(payment(status)));
      expect(asked).toEqual([]);
      expect(rows).toEqual([['2026-11-01', 1000, 'Gever A'], 'no gift']);
    },
  );

  test.each([
    ['paid', '10.00', 1000],
    ['paid', '4.00', 400],
    ['charged_back', '10.00', 1000],
    ['Refunded', '0.00', 1000],
  ])('asks about “%s” with %s refunded', async (status, refunded, cents) => {
    const { gifts } = await read(paymentsOf(payment(status, refunded)));
    expect(gifts).toMatchObject([
      { amountCents: 1000 },
      { amountCents: 1000, doubt: expect.stringContaining('went back'), returned: { cents } },
    ]);
    expect(gifts[0]?.doubt).toBeUndefined();
  });

  test('counts “paidout” and asks what an unknown status means', async () => {
    const file = paymentsOf(payment('paidout'), payment('betwist'), payment('betwist'));
    const { asked } = await read(file);
    expect(asked).toMatchObject([{ kind: 'status', line: 4, text: 'betwist' }]);
    const known: SomeColumns = { statuses: { betwist: 'failed' } };
    const answered = await read(file, { known });
    expect(answered.asked).toEqual([]);
    expect(answered.rows.slice(1)).toEqual([['2026-11-01', 1000, 'Gever A'], 'no gift', 'no gift']);
  });

  test.each([
    ['State', 'Ohio', 'Texas'],
    ['Status', 'R', 'C'],
  ])('has no statuses below %s with %s and %s', async (heading, one, other) => {
    const file = lines(
      `Date,${heading},Amount,Payer,Details`,
      `2026-03-14,${one},1.00,A,B`,
      `2026-03-15,${other},2.00,C,D`,
    );
    expect((await read(file)).asked).toEqual([]);
  });
});

describe('days', () => {
  test.each([
    ['20260315', '2026-03-15'],
    ['15032026', '2026-03-15'],
    ['03152026', '2026-03-15'],
    ['15 Mar 26', '2026-03-15'],
    ['15 March 2026', '2026-03-15'],
    ['Mar 15, 2026', '2026-03-15'],
    ['15. März 2026', '2026-03-15'],
    ['15 de marzo de 2026', '2026-03-15'],
    ['15 marca 2026', '2026-03-15'],
    ['15 مارس 2026', '2026-03-15'],
    ['2019.04.17.', '2019-04-17'],
    ['2026/03/15', '2026-03-15'],
    ['15-03-2026 / 14:05', '2026-03-15'],
    ['15.03.26', '2026-03-15'],
    ['15/03/26', '2026-03-15'],
    ['03/15/26', '2026-03-15'],
    ['2026-03-15 14:05:09', '2026-03-15'],
    ['2026-03-15T23:30:00Z', '2026-03-16'],
    ['١٥/٠٣/٢٠٢٦', '2026-03-15'],
    ['="2026-03-15"', '2026-03-15'],
  ])('written as %s are read', async (written, day) => {
    const { asked, rows } = await read(lines('Date;Payee;Amount', `${written};Ann;10,00`));
    expect(asked).toEqual([]);
    expect(rows).toEqual([[day, 1000, 'Ann']]);
  });

  const upTo12 = lines(
    'FECHA OPERACIÓN;FECHA VALOR;CONCEPTO;IMPORTE EUR;SALDO',
    '03/05/2026;03/05/2026;TRANSFERENCIA DE ANA;10,00;100,00',
    '04/05/2026;04/05/2026;TRANSFERENCIA DE LUIS;20,00;120,00',
  );

  test('up to the 12th are asked about with both readings', async () => {
    const { asked } = await read(latin(upTo12));
    expect(asked).toMatchObject([
      {
        kind: 'day',
        text: '03/05/2026',
        answers: [
          { columns: { date_format: 'DD/MM/YYYY' }, reading: { date: '2026-05-03', amount: 10 } },
          { columns: { date_format: 'MM/DD/YYYY' }, reading: { date: '2026-03-05', amount: 10 } },
        ],
      },
    ]);
    const { rows } = await read(latin(upTo12), { known: { date_format: 'DD/MM/YYYY' } });
    expect(rows).toEqual([
      ['2026-05-03', 1000, 'ANA'],
      ['2026-05-04', 2000, 'LUIS'],
    ]);
  });

  test('of the United States come first in the answers for its currency only', async () => {
    const { asked } = await read(latin(upTo12), { currency: 'USD', timeZone: 'America/New_York' });
    expect(asked[0]?.answers[0]?.columns).toEqual({ date_format: 'MM/DD/YYYY' });
  });

  test('after today tell the order', async () => {
    const file = lines('Date,Payee,Amount', '03/12/2026,Ann,10.00', '03/05/2026,Bo,11.00');
    expect((await read(file)).rows).toEqual([
      ['2026-03-12', 1000, 'Ann'],
      ['2026-03-05', 1100, 'Bo'],
    ]);
  });

  const mixed = (...days: readonly string[]) =>
    lines('Date;Payee;Amount', ...days.map((day, index) => `${day};Ann ${index};1${index},00`));

  test.each([
    ['10/11/26', '2026-11-10'],
    ['13/11/26', '2026-11-13'],
    ['14.11.26', '2026-11-14'],
    ['16-nov-26', '2026-11-16'],
  ])('such as %s beside days with the year first do not start with a year', async (written, day) => {
    const { asked, gifts } = await read(
      mixed('2026-11-02', written, '2026-11-03', '15/11/26', '2026-11-05', '2026-11-06'),
    );
    expect(asked).toEqual([]);
    expect(gifts.map(({ date }) => date)).toEqual([
      '2026-11-02',
      day,
      '2026-11-03',
      '2026-11-15',
      '2026-11-05',
      '2026-11-06',
    ]);
  });

  test('up to the 12th beside days with the year first are asked about', async () => {
    const { asked } = await read(mixed('2026-11-02', '2026-11-03', '10/11/26'));
    expect(asked).toMatchObject([
      {
        kind: 'day',
        text: '10/11/26',
        answers: [{ reading: { date: '2026-11-10' } }, { reading: { date: '2026-10-11' } }],
      },
    ]);
  });

  test('with the year first are read again after they were remembered', async () => {
    const { asked, gifts } = await read(mixed('2026-11-02', '2026-11-03', '13/11/26'), {
      isRemembered: true,
      known: { date: 'Date', date_format: 'YYYY-MM-DD' },
    });
    expect(asked).toEqual([]);
    expect(gifts[2]?.date).toBe('2026-11-13');
  });

  test.each([
    ['with day and month swapped', '11/02/2026', '13/11/2026', '14/11/2026', '2026-02-11'],
    ['of another year', '14/11/2016', '13/11/2026', '15/11/2026', '2016-11-14'],
  ])('that are far from the others, such as %s, are asked about', async (_, far, one, other, day) => {
    const { gifts } = await read(mixed(one, far, '16/11/2026', other));
    expect(gifts.map(({ doubt }) => doubt !== undefined)).toEqual([false, true, false, false]);
    expect(gifts[1]?.date).toBe(day);
  });

  test('of a whole year are not asked about', async () => {
    const days = ['02/01/2026', '05/02/2026', '13/05/2026', '25/09/2026', '07/11/2026', '08/11/2026'];
    const { gifts } = await read(mixed(...days));
    expect(gifts.filter(({ doubt }) => doubt !== undefined)).toEqual([]);
  });

  test('without a year are asked about, every time', async () => {
    const file = lines('Datum;Name;Betrag', '27.05;Ann;10,00');
    expect((await read(file)).asked).toMatchObject([
      { kind: 'year', answers: [{ reading: { date: '2026-05-27' } }, {}, {}] },
    ]);
    expect((await read(file, { known: { year: '2025' } })).rows).toEqual([['2025-05-27', 1000, 'Ann']]);
  });
});

describe('amounts', () => {
  test.each([
    ["1'250.00", 125_000],
    ['1’250.00', 125_000],
    ['1 250,00', 125_000],
    ['1.250,00', 125_000],
    ['1,25,000.00', 12_500_000],
    ['1500.', 150_000],
    ['+12', 1200],
    ['50,00 €', 5000],
    ['€ 50,00', 5000],
    ['EUR 50.00', 5000],
    ['50,00 CR', 5000],
    ['="50,00"', 5000],
    ['١٢٫٥٠', 1250],
    ['１２．５０', 1250],
  ])('written as %s are read', async (written, cents) => {
    const currency = written.startsWith('1,25,') ? 'INR' : 'EUR';
    const { asked, rows } = await read(lines('Date;Payee;Amount', `2026-03-15;Ann;${written}`), { currency });
    expect(asked).toEqual([]);
    expect(rows).toEqual([['2026-03-15', cents, 'Ann']]);
  });

  test.each(['50,00-', '-50,00', '(50,00)', '−50,00', '50,00 DR', '- 50,00', '-€50,00'])(
    'written as %s went out',
    async (written) => {
      expect((await read(lines('Date;Payee;Amount', `2026-03-15;Ann;${written}`))).rows).toEqual(['no gift']);
    },
  );

  test('with three digits behind their only mark are asked about', async () => {
    const { asked } = await read(lines('Date;Payee;Amount', '2026-03-15;Ann;12,500', '2026-03-16;Bo;250,000'));
    expect(asked).toMatchObject([
      {
        kind: 'decimal',
        text: '12,500',
        answers: [{ reading: { amount: 12_500 } }, { reading: { amount: 12.5 } }],
      },
    ]);
  });

  test.each(['12,500', '12.500'])('of a currency without decimals are whole: %s', async (written) => {
    const file = lines('Date;Payee;Amount', `2026-03-15;Ann;${written}`);
    const { asked, rows } = await read(file, { currency: 'JPY', timeZone: 'Asia/Tokyo' });
    expect(asked).toEqual([]);
    expect(rows).toEqual([['2026-03-15', 12_500, 'Ann']]);
  });

  test('are decided by a row with a space between its groups', async () => {
    const file = lines(
      'Date;Libellé;Montant;Devise',
      '15/03/2026;VIREMENT A. BEN SALAH DON;12,500;TND',
      '16/03/2026;VIREMENT M. TRABELSI DON;250,000;TND',
      '19/03/2026;VIREMENT S. GHARBI;1 750,250;TND',
    );
    const { asked, gifts } = await read(file, { currency: 'TND', timeZone: 'Africa/Tunis' });
    expect(asked).toEqual([]);
    expect(gifts.map(({ amountCents }) => amountCents)).toEqual([12_500, 250_000, 1_750_250]);
  });
});

describe('the direction of money', () => {
  const letters = lines(
    'Buchungstag;Auftraggeber/Zahlungsempfänger;Verwendungszweck;Umsatz;Soll/Haben',
    '02.03.2026;Beata Wzorek;Spende;1.337,00;H',
    '03.03.2026;Druckerei;Rechnung 4711;13,37;S',
  );

  test('in a column of letters is asked about', async () => {
    const { asked } = await read(letters);
    expect(asked).toMatchObject([
      { kind: 'money', answers: [{ reading: { amount: 1337 } }, { reading: { amount: -1337 } }] },
    ]);
    expect((await read(letters, { known: asked[0]?.answers[0]?.columns ?? {} })).rows).toEqual([
      ['2026-03-02', 133_700, 'Beata Wzorek'],
      'no gift',
    ]);
  });

  describe.each(['" "', '""', '"S/H "', 'Kz'])('in a column of letters below %s', (heading) => {
    const file = lines(
      `"Buchungstag";"Auftraggeber/Zahlungsempfänger";"Empfänger/Zahlungspflichtiger";"Vorgang/Verwendungszweck";"Kundenreferenz";"Umsatz";${heading}`,
      '"02.11.2026";"La Acequia";"Vermieter AG";"Miete";"";"400,00";"S"',
      '"03.11.2026";"La Acequia";"Bruno Zoll";"Spende";"";"33,00";"H"',
      '"04.11.2026";"La Acequia";"Clara Yilmaz";"Spende Wasser";"";"1.111,11";"H"',
      '"05.11.2026";"La Acequia";"Volksbank";"Kontoführung";"";"9,00";"S"',
      '"01.11.2026";"";"";"";"Anfangssaldo";"1.000,00";"H"',
    );

    test('is asked about once, and the answer keeps the letters of all rows', async () => {
      const { asked, rows } = await read(latin(file));
      const money = asked.find(({ kind }) => kind === 'money');
      expect(money?.answers[0]?.columns).toMatchObject({ incoming: ['H'], outgoing: ['S'] });
      // As the desk sends it.
      const known = z.parse(someColumns, money?.answers[0]?.columns);
      const answered = await read(latin(file), { known });
      expect(kindsOf(answered.asked)).not.toContain('money');
      for (const each of [rows, answered.rows])
        expect(each).toMatchObject([
          'no gift',
          ['2026-11-03', 3300, expect.anything()],
          ['2026-11-04', 111_111, expect.anything()],
          'no gift',
          'no gift',
        ]);
    });
  });

  test('that no answer is about is not guessed', async () => {
    const known = { amount: 'Umsatz', out: '', direction: 'Soll/Haben', incoming: ['H'], outgoing: [] };
    expect((await read(letters, { known })).rows[1]).toContain('“S” does not say');
  });

  test('in two columns follows their names', async () => {
    const file = lines(
      'Buchungsdatum;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Saldo in CHF',
      `12.03.2026;GUTSCHRIFT VON: ERIKA ${reference};1'250.00;;18'940.55`,
      '11.03.2026;GUTSCHRIFT VON: TOM MUSTER;1’000.00;;17’690.55',
      "10.03.2026;LASTSCHRIFT MIETE;;-2'100.00;16'690.55",
    );
    const { asked, gifts, rows } = await read(file, { currency: 'CHF', timeZone: 'Europe/Zurich' });
    expect(asked).toEqual([]);
    expect(rows).toEqual([['2026-03-12', 125_000, undefined], ['2026-03-11', 100_000, undefined], 'no gift']);
    expect(gifts[0]?.reference?.text).toBe(reference);
  });

  test.each([
    ['Débit euros', 'Crédit euros'],
    ['Montant débit', 'Montant crédit'],
    ['Débit (EUR)', 'Crédit (EUR)'],
    ['Importe cargo', 'Importe abono'],
    ['Betrag Soll', 'Betrag Haben'],
    ['Sollbetrag', 'Habenbetrag'],
    ['Bedrag af', 'Bedrag bij'],
    ['Importo dare', 'Importo avere'],
    ['Kwota Wn', 'Kwota Ma'],
    ['Winien', 'Ma'],
  ])('in the columns %s and %s follows the word among others', async (out, into) => {
    const file = (...payments: readonly string[]) => lines(`Date;Libellé;${out};${into}`, ...payments);
    const known = { currency_code: 'EUR' };
    const { asked, gifts, rows } = await read(
      file('14/11/2026;VIR DUPONT DON;;60,00', '15/11/2026;PRLV LOYER;540,00;'),
      { known },
    );
    expect(asked).toEqual([]);
    expect(gifts).toMatchObject([{ date: '2026-11-14', amountCents: 6000 }]);
    expect(rows[1]).toBe('no gift');
    const onlyOut = await read(file('14/11/2026;PRLV LOYER;540,00;', '15/11/2026;SALAIRE;1512,08;'), { known });
    expect(onlyOut.asked).toEqual([]);
    expect(onlyOut.rows).toEqual(['no gift', 'no gift']);
  });

  test('is not in an empty column for something else', async () => {
    const { rows } = await read(
      lines('Date;Payee;Amount;Credit card number;Debit card fee', '2026-11-14;Ann;60,00;;', '2026-11-15;Bo;5,00;;'),
    );
    expect(rows).toEqual([
      ['2026-11-14', 6000, 'Ann'],
      ['2026-11-15', 500, 'Bo'],
    ]);
  });

  test.each([
    ['Lastschrift Ursprungsbetrag', '30,00', '3,50'],
    ['Betrag in Fremdwährung', '36,18', '0,85'],
  ])('is not in a column beside the amount: %s', async (name, beside, fee) => {
    const file = lines(
      `Buchungstag;Verwendungszweck;${name};Auslagenersatz Ruecklastschrift;Beguenstigter/Zahlungspflichtiger;Betrag`,
      ...Array.from({ length: 20 }, (_, row) => `02.03.26;Spende ${row};;;Ida Muster;3${row},00`),
      `03.03.26;Rücklastschrift AC04;${beside};${fee};Ida Muster;-33,50`,
    );
    const { asked, rows } = await read(latin(file));
    expect(asked).toEqual([]);
    expect(rows[0]).toEqual(['2026-03-02', 3000, 'Ida Muster']);
    expect(rows.at(-1)).toBe('no gift');
    expect((await read(latin(file.replace(`;${beside};${fee};`, ';0,00;0,00;')))).asked).toEqual([]);
  });

  test('in two columns without names is proven by the balance, or asked about', async () => {
    const proven = lines(
      '15.03.2026;Ann;10,00;;1010,00',
      '16.03.2026;Rent;;500,00;510,00',
      '17.03.2026;Bo;20,00;;530,00',
      '18.03.2026;Power;;30,00;500,00',
    );
    expect(kindsOf((await read(proven)).asked)).toEqual(['parties']);
    const open = proven.replaceAll(/;[\d,]+\r/g, '\r');
    expect(kindsOf((await read(open)).asked)).toEqual(['money', 'parties']);
  });

  test.each([
    { columns: 3, kinds: ['day', 'columns'], answers: [2, 9] },
    { columns: 4, kinds: ['day', 'money', 'parties'], answers: [2, 4, 3] },
  ])('and parties are one question with nine answers at most: %j', async ({ answers, columns, kinds }) => {
    const rows = [
      '02/03/2026;Ann Lee;A roof;10,00;11,50;12,75;19,99',
      '03/04/2026;Bo Wu;A well;20,00;25,75;31,20;27,45',
      '05/06/2026;Cy Ito;A school;50,00;13,10;44,90;38,05',
    ];
    const { asked } = await read(lines(...rows.map((row) => row.split(';', 3 + columns).join(';'))));
    expect(kindsOf(asked)).toEqual(kinds);
    expect(asked.map((question) => question.answers.length)).toEqual(answers);
  });
});

/** Writes letters of ISO 8859-15 as those of Latin-1 with the same bytes. */
const latin15 = (text: string) =>
  text.replace('Šimek', '\u00A6imek').replaceAll('€', '\u00A4').replaceAll('œ', '\u00BD').replaceAll('Œ', '\u00BC');

describe('letters', () => {
  test('of UTF-8 with one broken letter stay, and the row says so', async () => {
    const file = Buffer.concat([
      Buffer.from('Buchungstag;Name;Verwendungszweck;Betrag\r\n02.03.2026;Jürgen Groß;Spende Bücherei;50,00\r\n'),
      Buffer.from('13.03.2026;Zoë Ångström;Für die Schule in K'),
      Buffer.from('c3', 'hex'),
      Buffer.from(';75,00\r\n04.03.2026;Łucja Żak;Spende;20,00\r\n'),
    ]);
    const { gifts } = await read(file);
    expect(gifts.map(({ name, note }) => [name, note])).toEqual([
      ['Jürgen Groß', undefined],
      ['Zoë Ångström', 'A letter of it is damaged in the file.'],
      ['Łucja Żak', undefined],
    ]);
  });

  test('of ISO 8859-15 are told by the sign of the euro', async () => {
    const file = lines(
      'Datum|Partner|Text|Betrag',
      '05.03.2026|René Šimek|Dar|50,00 €',
      '16.03.2026|Œuvre Sœur Marie|Don|120,00 €',
    );
    expect((await read(latin(latin15(file)))).rows).toEqual([
      ['2026-03-05', 5000, 'René Šimek'],
      ['2026-03-16', 12_000, 'Œuvre Sœur Marie'],
    ]);
  });

  test('that are others in another encoding are asked about', async () => {
    const { asked } = await read(latin(lines('15.03.2026|Søren Peña|10,00', '16.03.2026|Bo|20,00')));
    expect(asked[0]).toMatchObject({
      kind: 'encoding',
      answers: expect.arrayContaining([
        { columns: { encoding: 'windows-1252' }, text: 'Søren Peña', reading: expect.anything() },
        { columns: { encoding: 'windows-1250' }, text: 'Sřren Peńa', reading: expect.anything() },
      ]),
    });
  });
});

describe('cells', () => {
  test.each([';', ',', '\t', '|', '~'])('are told apart by “%s”', async (separator) => {
    const rows = [
      ['Date', 'Name', 'Text', 'Amount'],
      ['2026-03-15', 'Ann', 'Gift', '10.00'],
      ['2026-03-16', 'Bo', 'Gift', '11.00'],
    ];
    const { rows: found } = await read(lines(...rows.map((cells) => cells.join(separator))));
    expect(found).toMatchObject([
      ['2026-03-15', 1000, 'Ann'],
      ['2026-03-16', 1100, 'Bo'],
    ]);
  });

  test('with quotation marks inside or without an end hide no row', async () => {
    const file = lines(
      'Date;Name;Text;Amount',
      '2026-03-15;Ann "the lamp" Lee;"For ""us""";10,00',
      '2026-03-16;Bo;"roof;11,00',
      '2026-03-17;Cy;"second";12,00',
    );
    expect((await read(file)).rows).toMatchObject([
      ['2026-03-15', 1000, 'Ann "the lamp" Lee'],
      ['2026-03-16', 1100, 'Bo'],
      ['2026-03-17', 1200, 'Cy'],
    ]);
  });
});

describe('the giver', () => {
  test('is not the owner of the account where the name of the other side is empty', async () => {
    const file = lines('Naam;Datum;Omschrijving;Bedrag;Naam tegenpartij', 'EIGEN ANN;28/02/2026;Gift;10,00;');
    expect((await read(file)).rows).toEqual([['2026-02-28', 1000, undefined]]);
  });
});

describe('payments', () => {
  test('in which a donor writes about a provider are gifts', async () => {
    const file = lines(
      'Date,Name,Description,Amount',
      '2026-10-04,Anna Beispiel,"Paypal klappt nicht, daher Überweisung",30.00',
      '2026-10-15,Anna Beispiel,"Stripe ging nicht, hier meine Spende",31.00',
      '2026-10-16,Stripe,STRIPE PAYOUT K9X2,900.00',
    );
    const { gifts } = await read(file);
    expect(gifts.map(({ doubt }) => doubt === undefined)).toEqual([true, true, false]);
  });

  test('without a unique number are told apart by what they say', async () => {
    const file = lines(
      'Date,Name,Description,Amount,Reference number',
      '2026-10-14,Ann,Gift,30.00,ACME',
      '2026-10-15,Bo,Gift,31.00,ACME',
    );
    const { gifts } = await read(file, { known: { number: 'Reference number' } });
    expect(new Set(gifts.map(({ externalId }) => externalId)).size).toBe(2);
  });

  test.each([
    ['repeated', '1', '2', '1'],
    ['empty', '1', '', '3'],
    ['constant', '7', '7', '7'],
  ])('are not identified by a remembered column that is %s', async (_, ...numbers) => {
    const rows = numbers.map((number, index) => `2026-10-1${index},A,Gift,30.00,${number}`);
    const known = { date: 'Date', number: 'Reference number' };
    const file = lines('Date,Name,Description,Amount,Reference number', ...rows);
    const { columns, gifts } = await read(file, { known, isRemembered: true });
    expect(columns.number).toBeUndefined();
    expect(gifts.map(({ occurrence }) => occurrence)).toEqual([1, 1, 1]);
  });

  test.each([
    ['RF79-0000-0056-0000-0375-1399'],
    ['RF 79/00000056/000003/751399'],
    ['RF79000000560000037513992026-03-04 DATUM'],
    ['SVWZ+RF7900000056 0000037513 99KREF+NONREF'],
    ['ref. RF79.0000.0056.0000.0375.1399 merci'],
    ['/ROC/RF7900000056000003751399//URI/gift'],
    ['ＲＦ７９ ００００ ００５６ ００００ ０３７５ １３９９'],
    ['RF790000005600000375\u200B1399'],
    ['rf٧٩٠٠٠٠٠٠٥٦٠٠٠٠٠٣٧٥١٣٩٩'],
  ])('with the reference %s name its pledge', async (text) => {
    const { gifts } = await read(lines('Date,Name,Description,Amount', `2026-10-15,A,${text},50.00`));
    expect(gifts[0]?.reference?.text).toBe(reference);
  });

  test.each([['RF7900000056000003751398'], ['RF79OOOOOO56OOOOO3751399'], ['RF79 0000 0056 0000 0375 I399']])(
    'with the mistake in %s come in, unmatched',
    async (text) => {
      const { gifts } = await read(lines('Date,Name,Description,Amount', `2026-10-15,A,${text},50.00`));
      expect(gifts).toMatchObject([{ amountCents: 5000, unclear: [text] }]);
    },
  );
});

const entry = (more: string, amount = '40.00') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>${more}</Ntry>`;
const camt = (entries: string, kind = ['053', 'BkToCstmrStmt', 'Stmt']) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind[0]}.001.08"><${kind[1]}><${kind[2]}><Id>S</Id>${entries}</${kind[2]}></${kind[1]}></Document>`;
const day = '<BookgDt><Dt>2026-03-31</Dt></BookgDt>';
const details = (more: string) => `<NtryDtls><TxDtls>${more}</TxDtls></NtryDtls>`;
const named = '<RltdPties><Dbtr><Pty><Nm>Inês</Nm></Pty></Dbtr></RltdPties>';

describe('a statement in CAMT', () => {
  test('finds a reference in the text of the entry', async () => {
    const text = `<AddtlNtryInf>Received money with reference ${reference}</AddtlNtryInf>`;
    const { gifts } = await read(camt(entry(day + details(named) + text) + entry(day + text, '60.00')));
    expect(gifts.map((gift) => gift.reference?.text)).toEqual([reference, reference]);
  });

  test('names who gave through the account of another one', async () => {
    const parties =
      '<RltdPties><Dbtr><Pty><Nm>Betaalplatform</Nm></Pty></Dbtr><UltmtDbtr><Pty><Nm>Fatima Voorbeeld</Nm></Pty></UltmtDbtr></RltdPties>';
    const { gifts } = await read(camt(entry(day + details(parties))));
    expect(gifts).toMatchObject([
      { name: 'Fatima Voorbeeld', note: 'It was paid from the account of Betaalplatform.' },
    ]);
  });

  test.each([
    ['2026-03-31T22:30:00Z', '2026-04-01'],
    ['2026-04-01T00:30:00+02:00', '2026-04-01'],
    ['2026-03-31T22:30:00', '2026-03-31'],
  ])('counts the moment %s on %s', async (moment, expected) => {
    const booked = `<BookgDt><DtTm>${moment}</DtTm></BookgDt>`;
    const { gifts } = await read(camt(entry(booked + details(named))), { timeZone: 'Europe/Warsaw' });
    expect(gifts[0]?.date).toBe(expected);
  });

  test.each([
    ['052', 'BkToCstmrAcctRpt', 'Rpt'],
    ['054', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
  ])('in CAMT.%s is read', async (...kind) => {
    expect((await read(camt(entry(day + details(named)), kind))).rows).toEqual([['2026-03-31', 4000, 'Inês']]);
  });

  test('does not count what came back as a gift', async () => {
    const back = details(`${named}<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>`);
    expect((await read(camt(entry(day + back)))).rows.at(-1)).toBe('no gift');
    expect(camtFile([])).toContain('Document');
  });
});

const mt940 = (entries: string, closing = 'C260316EUR1075,00') =>
  lines(
    '{1:F01BANKDEFFAXXX0000000000}{2:I940BANKDEFFXXXXN}{4:',
    ':20:STARTUMS',
    ':25:10020030/1234567',
    ':28C:00001/001',
    ':60F:C260314EUR1000,00',
    ...entries.split('\n'),
    `:62F:${closing}`,
    '-}',
  );

describe('a statement in MT940', () => {
  const german = [
    ':61:2603150316CR100,00N166NONREF//B1',
    ':86:166?00GUTSCHRIFT?20SVWZ+Spende fuer den Brun?21nen?30BANKDEFF?31DE00?32Müller, J?33ürgen',
    ':61:2603160316DR25,00N020NONREF',
    ':86:020?00LASTSCHRIFT?20Strom?32Stadtwerke',
  ].join('\n');

  test('is read with its parties, directions and days', async () => {
    const { gifts, rows, table } = await read(mt940(german));
    expect(table.kind).toBe('mt940');
    expect(rows).toEqual([['2026-03-16', 10_000, 'Müller, Jürgen'], 'no gift']);
    expect(gifts[0]?.payment?.text).toBe('Spende fuer den Brunnen');
  });

  test.each(['<', '~', '^'])('is read with %s between the parts of an entry', async (mark) => {
    const entries =
      ':61:2603150316CR100,00N020NONREF\n:86:020<00PRZELEW<20Darowizna na stu\n<21dnię<32KOWALSKI ADAM<38PL27114020040000300201355387';
    const { gifts, rows } = await read(mt940(entries.replaceAll('<', mark), 'C260316EUR1100,00'));
    expect(rows).toEqual([['2026-03-16', 10_000, 'KOWALSKI ADAM']]);
    expect(gifts[0]?.payment).toEqual({
      iban: 'PL27114020040000300201355387',
      text: 'Darowizna na studnię',
    });
  });

  test('is read without the labels of SEPA around the purpose', async () => {
    const entries =
      ':61:2603150316CR100,00N166NONREF//B1\n:86:166?20EREF+RF7900000056000003751399?21KREF+B1SVWZ+Fuer den Brun?22nenABWA+Eva?32Ida';
    const { gifts } = await read(mt940(entries, 'C260316EUR1100,00'));
    expect(gifts[0]?.payment?.text).toBe('Fuer den Brunnen');
    expect(gifts[0]?.reference?.text).toBe('RF7900000056000003751399');
  });

  test('is read across the lines of a field', async () => {
    const entries = ':61:2603150316CR100,00N166NONREF\n:86:/NAME/Ann Wanjiru\n Otieno/REMI/For the\n new well';
    const { gifts, rows } = await read(mt940(entries, 'C260316EUR1100,00'));
    expect(rows).toEqual([['2026-03-16', 10_000, 'Ann Wanjiru Otieno']]);
    expect(gifts[0]?.payment?.text).toBe('For the new well');
  });

  test('takes the year of the value date, also around New Year', async () => {
    const entries = ':61:2512310102C100,00NTRFNONREF\n:86:/NAME/Ann/REMI/Gift';
    const { rows } = await read(mt940(entries, 'C260105EUR1100,00'));
    expect(rows).toEqual([['2026-01-02', 10_000, 'Ann']]);
  });

  test('is found below the lines of a bank, and has amounts without cents', async () => {
    const entries = ':61:2603150316C1500,NTRFNONREF\n:86:/NAME/Ann/REMI/Gift';
    const text = `0000 01BANKNL2AXXXX00001\r\n${mt940(entries, 'C260316EUR2500,')}`;
    expect((await read(text)).rows).toEqual([['2026-03-16', 150_000, 'Ann']]);
  });

  test('whose entries do not lead to its closing balance says so', async () => {
    const { rows } = await read(mt940(german, 'C260316EUR1076,00'));
    expect(rows[0]).toContain('€75');
    expect(rows).toHaveLength(3);
  });
});

describe('a file that is no statement', () => {
  test.each([
    ['%PDF-1.7', 'is a PDF'],
    ['<!DOCTYPE html><html><body>Login</body></html>', 'is a web page'],
    ['PK\u0003\u0004xl/workbook.xml', 'is damaged'],
    [':61:2603150316CR100,00N166NONREF\r\n:86:166?20Spende\r\n', 'is only a part of an MT940 statement'],
  ])('%j is refused with a sentence', async (text, sentence) => {
    await expect(read(text)).rejects.toThrow(sentence);
  });
});

describe('the purpose of a gift', () => {
  test.each([
    [`Zusage ${reference}`, 'Donation'],
    [`Pledge: ${reference}`, 'Donation'],
    [`EREF+${reference}SVWZ+For a roof`, 'For a roof'],
    [`For a roof, Ref. ${reference}`, 'For a roof'],
    [`Pledge for a roof ${reference} with love`, 'Pledge for a roof with love'],
    ['Zusage', 'Zusage'],
  ])('is without the reference and its label: %s', async (purpose, cause) => {
    const { gifts } = await read(lines('Date;Amount;Payer;Details', `21.11.2026;12,00;Ada Byron;"${purpose}"`));
    expect(gifts).toMatchObject([{ cause, payment: { text: purpose } }]);
  });
});

const knownDirections: SomeColumns = {
  date: 'Date',
  date_format: 'DD.MM.YYYY',
  amount: 'Amount',
  decimal: ',',
  direction: 'S/H',
  incoming: ['H'],
  outgoing: [],
  name: 'Payer',
  cause: 'Details',
};
const rowsWith = (...directions: readonly string[]) =>
  lines(
    'Date;Amount;S/H;Payer;Details',
    ...directions.map((direction, index) => `2${index}.11.2026;1${index},00;${direction};Ada Byron;Roof`),
  );

describe('a remembered column of directions', () => {
  test('is not asked about again when the other of its two words appears', async () => {
    const { asked, columns } = await read(rowsWith('H', 'S'), { known: knownDirections, isRemembered: true });
    expect(kindsOf(asked)).toEqual([]);
    expect(columns).toMatchObject({ incoming: ['H'], outgoing: ['S'] });
  });

  test('is asked about again when more words appear', async () => {
    const { asked } = await read(rowsWith('H', 'S', 'RC'), { known: knownDirections, isRemembered: true });
    expect(kindsOf(asked)).toEqual(['money']);
  });
});

describe('a remembered format', () => {
  const known: SomeColumns = {
    date: 'Date',
    date_format: 'MM/DD/YYYY',
    amount: 'Amount',
    decimal: '.',
    name: 'Payer',
    cause: 'Details',
  };
  const remembered = (...rows: readonly string[]) =>
    read(lines('Date;Booked;Amount;Sum;Payer;Details', ...rows), { known, isRemembered: true });

  test('is not asked about again for a file that it fits', async () => {
    const { asked, rows } = await remembered('05/13/2026;;15.00;;Ada Byron;Roof');
    expect([kindsOf(asked), rows]).toEqual([[], [['2026-05-13', 1500, 'Ada Byron']]]);
  });

  test('gives way to days that only another order can read', async () => {
    const { asked, rows } = await remembered('13/05/2026;;15.00;;Ada Byron;Roof');
    expect([kindsOf(asked), rows]).toEqual([[], [['2026-05-13', 1500, 'Ada Byron']]]);
  });

  test('is asked about again if neither order reads all days', async () => {
    const { asked } = await remembered('13/05/2026;;15.00;;Ada Byron;Roof', '05/14/2026;;15.00;;Ada Byron;Roof');
    expect(kindsOf(asked)).toEqual(['day']);
  });

  test('gives way where its columns have no day or no amount', async () => {
    const { asked, rows } = await remembered('n/a;05/13/2026;open;15.00;Ada Byron;Roof');
    expect([kindsOf(asked), rows]).toEqual([[], [['2026-05-13', 1500, 'Ada Byron']]]);
  });

  test('is read by the names of its columns, whatever their order', async () => {
    const { asked, rows } = await read(lines('Amount;Details;Payer;Date', '15.00;Roof;Ada Byron;05/13/2026'), {
      known,
      isRemembered: true,
    });
    expect([kindsOf(asked), rows]).toEqual([[], [['2026-05-13', 1500, 'Ada Byron']]]);
  });
});

const statementOf = (heading: string, ...names: readonly string[]) =>
  lines(
    `Buchungstag;Auftraggeber/Zahlungsempfänger;${heading};Verwendungszweck;Umsatz`,
    ...names.map((name, index) => `1${index + 3}.11.2026;La Acequia;${name};Spende ${index};1${index},00`),
  );

describe('the giver of a column of names', () => {
  test('is not the owner of the account, who is in all rows', async () => {
    const { asked, rows } = await read(statementOf('Empfänger/Zahlungspflichtiger', 'Bruno Zoll', 'Clara Yilmaz'));
    expect(asked).toEqual([]);
    expect(rows).toMatchObject([
      ['2026-11-13', 1000, 'Bruno Zoll'],
      ['2026-11-14', 1100, 'Clara Yilmaz'],
    ]);
  });

  test('may be the same in all rows of a file with one name', async () => {
    const { rows } = await read(lines('Date;Name;Memo;Amount', '2026-11-14;Ann;One;1,00', '2026-11-15;Ann;Two;2,00'));
    expect(rows).toMatchObject([
      ['2026-11-14', 100, 'Ann'],
      ['2026-11-15', 200, 'Ann'],
    ]);
  });

  test('is offered last from a column with one text', async () => {
    const { asked } = await read(
      lines(
        'Datum;Spalte A;Spalte B;Betrag',
        '14.11.2026;La Acequia;Bruno Zoll;10,00',
        '15.11.2026;La Acequia;Clara Yilmaz;11,00',
        '16.11.2026;La Acequia;Dieter Xaver;12,00',
      ),
    );
    expect(asked.find(({ kind }) => kind === 'parties')?.answers[0]?.reading.giver).toBe('Bruno Zoll');
  });
});

// cspell:disable
describe('the currency', () => {
  const preamble = (...cells: readonly string[]) =>
    lines('Acme Bank', ...cells, 'Date,Payee,Memo,Amount', '2026-11-20,Ada Byron,Roof,10.00');

  test.each([
    ['Account No : 5020 Branch,,Currency : INR', 'INR'],
    ['Currency,NGN', 'NGN'],
    ['Account Number,1015,Currency,AED,', 'AED'],
    ['Account Currency: KES', 'KES'],
    ['Moneda,MXN', 'MXN'],
    ['Para Birimi:,TRY', 'TRY'],
    ['मुद्रा,INR', 'INR'],
    ['Валюта: RUB', 'RUB'],
    ['Account 12345678 (GBP)', 'GBP'],
    ['Currency: ₹', 'INR'],
    ['Opening balance,"1,240.00 zł"', 'PLN'],
  ])('that the line “%s” states above the columns is that of all rows', async (line, currency) => {
    const { asked, columns, rows } = await read(preamble(line));
    expect([asked, columns.currency_code]).toEqual([[], currency]);
    expect(rows).toEqual([expect.stringContaining(`It is in ${currency};`)]);
    expect((await read(preamble(line), { currency })).rows).toEqual([['2026-11-20', 1000, 'Ada Byron']]);
  });

  test('of a balance is that of the amounts', async () => {
    const file = lines('Date,Payee,Memo,Amount,Balance ₪', '2026-11-20,Ada Byron,Roof,10.00,90.00');
    expect((await read(file)).rows).toEqual([expect.stringContaining('It is in ILS;')]);
  });

  test.each([
    ['500,00 TL', 'TRY'],
    ['R$ 500,00', 'BRL'],
    ['500,00 Kč', 'CZK'],
    ['KSh 500.00', 'KES'],
    ['500,00 USD', 'USD'],
  ])('beside the amount “%s” is that of the row', async (amount, currency) => {
    const file = lines('Date;Payee;Memo;Amount', `2026-11-20;Ada Byron;Roof;${amount}`);
    expect((await read(file)).rows).toEqual([expect.stringContaining(`It is in ${currency};`)]);
    expect((await read(file, { currency })).rows).toEqual([['2026-11-20', 50_000, 'Ada Byron']]);
  });

  test('of two columns of amounts tells them apart, not the direction of money', async () => {
    const file = lines(
      'Date,Payee,Memo,CAD$,USD$',
      '2026-11-20,Ada Byron,Roof,10.00,',
      '2026-11-21,Bo,Fee,-2.00,',
      '2026-11-22,Cy,Wire,,500.00',
    );
    const { asked, rows } = await read(file, { currency: 'CAD' });
    expect(asked).toEqual([]);
    expect(rows).toEqual([['2026-11-20', 1000, 'Ada Byron'], 'no gift', expect.stringContaining('It is in USD;')]);
  });

  test.each([
    ['groups of two digits', 'INR', lines('Date,Payee,Memo,Amount', '2026-11-20,Ada,Roof,"12,50,000.00"')],
    ['the country of the account', 'TRY', preamble('IBAN: TR33 0006 2001 1900 0006 6723 15')],
    ['payments of one country', 'BRL', lines('Date,Payee,Memo,Amount', '2026-11-20,Ada,Pix - Recebido,10.00')],
    ['the language of the columns', 'JPY', lines('日付,摘要,金額', '2026-11-20,タロウ,"1,000"')],
  ])('is asked where nothing states it and %s are elsewhere', async (_evidence, currency, file) => {
    const { asked } = await read(file, { currency: 'USD' });
    const question = asked.find(({ kind }) => kind === 'currency');
    expect(question?.answers.map(({ columns, reading }) => [columns.currency_code, reading.currency])).toEqual([
      ['USD', undefined],
      [currency, currency],
      ['XXX', 'XXX'],
    ]);
    expect(kindsOf((await read(file, { currency })).asked)).not.toContain('currency');
    const known = { ...asked[0]?.answers[0]?.columns, currency_code: 'XXX' };
    expect((await read(file, { currency: 'USD', known })).rows).toEqual([expect.stringContaining('another currency')]);
  });

  test('that a later file of the same bank states replaces the remembered one', async () => {
    const known = { ...(await read(preamble('Currency,EUR'))).columns };
    const { rows } = await read(preamble('Currency,NGN'), { known, isRemembered: true });
    expect(rows).toEqual([expect.stringContaining('It is in NGN;')]);
  });
});
// cspell:enable

describe('what changes nothing', () => {
  test('such as a row of asterisks is no row', async () => {
    const file = lines(
      'Date,Payee,Memo,Amount',
      '********,*****,***,******',
      '2026-11-20,Ada,Roof,10.00',
      '---,---,---,---',
    );
    const { rows } = await read(file);
    expect(rows).toEqual([['2026-11-20', 1000, 'Ada']]);
  });

  test('is not asked: two times of one day', async () => {
    const sameDay = lines('Ended,Started,Payee,Memo,Amount', '2026-11-20 21:10:44,2026-11-20 21:10:43,Ada,Roof,10.00');
    const { asked, rows } = await read(sameDay);
    expect(asked).toEqual([]);
    expect(rows).toEqual([['2026-11-20', 1000, 'Ada']]);
    const nextDay = `${sameDay}2026-11-21 00:00:01,2026-11-20 23:59:59,Bo,Roof,10.00`;
    expect(kindsOf((await read(nextDay)).asked)).toEqual(['date']);
  });

  test('is not asked: a fee that is no payment', async () => {
    const file = lines('Date,From,Note,Amount (total),Amount (fee)', '2026-11-20,Ada,Roof,+ $40.00,$0.86');
    const { asked, gifts } = await read(file, { currency: 'USD' });
    expect(asked).toEqual([]);
    expect(gifts).toMatchObject([{ amountCents: 4000, feeCents: 86 }]);
  });

  test('is not shown again: what an earlier file has answered', async () => {
    const file = lines('Date,Payee,Memo,Amount', '03/05/2026,Ada,Roof,10.00');
    const { asked, columns } = await read(file);
    expect(kindsOf(asked)).toEqual(['day']);
    const known = { ...columns, ...asked[0]?.answers[0]?.columns };
    expect((await read(file, { known })).questions).toHaveLength(1);
    expect((await read(file, { known, isRemembered: true })).questions).toEqual([]);
  });
});
