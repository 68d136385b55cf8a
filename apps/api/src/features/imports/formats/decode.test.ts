import { type Encoding, encodings } from '@hearthlight/domain/desk';
import { describe, expect, test } from 'vitest';

import { encodingQuestion } from './ask-encoding.ts';
import { decode } from './decode.ts';

/** Writes a text in a legacy encoding, with letters of one or two bytes. */
function encoded(text: string, encoding: Encoding): Buffer {
  const decoder = new TextDecoder(encoding);
  const bytesOf = new Map<string, number[]>();
  const upper = Array.from({ length: 128 }, (_, index) => index + 128);
  for (const one of upper) bytesOf.set(decoder.decode(Uint8Array.of(one)), [one]);
  for (const one of upper) {
    for (let two = 64; two < 255; two += 1) {
      const letters = decoder.decode(Uint8Array.of(one, two));
      if (!bytesOf.has(letters)) bytesOf.set(letters, [one, two]);
    }
  }
  const bytesIn = (letter: string) => (letter < '\u0080' ? [letter.charCodeAt(0)] : (bytesOf.get(letter) ?? []));
  return Buffer.from(Array.from(text).flatMap(bytesIn));
}

// cspell:disable
/** Files of banks, and the encodings in which they may be. */
const files: ReadonlyArray<readonly [text: string, ...encodings: readonly Encoding[]]> = [
  ['日付,摘要,お預入れ,残高\n2026/11/2,振込　ヤマダ　タロウ,5000,9000\n', 'Shift_JIS', 'EUC-JP'],
  ['日付,ﾅｲﾖｳ,入金額\n2026/11/2,ﾔﾏﾀﾞ ﾀﾛｳ,5000\n', 'Shift_JIS'],
  ['交易日期,摘要,收入,余额\n2026-11-02,王小明捐款,50.00,90.00\n', 'GB18030'],
  ['交易日期,摘要,收入,餘額\n2026-11-02,王小明捐款,50.00,90.00\n', 'Big5'],
  ['거래일자,적요,입금액,잔액\n2026-11-02,김철수 후원,50000,90000\n', 'EUC-KR'],
  ['תאריך,פרטים,זכות\n02/11/2026,לוי דוד,50.00\n', 'windows-1255'],
  ['Tarih;Açıklama;Tutar\n02.11.2026;AYŞE YILMAZ Bağış;50,00\n', 'windows-1254'],
  ['Дата;Назначение платежа;Кредит\n02.11.2026;Иванова Анна;50,00\n', 'windows-1251', 'KOI8-R'],
  ['Ημερομηνία;Αιτιολογία;Πίστωση\n02.11.2026;Παπαδοπούλου Άννα;50,00\n', 'windows-1253', 'ISO-8859-7'],
  ['التاريخ;البيان;دائن\n02.11.2026;فاطمة حسن;50.00\n', 'windows-1256'],
  ['Data;Kwota;Nadawca\n02.11.2026;50,00;Józef Błąd Śledź\n', 'windows-1250', 'ISO-8859-2'],
  ['Datums;Summa;Maksātājs\n02.11.2026;50,00;Jānis Bērziņš\n', 'windows-1257'],
  ['วันที่,รายการ,ฝาก\n02/11/2026,สมชาย,50.00\n', 'windows-874'],
];

test.each(files.flatMap(([text, ...all]) => all.map((encoding) => [encoding, text] as const)))(
  'the words of a bank tell that a file is in %s',
  (encoding, text) => {
    expect(decode(encoded(text, encoding))).toEqual({ text, encoding, others: [] });
  },
);

describe('an encoding that a file leaves open', () => {
  const file = encoded('Date,Narrative,Amount\n02.11.2026,לוי דוד,50.00\n', 'windows-1255');
  const asked = (encoding?: Encoding) =>
    encodingQuestion({ bytes: file, otherEncodings: decode(file).others }, { known: { encoding } });

  test('is asked with each reading of one row', () => {
    const [question] = asked();
    expect(question).toMatchObject({ line: 2, chosen: null });
    const readings = question?.answers.map(({ text, columns }) => [columns.encoding, text]);
    expect(readings).toEqual(expect.arrayContaining([['windows-1255', 'לוי דוד']]));
    expect(readings?.length).toBeGreaterThan(2);
    expect(new Set(readings?.map(([, text]) => text)).size).toBe(readings?.length);
  });

  test('is not asked once another one was chosen', () => {
    expect(asked('windows-1255')[0]?.chosen).toBeGreaterThanOrEqual(0);
    expect(asked('Big5')).toEqual([]);
  });

  test('is never one in which letters of several alphabets make a word', () => {
    const { encoding, others } = decode(encoded('02.11.2026,Søren Peña,50.00\n', 'windows-1252'));
    expect([encoding, ...others]).toEqual(['windows-1252', 'windows-1250', 'windows-1257']);
  });
});

test('all encodings are known to this Node.js', () => {
  expect(
    encodings.filter((encoding) => encoding !== 'UTF-16').map((encoding) => new TextDecoder(encoding).encoding),
  ).toHaveLength(encodings.length - 1);
});
