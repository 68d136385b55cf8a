// cspell:disable -- statements of banks
import { setFormats, usEnglish } from '@hearthlight/domain';
import type { SomeColumns } from '@hearthlight/domain/desk';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { afterEach, describe, expect, test } from 'vitest';

import { camtFile } from '../../../testing/camt-file.ts';
import { readGiftRows, readImportTable, understandFile } from '../formats/read-file.ts';

afterEach(() => setFormats(() => usEnglish));

const today = '2026-11-30';
const timeZone = 'UTC';

/** Returns what a statement asks, the days' numbers that it records without a question, and those that it asks about. */
async function read(
  rows: readonly string[],
  { currency = 'EUR', known = {} }: { currency?: string; known?: SomeColumns } = {},
) {
  setFormats(() => formatsOf('en', currency, timeZone));
  const hints = { known, timeZone, today };
  const table = await readImportTable(Buffer.from(`${rows.join('\n')}\n`), hints);
  const { columns, likely, questions } = understandFile(table, hints);
  const read = await readGiftRows(table, { columns: { ...likely, ...columns }, timeZone });
  const linesOf = (fits: (row: (typeof read)[number]) => boolean) => read.filter(fits).map(({ line }) => line);
  return {
    kinds: questions.flatMap(({ chosen, kind, text }) => (kind === 'kind' && chosen === null ? text : [])),
    recorded: linesOf(({ gift }) => gift !== undefined && gift.doubt === undefined && gift.payout === undefined),
    asked: linesOf(({ gift }) => gift?.doubt !== undefined),
    returned: linesOf(({ returned }) => returned !== undefined),
  };
}

/** A payment in a statement in Hebrew. */
const hebrew = { amount: '50.00', name: 'משרד ועוד', text: 'עבור הגג' };
const camtRow = (inEntry: string, text = hebrew.text) =>
  camtFile([{ opening: '0.00', closing: '50.00', entries: [{ ...hebrew, text, number: '1', inEntry }] }]);
const mt940Row = (type: string) =>
  [':20:S', ':25:1/2', ':60F:C261101ILS0,00', `:61:2611121112CR50,00${type}NONREF`].join('\n') +
  `\n:86:/NAME/${hebrew.name}/REMI/${hebrew.text}\n:62F:C261112ILS50,00\n-`;
const code = (family: string) =>
  `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>${family}</SubFmlyCd></Fmly></Domn></BkTxCd>`;

test.each([
  ['a row of CAMT without a code', camtRow(''), true],
  ['one whose code is for other payments', camtRow(code('OTHR')), true],
  ['one whose code is for a transfer', camtRow(code('ESCT')), false],
  ['one that says that it is a gift', camtRow('', 'תרומה של נועה'), false],
  ['a row of MT940 of another type', mt940Row('NMSC'), true],
  ['one of a transfer', mt940Row('NTRF'), false],
])(
  'in a script without lists of words, asks about rows unless they say what they are: %s',
  async (_, file, isAsked) => {
    setFormats(() => formatsOf('en', file.includes('ILS') ? 'ILS' : 'USD', timeZone));
    const table = await readImportTable(Buffer.from(file), { known: {}, timeZone });
    const rows = await readGiftRows(table, { columns: {}, timeZone });
    const doubts = rows.flatMap(({ gift }) =>
      gift ? [(gift.doubt ?? '').includes('does not know the language')] : [],
    );
    expect(doubts).toEqual([isAsked]);
  },
);

