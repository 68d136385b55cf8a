import { crc32, deflateSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { pixelRows, repack } from './png.ts';

const [width, height] = [40, 5];

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)]);
  whole.writeUInt32BE(data.length, 0);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4);
  return whole;
}

/** Five rows, one for each filter, all of whose bytes are 7 before the filter is undone. */
function aPng(colour = 2): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colour, 0, 0, 0], 8);
  const rows = [0, 1, 2, 3, 4].map((kind) => Buffer.concat([Buffer.of(kind), Buffer.alloc(width * 3, 7)]));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it('undoes every filter', () => {
  const firstReds = pixelRows(aPng()).map((row) => [row[0], row[3], row[6]]);
  expect(firstReds).toEqual([
    [7, 7, 7],
    [7, 14, 21],
    [14, 21, 28],
    [14, 24, 33],
    [21, 31, 40],
  ]);
});

it('packs a picture without changing a pixel', () => {
  const packed = repack(aPng());
  expect(packed.length).toBeLessThan(aPng().length);
  expect(pixelRows(packed)).toEqual(pixelRows(aPng()));
});

it('refuses what a browser does not write', () => {
  expect(() => repack(aPng(0))).toThrow('Only plain 8-bit colour PNG files are understood');
});
