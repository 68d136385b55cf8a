import { gzipSync } from 'node:zlib';

import { usEnglish } from '@hearthlight/domain';
import { importLimits } from '@hearthlight/domain/desk';
import { afterAll, expect, test } from 'vitest';

import { closeWorkers, files, fileTask } from '../../../actions/file-task.ts';
import type { inspectUpload, readUploadedGifts } from './open-upload.ts';

const module = new URL('open-upload.ts', import.meta.url);
const inspect = fileTask<typeof inspectUpload>(files, { module, name: 'inspectUpload' });
const readGifts = fileTask<typeof readUploadedGifts>(files, { module, name: 'readUploadedGifts' });
afterAll(() => closeWorkers(0));

const headers = 'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,From Email Address,Transaction ID,Item Title';

/** Returns an export of PayPal, of 4,000 givers who give again and again. */
function aLargeExport(rows: number): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const giver = `Giver ${index % 4000},Donation Payment,Completed,USD,${1 + (index % 500)}.50`;
    const day = String(1 + (index % 28)).padStart(2, '0');
    return `10/${day}/2025,19:30:00,PDT,${giver},giver-${index % 4000}@example.org,T${index},Wells`;
  });
  return [headers, ...lines].join('\n');
}

test('a statement of almost 20 MB is read within the limits of a worker', async () => {
  const text = aLargeExport(165_000);
  expect(text.length).toBeGreaterThan(0.8 * importLimits.bytes);
  const file = {
    content: gzipSync(text),
    formats: usEnglish,
    timeZone: 'America/New_York',
    today: '2026-11-28',
  };
  expect(await inspect(file, { known: {} })).toMatchObject({ kind: 'paypal', rows: 165_000 });
  const { pieces } = await readGifts(file, { columns: null });
  expect(pieces).toHaveLength(83);
}, 120_000);
