import { maxScanPages } from '@hearthlight/domain/desk';

import { loadSharp, pictureLimits } from '../pictures/load-sharp.ts';

/** A file that is not a PDF that can be shown, or that has too many pages or too large pictures. */
export class PdfError extends Error {}

/** Pixels of a page, four bytes each. */
interface Bitmap {
  data: Uint8Array;
  height: number;
  width: number;
}

/** Pixels of a page: A4 at 200 dots per inch. */
const pagePixels = 1654 * 2339;
/** PDF's points per pixel at a scale of 1. */
const maxScale = 200 / 72;
/** Pixels of a page's side. JPEG allows 65,535. */
const maxSide = 16_000;

/**
 * Returns a PDF with pictures of the pages of another one. Metadata, the text layer, attachments, scripts and what was
 * covered but still in the file are gone. Throws a `PdfError`.
 */
export async function flattenPdf(bytes: Buffer): Promise<Buffer> {
  // Loaded on first use, because the server starts without them.
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const { PDFDocument } = await import('pdf-lib');
  await requireSmallPictures(bytes);
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes).catch(() => {
      throw new PdfError('the PDF cannot be read');
    });
    const count = document.getPageCount();
    if (count === 0 || count > maxScanPages) throw new PdfError('the PDF has too many pages');
    const flat = await PDFDocument.create({ updateMetadata: false });
    for (const page of document.pages()) {
      const { originalHeight: height, originalWidth: width } = page.getOriginalSize();
      const picture = await page.render({ ...renderedSize(width, height), render: toJpeg });
      const image = await flat.embedJpg(picture.data);
      flat.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
    }
    document.destroy();
    return Buffer.from(await flat.save());
  } finally {
    library.destroy();
  }
}

/** Returns the pixels of a page. A thin one keeps at least one on each side. */
function renderedSize(width: number, height: number): { width: number; height: number } {
  const bySide = maxSide / Math.max(1, width, height);
  const scale = Math.min(maxScale, bySide, Math.sqrt(pagePixels / Math.max(1, width * height)));
  const pixels = (side: number) => Math.max(1, Math.floor(side * scale));
  return { width: pixels(width), height: pixels(height) };
}

/**
 * Throws a `PdfError` if a picture in the file has more pixels than one that is uploaded. PDFium would decode it first.
 */
async function requireSmallPictures(bytes: Buffer): Promise<void> {
  const { PDFDocument, PDFName, PDFNumber, PDFStream } = await import('pdf-lib');
  const options = { ignoreEncryption: true, parseSpeed: Number.POSITIVE_INFINITY, updateMetadata: false };
  // PDFium reads files that pdf-lib does not, within the limits of a worker.
  const document = await PDFDocument.load(bytes, options).catch(() => undefined);
  for (const [, object] of document?.context.enumerateIndirectObjects() ?? []) {
    if (!(object instanceof PDFStream) || object.dict.get(PDFName.of('Subtype')) !== PDFName.of('Image')) continue;
    const [width, height] = ['Width', 'Height'].map((name) => object.dict.lookup(PDFName.of(name)));
    const pixels = width instanceof PDFNumber && height instanceof PDFNumber ? width.asNumber() * height.asNumber() : 0;
    if (pixels > pictureLimits.pixels) throw new PdfError('a picture in the PDF is too large');
  }
}

async function toJpeg({ data, height, width }: Bitmap): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer();
  // Frees the pixels at once. V8 would keep those of several pages before it collects them.
  if (data.buffer instanceof ArrayBuffer) data.buffer.transfer(0);
  return jpeg;
}
