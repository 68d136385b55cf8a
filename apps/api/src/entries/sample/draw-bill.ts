import { formatCount, formatDay, formatMoneyWithCode, type Language } from '@hearthlight/domain';
import { staff as words } from '@hearthlight/words/staff';

import { labelsOf } from './bill-labels.ts';
import { billLayouts, inkOf, type Layout, type Line } from './bill-layouts.ts';
import type { DatedBill } from './sample-year.ts';

const background = '#ffffff';

/** Returns a text without marks of direction, which fonts lack, and with plain spaces. */
const plain = (text: string) => text.replaceAll(/[\u061C\u200E\u200F]/g, '').replaceAll(/\s/g, ' ');

/** A scan with the extension of its file. */
interface DrawnBill {
  data: Buffer;
  format: 'pdf' | 'webp';
}

/** Pictures of texts, by text and appearance. */
export type DrawnTexts = Map<string, { data: Buffer; width: number }>;

/** What is written on a bill besides its own values. */
export interface BillNames {
  number: string;
  payer: string;
  /** Of the labels, unless the payee has another. Default: English. */
  language?: Language | undefined;
  /** Keeps pictures of texts, because many bills have the same payer or payee. */
  drawn?: DrawnTexts | undefined;
  /** Default: a letterhead. */
  layout?: keyof typeof billLayouts | undefined;
}

/**
 * Returns a bill as a scan: a PDF of one page, or a picture for letters that need fonts of their own. The same bill
 * gives the same file. Returns `undefined` for letters that no font here has.
 */
export async function drawBill(
  {
    amount,
    campaign,
    date,
    kind,
    item = campaign ? words.partOfCampaign({ campaign }) : kind,
    payee,
    quantity,
  }: DatedBill,
  { drawn = new Map(), language = 'en', layout: name = 'letterhead', number: own, payer }: BillNames,
): Promise<DrawnBill | undefined> {
  const layout = { ...billLayouts[name], color: inkOf(payee) };
  const { foot, invoice, tax } = labelsOf(payee, language);
  const counted = quantity === undefined ? item : `${item} × ${formatCount(quantity)}`;
  const goods = tax === undefined ? counted : `${counted}, ${tax}`;
  const total = formatMoneyWithCode(amount);
  const number = `${invoice} ${own}`;
  const lines = layout
    .lines({ date: formatDay(date), foot, item: goods, number, payee, payer, total })
    .map(({ text, ...line }) => ({ ...line, text: plain(text) }));
  const pdf = await pdfOf(layout, lines);
  if (pdf) return { data: pdf, format: 'pdf' };
  const picture = await pictureOf(layout, lines, drawn);
  return picture && { data: picture, format: 'webp' };
}

/** A layout in the ink of a payee. */
type InkedLayout = Layout & { color: ReturnType<typeof inkOf> };

async function pdfOf(
  { color, fonts, height, margin, rules, size: usual, width }: InkedLayout,
  lines: readonly Line[],
): Promise<Buffer | undefined> {
  const { PDFDocument, rgb, StandardFonts } = await import('pdf-lib');
  const document = await PDFDocument.create({ updateMetadata: false });
  const font = await document.embedFont(StandardFonts[fonts.usual]);
  const letters = new Set(font.getCharacterSet());
  const texts = Array.from(lines.map(({ text }) => text).join(''));
  if (!texts.every((letter) => letters.has(letter.codePointAt(0) ?? 0))) return undefined;
  const strongFont = await document.embedFont(StandardFonts[fonts.strong]);
  const sheet = document.addPage([width, height]);
  const [red = 0, green = 0, blue = 0] = color.map((part) => part / 255);
  const ink = { color: rgb(red, green, blue) };
  const across = width - 2 * margin;
  for (const { align = 0, size = usual, strong = false, text, y } of lines) {
    const used = strong ? strongFont : font;
    const x = margin + Math.max(0, across - used.widthOfTextAtSize(text, size)) * align;
    sheet.drawText(text, { x, y, size, font: used, maxWidth: across, lineHeight: 1.75 * size, ...ink });
  }
  for (const [x, y, ruleWidth, ruleHeight] of rules)
    sheet.drawRectangle({ x, y, width: ruleWidth, height: ruleHeight, ...ink });
  return Buffer.from(await document.save());
}

async function pictureOf(
  { color: [r, g, b], height, margin, rules, size: usual, width }: InkedLayout,
  lines: readonly Line[],
  texts: DrawnTexts,
): Promise<Buffer | undefined> {
  const [{ default: sharp }, { drawText }] = await Promise.all([
    import('sharp'),
    import('@hearthlight/content/share-card'),
  ]);
  const isRightToLeft = lines.some(({ text }) => /\p{Script=Arabic}/u.test(text));
  const color = `#${Buffer.from([r, g, b]).toString('hex')}`;
  const across = width - 2 * margin;
  const placed = [];
  for (const { align = 0, size = usual, text, y } of lines) {
    const key = `${text}|${color}|${size}|${across}`;
    const drawn = texts.get(key) ?? (await drawText(text, { color, size, width: across }));
    if (!drawn) return undefined;
    texts.set(key, drawn);
    const left = margin + Math.round((across - drawn.width) * (isRightToLeft ? 1 - align : align));
    placed.push({ input: drawn.data, left, top: Math.round(height - y - size) });
  }
  for (const [x, y, ruleWidth, ruleHeight] of rules) {
    const size = { width: Math.ceil(ruleWidth), height: Math.ceil(ruleHeight) };
    const input = { create: { ...size, channels: 3 as const, background: color } };
    placed.push({ input, left: isRightToLeft ? width - x - size.width : x, top: height - y - size.height });
  }
  return sharp({ create: { width, height, channels: 3, background } })
    .composite(placed)
    .webp()
    .toBuffer();
}
