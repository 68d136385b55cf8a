import { type SomeColumns, withAnswer } from '@hearthlight/domain/desk';
import { describe, expect, test } from 'vitest';

import { sentenceOf } from './question-sentence.ts';
import { readGiftRows, readImportTable, understandFile } from './read-file.ts';

const timeZone = 'UTC';
const today = '2026-11-28';

/** The words of a report in one language. */
interface Language {
  headers: string;
  /** By what they mean. */
  words: Record<Word, string>;
  decimal: '.' | ',';
}
const wordList = [
  'gift',
  'refund',
  'hold',
  'release',
  'conversion',
  'chargeback',
  'fee',
  'withdrawal',
  'deposit',
  'completed',
  'pending',
] as const;
type Word = (typeof wordList)[number];
const wordsIn = (texts: string): Record<Word, string> => {
  const all = texts.split('|');
  const [gift = '', refund = '', hold = '', release = '', conversion = '', chargeback = '', ...more] = all;
  const [fee = '', withdrawal = '', deposit = '', completed = '', pending = ''] = more;
  return {
    gift,
    refund,
    hold,
    release,
    conversion,
    chargeback,
    fee,
    withdrawal,
    deposit,
    completed,
    pending,
  };
};

const english: Language = {
  headers:
    'Date|Time|TimeZone|Name|Type|Status|Currency|Gross|Fee|Net|From Email Address|To Email Address|Transaction ID|Address|Reference Txn ID|Custom Number',
  words: wordsIn(
    'Donation Payment|Payment Refund|Hold on Balance for Dispute Investigation|Cancellation of Hold for Dispute Resolution|General Currency Conversion|Chargeback|Chargeback Fee|General Withdrawal|Bank Deposit to PP Account|Completed|Pending',
  ),
  decimal: '.',
};
const languages: Record<string, Language> = {
  Polish: {
    headers:
      'Data|Godzina|Strefa czasowa|Nazwa|Typ|Stan|Waluta|Brutto|Opłata|Kwota netto|Z adresu e-mail|Na adres e-mail|Identyfikator transakcji|Adres|Identyfikator transakcji źródłowej|Niestandardowe',
    words: wordsIn(
      'Płatność darowizny|Zwrot płatności|Blokada salda|Anulowanie blokady|Przeliczenie waluty|Obciążenie zwrotne|Opłata za obciążenie zwrotne|Wypłata|Wpłata z banku|Zakończona|Oczekująca',
    ),
    decimal: ',',
  },
  French: {
    headers:
      "Date|Heure|Fuseau horaire|Nom|Type|État|Devise|Avant commission|Commission|Net|De l'adresse email|À l'adresse email|Numéro de transaction|Adresse|Numéro de la transaction de référence|Champ",
    words: wordsIn(
      "Paiement d'un don|Remboursement|Suspension de solde|Annulation de la suspension|Conversion de devise|Opposition|Commission d'opposition|Virement vers la banque|Virement depuis la banque|Terminé|En attente",
    ),
    decimal: ',',
  },
  'a language that does not exist': {
    headers: 'Qa|Qb|Qc|Qd|Qe|Qf|Qg|Qh|Qi|Qj|Qk|Ql|Qm|Qn|Qo|Qp',
    words: wordsIn('Zuka|Fee mola|Refund pim|Lopo|Gift|Tava|Sirru|Donation Payment|Vexi|Failed|Completed'),
    decimal: '.',
  },
};

/** A row: what it is, its number, amounts, and the row that it is about. */
interface Row {
  type: Word;
  status?: Word;
  id: string;
  about?: string;
  gross: number;
  fee?: number;
  currency?: string;
}
const rows: Row[] = [
  { type: 'gift', id: 'A', gross: 100, fee: -3.2 },
  { type: 'gift', id: 'B', gross: 50, fee: -1.5 },
  { type: 'refund', id: 'R', gross: -50, fee: 1, about: 'B' },
  { type: 'gift', status: 'pending', id: 'P', gross: 30 },
  { type: 'gift', id: 'E', gross: 50, fee: -2, currency: 'EUR' },
  { type: 'conversion', id: 'EO', gross: -48, currency: 'EUR', about: 'E' },
  { type: 'conversion', id: 'EI', gross: 52.8, about: 'E' },
  { type: 'hold', id: 'H', gross: -100, about: 'A' },
  { type: 'hold', id: 'H2', gross: 100, about: 'A' },
  { type: 'release', id: 'HR', gross: 100, about: 'A' },
  { type: 'chargeback', id: 'C', gross: -40, fee: -1, about: 'X' },
  { type: 'fee', id: 'F', gross: -20, about: 'X' },
  { type: 'withdrawal', status: 'fee', id: 'W', gross: -500 },
  { type: 'deposit', id: 'D', gross: 200 },
];

