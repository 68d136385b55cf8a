import { buffer } from 'node:stream/consumers';

import { files, fileTask } from '../../actions/file-task.ts';
import type { StoredUpload } from '../../platform/uploads/uploads.ts';
import type { pagesOfPdf } from './pages-of-pdf.ts';

const pagesApart = fileTask<typeof pagesOfPdf>(files, {
  module: new URL('pages-of-pdf.ts', import.meta.url),
  name: 'pagesOfPdf',
});

/** A stored scan. */
export interface StoredScan {
  /** The name of the file, which depends on its content. */
  name: string;
  /** The suffix of the name. */
  format: string;
  upload: StoredUpload;
}

/** A page of a scan, as a picture. */
interface ScanPage {
  data: Uint8Array;
  format: string;
}

/** The scans that were opened last, by name: a reader asks for one page after the other. Each has at most 20 MB. */
const opened = new Map<string, Promise<ScanPage[]>>();
const maxOpened = 2;

/** Returns the pages of a stored scan as pictures. Reads the file once for all its pages, and a PDF in a worker. */
export function scanPages(scan: StoredScan): Promise<ScanPage[]> {
  const pages = opened.get(scan.name) ?? readPages(scan);
  opened.delete(scan.name);
  opened.set(scan.name, pages);
  for (const name of [...opened.keys()].slice(0, -maxOpened)) opened.delete(name);
  return pages.catch((error: unknown) => {
    opened.delete(scan.name);
    throw error;
  });
}

async function readPages({ format, upload }: StoredScan): Promise<ScanPage[]> {
  const data = await buffer(upload.stream());
  if (format !== 'pdf') return [{ data, format }];
  return (await pagesApart(data)).map((page) => ({ data: page, format: 'jpeg' }));
}
