import { formatDay, formatMoneyWithCode } from '@hearthlight/domain';
import { staff as words } from '@hearthlight/words/staff';

import type { DatedBill } from './books.ts';

/** Measures in points; the page is A4. */
const page = { width: 595, height: 842, margin: 64 };
const ink = { red: 38, green: 46, blue: 51 };
const background = '#ffffff';

/** A text of the page. `end` is the edge where lines end, `y` the distance of its baseline from the foot of the page. */
interface Line {
  text: string;
  y: number;
  end?: boolean;
  size?: number;
  strong?: boolean;
}

/** The letterhead of the payee, the payer, and a row for what was delivered above one for the total. */
function linesOf(
  {
    amount,
    campaign,
    date,
    kind,
    item = campaign ? words.partOfCampaign({ campaign }) : kind,
    payee,
  }: DatedBill,
  { number, payer }: { number: string; payer: string },
): Line[] {
  const total = formatMoneyWithCode(amount);
  return [
    { text: payee, y: 760, size: 22, strong: true },
    { text: number, y: 760, end: true },
    { text: formatDay(date), y: 740, end: true },
    { text: payer, y: 690, strong: true },
    { text: item, y: 620 },
    { text: total, y: 620, end: true },
    { text: total, y: 584, end: true, strong: true },
  ];
}

/** Returns a text without marks of direction, which fonts lack, and with plain spaces. */
const plain = (text: string) => text.replaceAll(/[\u061C\u200E\u200F]/g, '').replaceAll(/\s/g, ' ');

/** The thickness of the lines below the rows, by their distance from the foot of the page. */
const rules = [
  { y: 608, thickness: 0.5 },
  { y: 572, thickness: 1.5 },
];

/** A scan with the extension of its file. */
interface DrawnBill {
  data: Buffer;
  format: 'pdf' | 'webp';
}

/**
 * Returns a bill as a scan: a PDF of one page, or a picture for letters that need fonts of their own. The same bill gives
 * the same file. Returns `undefined` for letters that no font here has.
 */
export async function drawBill(
  bill: DatedBill,
  names: { number: string; payer: string },
): Promise<DrawnBill | undefined> {
  const lines = linesOf(bill, names).map(({ text, ...line }) => ({ ...line, text: plain(text) }));
  const pdf = await pdfOf(lines);
  if (pdf) return { data: pdf, format: 'pdf' };
  const picture = await pictureOf(lines);
  return picture && { data: picture, format: 'webp' };
}

async function pdfOf(lines: readonly Line[]): Promise<Buffer | undefined> {
  const { PDFDocument, rgb, StandardFonts } = await import('pdf-lib');
  const document = await PDFDocument.create({ updateMetadata: false });
  const font = await document.embedFont(StandardFonts.Helvetica);
  const letters = new Set(font.getCharacterSet());
  const texts = Array.from(lines.map(({ text }) => text).join(''));
  if (!texts.every((letter) => letters.has(letter.codePointAt(0) ?? 0))) return undefined;
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const sheet = document.addPage([page.width, page.height]);
  const color = rgb(ink.red / 255, ink.green / 255, ink.blue / 255);
  const right = page.width - page.margin;
  for (const { end = false, size = 11, strong = false, text, y } of lines) {
    const used = strong ? bold : font;
    const x = end ? right - used.widthOfTextAtSize(text, size) : page.margin;
    sheet.drawText(text, { x, y, size, font: used, color });
  }
  for (const { thickness, y } of rules)
    sheet.drawLine({ start: { x: page.margin, y }, end: { x: right, y }, thickness, color });
  return Buffer.from(await document.save());
}

async function pictureOf(lines: readonly Line[]): Promise<Buffer | undefined> {
  const [{ default: sharp }, { drawText }] = await Promise.all([
    import('sharp'),
    import('@hearthlight/content/share-card'),
  ]);
  const isRightToLeft = lines.some(({ text }) => /\p{Script=Arabic}/u.test(text));
  const color = `#${Object.values(ink)
    .map((part) => part.toString(16))
    .join('')}`;
  const across = page.width - 2 * page.margin;
  const placed = [];
  for (const { end = false, size = 11, text, y } of lines) {
    const drawn = await drawText(text, { color, size, width: across });
    if (!drawn) return undefined;
    const left = end === isRightToLeft ? page.margin : page.width - page.margin - drawn.width;
    placed.push({ input: drawn.data, left, top: page.height - y - drawn.height });
  }
  for (const { thickness, y } of rules) {
    const input = {
      create: { width: across, height: Math.ceil(thickness), channels: 3 as const, background: color },
    };
    placed.push({ input, left: page.margin, top: page.height - y });
  }
  return sharp({ create: { width: page.width, height: page.height, channels: 3, background } })
    .composite(placed)
    .webp()
    .toBuffer();
}