/** In each, lines 2 and 3 are gifts, 4 is money from a shop, 5 interest, 6 a deposit of nobody, and 7 the same going back. */
const statements: Record<string, { currency: string; rows: readonly string[] }> = {
  Hebrew: {
    currency: 'ILS',
    rows: [
      'תאריך,הפעולה,פרטים,חובה,זכות,יתרה',
      '02/11/2026,העברה מבנק אחר,תרומה של נועה,,360.00,1360.00',
      '13/11/2026,הוראת קבע,תורם חודשי,,50.00,1410.00',
      '14/11/2026,זיכוי כרטיס,משרד ועוד,,89.90,1499.90',
      '15/11/2026,ריבית זכות,,,0.55,1500.45',
      '16/11/2026,הפקדה,סניף מרכז,,1800.00,3300.45',
      '17/11/2026,הפקדה חזרה,אין כיסוי,1800.00,,1500.45',
    ],
  },
  Hindi: {
    currency: 'INR',
    rows: [
      'दिनांक,विवरण,नामे,जमा,शेष',
      '02/11/2026,अनिल कुमार दान,,360.00,1360.00',
      '13/11/2026,मासिक दान मीरा,,50.00,1410.00',
      '14/11/2026,दुकान वापसी,,89.90,1499.90',
      '15/11/2026,ब्याज जमा,,0.55,1500.45',
      '16/11/2026,चेक जमा,,1800.00,3300.45',
      '17/11/2026,चेक बाउंस,1800.00,,1500.45',
    ],
  },
  Arabic: {
    currency: 'EGP',
    rows: [
      'التاريخ,البيان,مدين,دائن,الرصيد',
      '02/11/2026,تحويل تبرع من هدى,,360.00,1360.00',
      '13/11/2026,صدقة شهرية,,50.00,1410.00',
      '14/11/2026,استرداد مشتريات,,89.90,1499.90',
      '15/11/2026,فوائد دائنة,,0.55,1500.45',
      '16/11/2026,تسوية نقاط البيع,,1800.00,3300.45',
      '17/11/2026,شيك مرتجع,1800.00,,1500.45',
    ],
  },
  Greek: {
    currency: 'EUR',
    rows: [
      'Ημερομηνία;Περιγραφή;Χρέωση;Πίστωση;Υπόλοιπο',
      '02/11/2026;ΔΩΡΕΑ ΕΛΕΝΗ ΠΑΠΠΑ;;360,00;1360,00',
      '13/11/2026;Δωρεά Νίκος;;50,00;1410,00',
      '14/11/2026;ΕΠΙΣΤΡΟΦΗ ΑΓΟΡΑΣ;;89,90;1499,90',
      '15/11/2026;ΤΟΚΟΙ;;0,55;1500,45',
      '16/11/2026;ΚΑΤΑΘΕΣΗ;;1800,00;3300,45',
      '17/11/2026;ΑΚΑΛΥΠΤΗ ΕΠΙΤΑΓΗ;1800,00;;1500,45',
    ],
  },
  Turkish: {
    currency: 'TRY',
    rows: [
      'Tarih;Açıklama;Tutar;Bakiye',
      '02.11.2026;Gelen EFT AYŞE YILMAZ bağış;360,00;1360,00',
      '13.11.2026;Gelen FAST MEHMET KAYA bağış;50,00;1410,00',
      '14.11.2026;Alışveriş iadesi;89,90;1499,90',
      '15.11.2026;Faiz tahakkuku;0,55;1500,45',
      '16.11.2026;Üye işyeri POS;1800,00;3300,45',
      '17.11.2026;Karşılıksız çek iadesi;-1800,00;1500,45',
    ],
  },
  Japanese: {
    currency: 'JPY',
    rows: [
      '年月日,お引出し,お預入れ,お取り扱い内容,残高',
      '2026/11/02,,36000,振込 寄付 タナカ,136000',
      '2026/11/13,,5000,キフ スズキ ハナコ,141000',
      '2026/11/14,,8990,返金 ショップ,149990',
      '2026/11/15,,55,利息,150045',
      '2026/11/16,,18000,小切手 入金,168045',
      '2026/11/17,18000,,小切手 不渡,150045',
    ],
  },
  Russian: {
    currency: 'KZT',
    rows: [
      'Дата;Назначение платежа;Дебет;Кредит;Остаток',
      '02.11.2026;Пожертвование от Ивановой А.;;360,00;1360,00',
      '13.11.2026;Благотворительный взнос;;50,00;1410,00',
      '14.11.2026;Возврат за покупку;;89,90;1499,90',
      '15.11.2026;Проценты на остаток;;0,55;1500,45',
      '16.11.2026;Взнос наличных;;1800,00;3300,45',
      '17.11.2026;Возврат платежа;1800,00;;1500,45',
    ],
  },
  Ukrainian: {
    currency: 'UAH',
    rows: [
      'Дата;Призначення платежу;Дебет;Кредит;Залишок',
      '02.11.2026;Благодійна пожертва Олена;;360,00;1360,00',
      '13.11.2026;Донат на школу;;50,00;1410,00',
      '14.11.2026;Повернення за товар;;89,90;1499,90',
      '15.11.2026;Відсотки на залишок;;0,55;1500,45',
      '16.11.2026;Внесення готівки;;1800,00;3300,45',
      '17.11.2026;Повернення платежу;1800,00;;1500,45',
    ],
  },
  Thai: {
    currency: 'THB',
    rows: [
      'วันที่,รายการ,ถอน,ฝาก,คงเหลือ',
      '02/11/2026,โอนเงินบริจาค สมชาย,,360.00,1360.00',
      '13/11/2026,บริจาครายเดือน,,50.00,1410.00',
      '14/11/2026,คืนเงินค่าสินค้า,,89.90,1499.90',
      '15/11/2026,ดอกเบี้ยเงินฝาก,,0.55,1500.45',
      '16/11/2026,ฝากเช็ค,,1800.00,3300.45',
      '17/11/2026,เช็คคืน,1800.00,,1500.45',
    ],
  },
  // Of these, no word is known.
  Georgian: {
    currency: 'GEL',
    rows: [
      'თარიღი;აღწერა;გასული;შემოსული;ნაშთი',
      '02.11.2026;Donation ნინო;;360,00;1360,00',
      '13.11.2026;Gift ლევანი;;50,00;1410,00',
      '14.11.2026;თანხის უკან;;89,90;1499,90',
      '15.11.2026;სარგებელი;;0,55;1500,45',
      '16.11.2026;ჩეკი;;1800,00;3300,45',
      '17.11.2026;ჩეკი უარი;1800,00;;1500,45',
    ],
  },
};