const numberOf = (id: string) => id.padEnd(17, '0');

/** The positions of the columns that a monthly report lacks: the name and the status. */
const nameAndStatus = [3, 5];

function report({ decimal, headers, words }: Language, all: readonly Row[] = rows, without: number[] = []) {
  const amount = (value: number) => value.toFixed(2).replace('.', decimal);
  const lines = all.map(({ about, currency = 'USD', fee = 0, gross, id, status = 'completed', type }) => {
    const giver = id === 'P' ? 'CHRISTOPHERSMITHS' : `Giver ${id}`;
    const kind = ['27.09.2026', '12:00:00', 'CET', giver, words[type], words[status]];
    const money = [currency, amount(gross), amount(fee), amount(gross + fee)];
    const numbers = [numberOf(id), 'Street 1', about ? numberOf(about) : ''];
    const reference = id === 'A' ? 'RF7900000056000003751399' : '';
    return [...kind, ...money, `${id}@example.org`, 'us@example.org', ...numbers, reference];
  });
  const kept = [headers.split('|'), ...lines].map((cells) => cells.filter((_, index) => !without.includes(index)));
  return Buffer.from(kept.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n'));
}

const meanings: Record<Word, string> = {
  gift: 'gift',
  refund: 'returned',
  chargeback: 'returned',
  fee: 'fee',
  hold: 'none',
  release: 'none',
  deposit: 'none',
  withdrawal: 'none',
  conversion: 'none',
  completed: 'completed',
  pending: 'pending',
};

async function questionsOf(bytes: Buffer, known: SomeColumns = {}) {
  const table = await readImportTable(bytes, { known, timeZone });
  return understandFile(table, { known, timeZone, today }).questions;
}

/** Reads a report, with the right answer to each question. */
async function read(bytes: Buffer, { words }: Language, given: SomeColumns = {}) {
  const wordOf = (text: string) => wordList.find((word) => words[word] === text) ?? 'gift';
  const known = (await questionsOf(bytes)).reduce((answers: SomeColumns, { kind, answers: all, text }) => {
    const right = all.find((answer) => answer.text === meanings[wordOf(text)]);
    if (!right) throw new Error(`no right answer about the ${kind} ${text}`);
    return withAnswer(answers, right.columns);
  }, {});
  const table = await readImportTable(bytes, { known, timeZone });
  const asked = understandFile(table, { known: withAnswer(known, given), timeZone, today });
  expect(asked.questions.map(({ chosen }) => chosen)).not.toContain(null);
  const found = await readGiftRows(table, { columns: asked.columns, timeZone });
  return found.map(({ event, gift, isNoGift, refusal }) => ({
    event,
    gift,
    isNoGift,
    isRead: refusal === undefined,
  }));
}

describe.each(Object.entries(languages))('a report of PayPal in %s', (_, language) => {
  const { words } = language;

  test('gives the same gifts, refunds, fees and conversions as in English', async () => {
    const expected = await read(report(english), english);
    // Nobody doubts a type in another language: somebody has called it a gift.
    const sure = expected.map(({ gift, ...row }) => ({ ...row, gift: gift && { ...gift, payerDoubt: undefined } }));
    expect(await read(report(language), language)).toEqual(sure);
    expect(expected.flatMap(({ gift }) => (gift ? [[gift.amountCents, gift.feeCents, gift.status]] : []))).toEqual([
      [10_000, 320, 'completed'],
      [5000, 150, 'completed'],
      [3000, 0, 'pending'],
      [5500, 220, 'completed'],
    ]);
    expect(
      expected.flatMap(({ event }) => (event ? [[event.of.slice(0, 8), event.cents, event.feeCents]] : [])),
    ).toEqual([
      ['paypal:B', -5000, -100],
      ['paypal:X', -4000, 100],
      ['paypal:X', 0, 2000],
    ]);
  });

  test('is asked about once for each type and status that its structure leaves open', async () => {
    const asked = await questionsOf(report(language));
    const own = ['gift', 'none'];
    const about = ['returned', 'fee', 'none'];
    expect(asked.map(({ answers, text }) => [text, answers.map((answer) => answer.text)])).toEqual([
      [words.gift, own],
      [words.refund, about],
      [words.hold, about],
      [words.release, about],
      [words.chargeback, about],
      [words.fee, about],
      [words.deposit, own],
      ...[words.completed, words.pending].map((text) => [
        text,
        ['completed', 'pending', 'failed', 'refunded', 'partly refunded'],
      ]),
    ]);
    expect(asked.every(({ chosen }) => chosen === null)).toBe(true);
  });

  test('records no row about another row as a gift, whatever its type is', async () => {
    const some: Row[] = [
      { type: 'gift', id: 'A', gross: 100 },
      { type: 'gift', id: 'S', gross: 100, about: 'A' },
    ];
    expect(await read(report(language, some), language)).toMatchObject([
      { gift: { amountCents: 10_000 } },
      { gift: undefined, isRead: false, isNoGift: false },
    ]);
  });

  test('of a month has no statuses, and its payments arrived', async () => {
    const monthly = report(language, rows, nameAndStatus);
    const asked = await questionsOf(monthly);
    expect(asked.filter(({ kind }) => kind === 'status')).toEqual([]);
    const found = await read(monthly, language);
    expect(found.flatMap(({ gift }) => (gift ? [[gift.amountCents, gift.status]] : []))).toEqual([
      [10_000, 'completed'],
      [5000, 'completed'],
      [3000, 'completed'],
      [5500, 'completed'],
    ]);
  });

  test('keeps the answers about other types and statuses beside a new one', async () => {
    const found = await read(report(language), language, { types: { [words.deposit]: 'gift' } });
    expect(found.filter(({ gift }) => gift)).toHaveLength(5);
  });

  test('records nothing of a type or status that nobody has explained', async () => {
    const bytes = report(language);
    const columns: SomeColumns = { date_format: 'DD.MM.YYYY', decimal: language.decimal };
    const table = await readImportTable(bytes, { known: {}, timeZone });
    const found = await readGiftRows(table, { columns, timeZone });
    expect(found.filter(({ event, gift }) => gift ?? event)).toEqual([]);
    expect(found[0]?.refusal).toBe(`Its type, “${words.gift}”, is unknown.`);
    const withTypes = await readGiftRows(table, {
      columns: { ...columns, types: { [words.gift]: 'gift' } },
      timeZone,
    });
    expect(withTypes.filter(({ gift }) => gift)).toEqual([]);
    expect(withTypes[0]?.refusal).toBe(`Its status, “${words.completed}”, is unknown.`);
  });
});

test('a question about a type says how to answer it in a shell, also with an apostrophe', async () => {
  const [question] = await questionsOf(report(languages['French'] ?? english));
  expect(question && sentenceOf(question)).toBe(
    String.raw`leaves open what a type of payment is. Line 2 is “Paiement d'un don”. Add --answer '{"types":{"Paiement d\u0027un don":"gift"}}' (gift) or --answer '{"types":{"Paiement d\u0027un don":"none"}}' (none).`,
  );
});

describe('a monthly report of PayPal in English', () => {
  test('is read without a question', async () => {
    const monthly = report(english, rows, nameAndStatus);
    expect(await questionsOf(monthly)).toEqual([]);
    const found = await read(monthly, english);
    expect(found.flatMap(({ gift }) => (gift ? gift.amountCents : []))).toEqual([10_000, 5000, 3000, 5500]);
    expect(found.filter(({ event }) => event)).toHaveLength(3);
  });

  test('has no gifts among the rows about other rows', async () => {
    const some: Row[] = [
      { type: 'gift', id: 'A', gross: 100 },
      { type: 'gift', id: 'S', gross: 100, about: 'A' },
    ];
    const table = await readImportTable(report(english, some, nameAndStatus), { known: {}, timeZone });
    const found = await readGiftRows(table, { columns: { date_format: 'DD.MM.YYYY' }, timeZone });
    expect(found.map(({ gift, refusal }) => gift?.amountCents ?? refusal)).toEqual([
      10_000,
      'It is about another row of this file, so it is not a gift of its own.',
    ]);
  });
});

const kindOf = async (file: string) => (await readImportTable(Buffer.from(file), { known: {}, timeZone })).kind;

describe('a file in the shape of a report of PayPal', () => {
  const text = report(languages['Polish'] ?? english, rows, nameAndStatus).toString();

  test.each([
    ['with shorter numbers', (file: string) => file.replaceAll('00000000"', '"')],
    [
      'with the same number in each row',
      (file: string) => file.replaceAll(/"[A-Z]{1,2}0{15,16}"/g, '"A0000000000000000"'),
    ],
    ['whose amounts do not add up', (file: string) => file.replaceAll('"0,00"', '"0,01"')],
    ['without currencies', (file: string) => file.replaceAll(/"(?:USD|EUR)"/g, '"ABX"')],
    ['without days', (file: string) => file.replaceAll('"27.09.2026"', '"soon"')],
    ['without words about its rows', (file: string) => file.replaceAll(/(?<="CET",)"[^"]*"/g, '"1"')],
  ])('%s is another file', async (_, change) => {
    expect(await kindOf(text)).toBe('paypal');
    expect(await kindOf(change(text))).toBe('bank');
  });
});
