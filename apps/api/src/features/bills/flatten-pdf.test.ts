import { PDFDocument } from 'pdf-lib';
import { afterAll, describe, expect, test } from 'vitest';

import { TaskEnded, WorkerPool } from '../../platform/workers/worker-pool.ts';
import { aPdfOfForms, aPdfOfPicture, aPdfOfThinPages } from '../../testing/hostile-files.ts';
import { flattenPdf, PdfError } from './flatten-pdf.ts';

const pool = new WorkerPool({
  cpuTime: 1000,
  wallTime: 60_000,
  waitTime: 60_000,
  memory: 256 * 1024 * 1024,
  heap: 160,
  queue: 1,
  idleTime: 0,
  reuseBelow: 0,
});
afterAll(() => pool.close());

describe('a PDF', () => {
  test('of thin pages keeps their size', async () => {
    const flat = await PDFDocument.load(await flattenPdf(await aPdfOfThinPages()));
    expect(flat.getPages().map((page) => page.getSize())).toEqual([
      { width: 200_000, height: 3 },
      { width: 3, height: 200_000 },
    ]);
  });

  test('with a picture of 50 million pixels is shown, and one with more is refused before it is decoded', async () => {
    expect((await flattenPdf(await aPdfOfPicture(7071))).length).toBeGreaterThan(0);
    await expect(flattenPdf(await aPdfOfPicture(7072))).rejects.toThrow(PdfError);
    await expect(flattenPdf(await aPdfOfPicture())).rejects.toThrow(PdfError);
  });

  test('of nested forms ends its worker', async () => {
    const task = { module: new URL('flatten-pdf.ts', import.meta.url), name: 'flattenPdf' };
    await expect(pool.run(task, [await aPdfOfForms()])).rejects.toThrow(TaskEnded);
    // Few of them are an ordinary drawing.
    expect((await flattenPdf(await aPdfOfForms(2))).length).toBeGreaterThan(0);
  });
});