describe.each(Object.entries(statements))('a statement in %s', (_, { currency, rows }) => {
  test('records only what is a gift for sure, and asks about the rest', async () => {
    expect(await read(rows, { currency })).toEqual({ kinds: [], recorded: [2, 3], asked: [4, 5, 6], returned: [7] });
  });
});

/** No word of these rows is in a list. */
const albanian = [
  'Dita;Lloji;Shënim;Shuma',
  '02.11.2026;Pagesë hyrëse;Arta K;360,00',
  '03.11.2026;Pagesë hyrëse;Besa L;50,00',
  '04.11.2026;Kthim blerjeje;Dyqani;89,90',
  '05.11.2026;Pagesë hyrëse;Dritan M;15,00',
  '06.11.2026;Kuponi;Besa L;-50,00',
  '14.11.2026;Kthim blerjeje;Dyqani;9,90',
];

describe('a statement of which no word is known', () => {
  test('asks about each kind of row, and about money that went out as it came in', async () => {
    const { asked, kinds, recorded, returned } = await read(albanian);
    expect({ asked, kinds, recorded, returned }).toEqual({
      kinds: ['Pagesë hyrëse', 'Kthim blerjeje'],
      recorded: [],
      asked: [2, 3, 4, 5, 7],
      returned: [6],
    });
  });

  test('records and leaves out what was answered', async () => {
    const types = { 'Pagesë hyrëse': 'gift', 'Kthim blerjeje': 'none' } as const;
    const { asked, kinds, recorded } = await read(albanian, { known: { types } });
    expect({ asked, kinds, recorded }).toEqual({ kinds: [], recorded: [2, 3, 5], asked: [] });
  });
});

test('a row that says that it is a gift is recorded, whatever was answered about its kind', async () => {
  const types = { הפקדה: 'none' } as const;
  const rows = [
    'תאריך,הפעולה,פרטים,חובה,זכות',
    ...['שיק 7', 'תרומה', 'שיק 8', 'שיק 9'].map(
      (text, index) => `${14 + index}/11/2026,הפקדה,${text},,${index + 5}.00`,
    ),
    '19/11/2026,ביט,,,8.00',
  ];
  const { asked, recorded } = await read(rows, { currency: 'ILS', known: { types } });
  expect({ asked, recorded }).toEqual({ recorded: [3], asked: [6] });
});
