// cspell:disable -- words of banks
import { describe, expect, test } from 'vitest';

import { readGiftRows, readImportTable, understandFile } from '../formats/read-file.ts';
import { namesBalance } from '../words/balance-words.ts';

/** Returns the amount of each row that is a gift, with its doubt if it has one, or why it is none. */
async function read(...rows: readonly string[]) {
  const hints = { known: {}, timeZone: 'UTC', today: '2026-12-01' };
  const table = await readImportTable(Buffer.from(rows.join('\n')), hints);
  const { likely, questions } = understandFile(table, hints);
  const read = await readGiftRows(table, { columns: likely, timeZone: 'UTC' });
  return {
    questions,
    rows: read.map(({ gift, refusal }) => (gift ? [gift.amountCents / 100, gift.doubt].filter(Boolean) : refusal)),
  };
}

const doubt = expect.stringContaining('may be a balance or a total');

test.each([
  'Saldo Anterior',
  'S A L D O',
  'S A L D O  A N T E R I O R',
  'Saldo em 30/11/2026',
  'Balance B/F',
  'B/F',
  'CLOSING BALANCE',
  'Solde créditeur au 30.11.26',
  'Saldo początkowe',
  'Alter Kontostand vom 30.10.',
  'Nyitó egyenleg',
  'Počáteční zůstatek',
  'Devreden bakiye',
  'Входящий остаток на начало дня',
  'Υπόλοιπο προηγούμενο',
  'יתרה קודמת',
  'الرصيد السابق',
  'प्रारंभिक शेष',
  '前月繰越',
  'ยอดยกมา',
])('%s is a balance', (text) => {
  expect(namesBalance(text)).toBe(true);
});

test.each(['Credit balance', 'Saldo a su favor', 'Balance of my pledge', 'María Saldo', 'B F', 'Total', 'Devir Kaya'])(
  '%s may be money',
  (text) => {
    expect(namesBalance(text)).toBe(false);
  },
);

test('balances among the payments are no money, and nobody is asked about their direction', async () => {
  const { questions, rows } = await read(
    'Data;Historico;Valor;Inf.',
    '30/10/2026;Saldo Anterior;12.480,55;C',
    '13/11/2026;Pix de Ana Souza;150,00;C',
    '14/11/2026;Tarifa;9,00;D',
    '30/11/2026;S A L D O;12.345,67;C',
  );
  expect(rows).toEqual(['It is a balance: Saldo Anterior.', [150], expect.any(String), 'It is a balance: S A L D O.']);
  expect(questions.map(({ text }) => text)).not.toContain(expect.stringContaining('Saldo'));
  expect(questions.find(({ kind }) => kind === 'money')?.line).toBe(3);
});

describe('without words, the amounts tell', () => {
  const first = [
    '2026-11-03,Ada Byron,50.00,150.00',
    '2026-11-04,Eva Lee,20.00,170.00',
    '2026-11-05,Ann Roe,30.00,200.00',
  ];

  test('a row whose amount is the balance that it does not change', async () => {
    const { rows } = await read('Date,Name,Amount,Balance', ...first, '2026-11-30,Stand,200.00,200.00');
    expect(rows).toEqual([[50], [20], [30], 'It is a balance: Stand.']);
  });

  test('a row that does not change the balance, which is asked about', async () => {
    const { rows } = await read('Date,Name,Amount,Balance', ...first, '2026-11-30,Zed,70.00,200.00');
    expect(rows).toEqual([[50], [20], [30], [70, doubt]]);
  });

  test('the first row, whose amount is the balance: it may be the first gift of an account', async () => {
    const { rows } = await read('Date,Name,Amount,Balance', '2026-11-02,Stand,100.00,100.00', ...first);
    expect(rows).toEqual([[100, doubt], [50], [20], [30]]);
  });

  test('the same with the newest row first, and a balance whose name is unknown', async () => {
    const { rows } = await read('Date,Name,Amount,Zed', '2026-11-30,Stand,200.00,200.00', ...first.toReversed());
    expect(rows).toEqual(['It is a balance: Stand.', [30], [20], [50]]);
  });

  test('the last row, which the others add up to', async () => {
    const rows = ['2026-11-03,Ada Byron,50.00', '2026-11-04,Eva Lee,21.00', '2026-11-05,Ann Roe,30.00'];
    const outcome = await read('Date,Name,Amount', ...rows, '2026-11-30,Zed,101.00');
    expect(outcome.rows).toEqual([[50], [21], [30], [101, doubt]]);
    expect((await read('Date,Name,Amount', ...rows, '2026-11-30,Zed,100.00')).rows.at(-1)).toEqual([100]);
  });
});

test('a total without a day is no payment, though money came in and went out', async () => {
  const { rows } = await read(
    'Date,Name,Debit,Credit',
    '2026-11-03,Ada Byron,,50.00',
    '2026-11-04,Rent,20.00,',
    '2026-11-05,Ann Roe,,30.00',
    'Total,,20.00,80.00',
  );
  expect(rows.at(-1)).toBe('It has no day: it is a total, or it is not booked yet.');
});
