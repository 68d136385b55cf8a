import { maxScanPages } from '@hearthlight/domain/desk';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';

import { flattenPdf } from './flatten-pdf.ts';
import { pagesOfPdf } from './pages-of-pdf.ts';

/** A PDF with text and no pictures, as the bills of the sample data. */
async function drawnPdf(pages: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 1; page <= pages; page += 1) document.addPage([200, 300]).drawText(`Page ${page}`);
  return Buffer.from(await document.save());
}

const isJpeg = (page: Uint8Array) => page[0] === 0xff && page[1] === 0xd8;

test('shows the pages of a PDF that has no pictures of them', async () => {
  const pages = await pagesOfPdf(await drawnPdf(2));
  expect(pages.map(isJpeg)).toEqual([true, true]);
});

test('returns the pictures of an uploaded PDF', async () => {
  const uploaded = await flattenPdf(await drawnPdf(2));
  const pages = await pagesOfPdf(uploaded);
  expect(pages.map((page) => uploaded.includes(Buffer.from(page)))).toEqual([true, true]);
});

test('shows no page of a PDF that is not drawn', async () => {
  expect(await pagesOfPdf(await drawnPdf(maxScanPages + 1))).toEqual([]);
});
