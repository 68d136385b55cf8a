import { deflateSync } from 'node:zlib';

import { PDFDocument, PDFName, type PDFRef } from 'pdf-lib';

/** Fills a page with one object, `X`, drawn by `content`. */
async function aPdfWith(content: string, add: (document: PDFDocument) => PDFRef): Promise<Buffer> {
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage([300, 200]);
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: { X: add(document) } }));
  page.node.set(PDFName.of('Contents'), context.register(context.stream(content)));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

/** Returns a PDF of 2 kB whose page draws a form of ten forms, and so on: 10 to the power of `levels` rectangles. */
export const aPdfOfForms = (levels = 8): Promise<Buffer> =>
  aPdfWith('/X Do '.repeat(10), ({ context }) => {
    const form = (content: string, inner?: PDFRef) => {
      const resources = inner ? { XObject: { X: inner } } : {};
      const entries = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 300, 200], Resources: resources };
      return context.register(context.stream(content, entries));
    };
    let outer = form('0 0 10 10 re f');
    for (let level = 1; level < levels; level += 1) outer = form('/X Do '.repeat(10), outer);
    return outer;
  });

/** Returns a PDF with a picture of one bit for each pixel. With all of the pixels, the default one has 438 kB. */
export const aPdfOfPicture = (side = 60_000, bytes = 1000): Promise<Buffer> =>
  aPdfWith('300 0 0 200 0 0 cm /X Do', ({ context }) => {
    const size = { Width: side, Height: side, BitsPerComponent: 1, ColorSpace: 'DeviceGray' };
    const data = deflateSync(Buffer.alloc(bytes, 255));
    const entries = { Type: 'XObject', Subtype: 'Image', ...size, Filter: 'FlateDecode' };
    return context.register(context.stream(data, entries));
  });

/** Returns a PDF whose pages are 200,000 points long and 3 wide. */
export async function aPdfOfThinPages(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([200_000, 3]);
  document.addPage([3, 200_000]);
  return Buffer.from(await document.save());
}
