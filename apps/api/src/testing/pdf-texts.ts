import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Returns the text of each page of a PDF. */
export async function pdfTexts(pdf: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const texts = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return texts;
}
