import { readFile } from 'node:fs/promises';

/** A page of a scan, as a picture. */
export interface ScanPage {
  data: Uint8Array;
  format: string;
}

/**
 * Returns the pages of a stored scan as pictures. A stored PDF has one JPEG per page, because `flattenPdf` made it; a page
 * without one is left out.
 */
export async function scanPages(file: string): Promise<ScanPage[]> {
  const data = await readFile(file);
  const format = file.slice(file.lastIndexOf('.') + 1);
  if (format !== 'pdf') return [{ data, format }];
  // Loaded on first use, because the server starts without it.
  const { PDFDict, PDFDocument, PDFName, PDFRawStream } = await import('pdf-lib');
  const document = await PDFDocument.load(data, { updateMetadata: false });
  return document.getPages().flatMap(({ node }) => {
    const pictures = node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict);
    const name = pictures?.keys()[0];
    const picture = name && pictures.lookup(name);
    const isJpeg =
      picture instanceof PDFRawStream && picture.dict.get(PDFName.of('Filter')) === PDFName.of('DCTDecode');
    return isJpeg ? [{ data: picture.contents, format: 'jpeg' }] : [];
  });
}
