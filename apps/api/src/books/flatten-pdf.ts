/** A file that is not a PDF that can be shown, or that has too many pages. */
export class PdfError extends Error {}

/** Pixels of a page, four bytes each. */
interface Bitmap {
  data: Uint8Array;
  height: number;
  width: number;
}

/** Pages of a scanned bill. */
const maxPages = 20;
/** Pixels of a page: A4 at 200 dots per inch. */
const pagePixels = 1654 * 2339;
/** PDF's points per pixel at a scale of 1. */
const maxScale = 200 / 72;

/**
 * Returns a PDF with pictures of the pages of another one. Metadata, the text layer, attachments, scripts and what was
 * covered but still in the file are gone. Throws a `PdfError`.
 */
export async function flattenPdf(bytes: Buffer): Promise<Buffer> {
  // Loaded on first use, because the server starts without them.
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const { PDFDocument } = await import('pdf-lib');
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes).catch(() => {
      throw new PdfError('the PDF cannot be read');
    });
    const count = document.getPageCount();
    if (count === 0 || count > maxPages) throw new PdfError('the PDF has too many pages');
    const flat = await PDFDocument.create({ updateMetadata: false });
    for (const page of document.pages()) {
      const { originalHeight: height, originalWidth: width } = page.getOriginalSize();
      const scale = Math.min(maxScale, Math.sqrt(pagePixels / Math.max(1, width * height)));
      const picture = await page.render({ scale, render: toJpeg });
      const image = await flat.embedJpg(picture.data);
      flat.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
    }
    document.destroy();
    return Buffer.from(await flat.save());
  } finally {
    library.destroy();
  }
}

async function toJpeg({ data, height, width }: Bitmap): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
