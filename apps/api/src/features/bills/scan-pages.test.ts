import { Readable } from 'node:stream';

import { expect, test } from 'vitest';

import { scanPages } from './scan-pages.ts';

const scanOf = (file: Readable) => {
  const upload = { size: 4, type: 'image/png', etag: '"scan"', stream: () => file };
  return { name: 'scan.png', format: 'png', upload };
};

test('opens a scan again that could not be read', async () => {
  const broken = Readable.from([]).destroy(new Error('the disk'));
  await expect(scanPages(scanOf(broken))).rejects.toThrow('the disk');
  expect(await scanPages(scanOf(Readable.from([Buffer.from('scan')])))).toHaveLength(1);
});
