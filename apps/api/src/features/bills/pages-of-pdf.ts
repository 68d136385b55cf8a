/**
 * Returns the pages of a stored PDF as JPEG pictures. It has one picture per page, because `flattenPdf` made it; a page
 * without one is left out.
 */
export async function pagesOfPdf(data: Uint8Array): Promise<Uint8Array[]> {
  // Loaded on first use, because the worker starts without it.
  const { PDFDict, PDFDocument, PDFName, PDFRawStream } = await import('pdf-lib');
  const document = await PDFDocument.load(data, { updateMetadata: false });
  return document.getPages().flatMap(({ node }) => {
    const pictures = node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict);
    const name = pictures?.keys()[0];
    const picture = name && pictures.lookup(name);
    const isJpeg =
      picture instanceof PDFRawStream && picture.dict.get(PDFName.of('Filter')) === PDFName.of('DCTDecode');
    return isJpeg ? [picture.contents] : [];
  });
}
