import { buffer } from 'node:stream/consumers';

import type { StoredUpload } from '../../platform/uploads/uploads.ts';

/** A stored scan. */
export interface StoredScan {
  /** The suffix of its name. */
  format: string;
  upload: StoredUpload;
}

/** A page of a scan, as a picture. */
interface ScanPage {
  data: Uint8Array;
  format: string;
}

/**
 * Returns the pages of a stored scan as pictures. A stored PDF has one JPEG per page, because `flattenPdf` made it; a page
 * without one is left out.
 */
export async function scanPages({ format, upload }: StoredScan): Promise<ScanPage[]> {
  const data = await buffer(upload.stream());
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
