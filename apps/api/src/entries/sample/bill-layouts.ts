/**
 * A text of the page. `align` is 0 for the edge where lines begin, 1 for the other; `y` the distance of its baseline
 * from the foot.
 */
export interface Line {
  text: string;
  y: number;
  align?: number;
  size?: number;
  strong?: boolean;
}

/** The texts of a bill. */
type BillTexts = Record<'date' | 'foot' | 'item' | 'number' | 'payee' | 'payer' | 'total', string>;

/** How a payee writes bills. Measures are in points. */
export interface Layout {
  width: number;
  height: number;
  margin: number;
  /** The size of lines that name no other. */
  size: number;
  /** Names of `StandardFonts`. Pictures have one font. */
  fonts: { usual: PdfFont; strong: PdfFont };
  lines: (texts: BillTexts) => Line[];
  /** Filled rectangles: left edge, foot, width and height. */
  rules: ReadonlyArray<readonly [x: number, y: number, width: number, height: number]>;
}

type PdfFont = 'Helvetica' | 'HelveticaBold' | 'TimesRoman' | 'TimesRomanBold' | 'Courier' | 'TimesRomanItalic';

/** On lined paper. */
const list: Layout = {
  width: 420,
  height: 420,
  margin: 40,
  size: 16,
  fonts: { usual: 'TimesRomanItalic', strong: 'TimesRomanItalic' },
  lines: ({ date, foot, item, number, payee, payer, total }) => [
    { text: date, y: 368, align: 1 },
    { text: payee, y: 340, size: 20 },
    { text: number, y: 312 },
    { text: payer, y: 256 },
    { text: item, y: 228 },
    { text: total, y: 116, align: 1, size: 20 },
    { text: foot, y: 60, size: 9 },
  ],
  rules: Array.from({ length: 12 }, (_, index) => [40, 362 - 28 * index, 340, 0.4] as const),
};

/** A narrow strip of a till. */
const receipt: Layout = {
  width: 260,
  height: 360,
  margin: 22,
  size: 9,
  fonts: { usual: 'Courier', strong: 'Courier' },
  lines: ({ date, foot, item, number, payee, payer, total }) => [
    { text: payee, y: 320, align: 0.5, size: 10 },
    { text: date, y: 284 },
    { text: number, y: 284, align: 1 },
    { text: payer, y: 264 },
    { text: item, y: 222 },
    { text: total, y: 128, align: 1, size: 14 },
    { text: foot, y: 60, align: 0.5, size: 7 },
  ],
  rules: [244, 156, 110].flatMap((y) => Array.from({ length: 27 }, (_, index) => [22 + 8 * index, y, 5, 1] as const)),
};

/** The letterhead of the payee, the payer, and a row for what was delivered above one for the total. */
const letterhead: Layout = {
  width: 595,
  height: 842,
  margin: 64,
  size: 11,
  fonts: { usual: 'Helvetica', strong: 'HelveticaBold' },
  lines: ({ date, foot, item, number, payee, payer, total }) => [
    { text: payee, y: 760, size: 22, strong: true },
    { text: number, y: 760, align: 1 },
    { text: date, y: 740, align: 1 },
    { text: payer, y: 690, strong: true },
    { text: item, y: 620 },
    { text: total, y: 620, align: 1 },
    { text: total, y: 584, align: 1, strong: true },
    { text: foot, y: 80, size: 8 },
  ],
  rules: [
    [64, 608, 467, 0.5],
    [64, 572, 467, 1.5],
  ],
};

/** A centered name below a band, and a framed table with a column of amounts. */
const table: Layout = {
  ...letterhead,
  margin: 70,
  size: 11.5,
  fonts: { usual: 'TimesRoman', strong: 'TimesRomanBold' },
  lines: ({ date, foot, item, number, payee, payer, total }) => [
    { text: payee, y: 744, align: 0.5, size: 20, strong: true },
    { text: payer, y: 668 },
    { text: number, y: 628 },
    { text: date, y: 628, align: 1 },
    { text: item, y: 580 },
    { text: total, y: 580, align: 1 },
    { text: total, y: 386, align: 1, strong: true },
    { text: foot, y: 84, align: 0.5, size: 8 },
  ],
  rules: [
    [0, 826, 595, 16],
    ...[646, 612, 412, 372].map((y) => [56, y, 483, 1] as const),
    ...[56, 424, 539].map((x) => [x, 372, 1, 240] as const),
  ],
};

/** The layouts of bills, from the smallest payees to the largest. */
export const billLayouts = { list, receipt, letterhead, table };

/** Red, green and blue of the inks of payees. */
const inks = [
  [38, 62, 140],
  [60, 60, 60],
  [38, 46, 51],
  [30, 88, 76],
  [112, 44, 38],
  [76, 50, 110],
  [96, 70, 20],
] as const;

/** Returns the ink of a payee, which has the same one on all its bills. */
export const inkOf = (payee: string): readonly [number, number, number] => inks[payee.length % inks.length] ?? inks[0];

/** Returns the layout of each payee: those with the largest bills print tables, those with the smallest write lists. */
export function layoutsOf(
  bills: ReadonlyArray<{ amount: number; payee: string }>,
): Map<string, keyof typeof billLayouts> {
  const largest = [...Map.groupBy(bills, ({ payee }) => payee)]
    .map(([payee, own]) => ({ payee, amount: Math.max(...own.map(({ amount }) => amount)) }))
    .toSorted((one, other) => one.amount - other.amount);
  const names = ['list', 'receipt', 'letterhead', 'table'] as const;
  return new Map(
    largest.map(({ payee }, index) => [payee, names[Math.floor((index * names.length) / largest.length)] ?? 'list']),
  );
}
