import { flattenPdf, PdfError } from './flatten-pdf.ts';

/**
 * Returns the pages of a stored PDF as JPEG pictures. `flattenPdf` made one picture per page of an uploaded one. Those
 * of another PDF, such as a bill of the sample data, are drawn now. One that cannot be drawn has no pages.
 */
export async function pagesOfPdf(data: Uint8Array): Promise<Uint8Array[]> {
  const stored = await picturesOf(data);
  if (stored) return stored;
  try {
    return (await picturesOf(await flattenPdf(Buffer.from(data)))) ?? [];
  } catch (error) {
    if (error instanceof PdfError) return [];
    throw error;
  }
}

/** Returns the picture of each page, or `undefined` if a page is no picture. */
async function picturesOf(data: Uint8Array): Promise<Uint8Array[] | undefined> {
  // Loaded on first use, because the worker starts without it.
  const { PDFDict, PDFDocument, PDFName, PDFRawStream } = await import('pdf-lib');
  const document = await PDFDocument.load(data, { updateMetadata: false });
  const pages = document.getPages();
  const found = pages.flatMap(({ node }) => {
    const pictures = node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict);
    const name = pictures?.keys()[0];
    const picture = name && pictures.lookup(name);
    const isJpeg =
      picture instanceof PDFRawStream && picture.dict.get(PDFName.of('Filter')) === PDFName.of('DCTDecode');
    return isJpeg ? [picture.contents] : [];
  });
  return found.length === pages.length ? found : undefined;
}
