import { formatDay, formatMoneyWithCode } from '@hearthlight/domain';

import type { DatedBill } from './books.ts';

/** Measures in points; the page is A4. */
const page = { width: 595, height: 842, margin: 64 };

/**
 * Returns a bill as a scan, a PDF of one page, or `undefined` for letters that need fonts of their own.
 * The same bill gives the same file.
 */
export async function drawBill(bill: DatedBill, { number, payer }: { number: string; payer: string }) {
  const { PDFDocument, rgb, StandardFonts } = await import('pdf-lib');
  const { amount, date, kind, payee } = bill;
  const total = formatMoneyWithCode(amount).replaceAll(/\s/g, ' ');
  const rows = [
    [kind, total],
    ['', total],
  ] as const;
  const document = await PDFDocument.create({ updateMetadata: false });
  const font = await document.embedFont(StandardFonts.Helvetica);
  const letters = new Set(font.getCharacterSet());
  const texts = [payee, payer, kind, total, formatDay(date)].join('');
  if (!Array.from(texts).every((letter) => letters.has(letter.codePointAt(0) ?? 0))) return undefined;
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const sheet = document.addPage([page.width, page.height]);
  const ink = rgb(0.15, 0.18, 0.2);
  const right = page.width - page.margin;
  const write = (text: string, y: number, { end = false, size = 11, strong = false } = {}) => {
    const used = strong ? bold : font;
    const x = end ? right - used.widthOfTextAtSize(text, size) : page.margin;
    sheet.drawText(text, { x, y, size, font: used, color: ink });
  };
  write(payee, 760, { size: 22, strong: true });
  write(number, 760, { end: true });
  write(formatDay(date), 740, { end: true });
  write(payer, 690, { strong: true });
  for (const [index, [text, sum]] of rows.entries()) {
    const y = 620 - 36 * index;
    const strong = index === rows.length - 1;
    write(text, y, { strong });
    write(sum, y, { end: true, strong });
    sheet.drawLine({
      start: { x: page.margin, y: y - 12 },
      end: { x: right, y: y - 12 },
      thickness: strong ? 1.5 : 0.5,
      color: ink,
    });
  }
  return Buffer.from(await document.save());
}
