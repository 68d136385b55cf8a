import { crc32, deflateSync } from 'node:zlib';

import sharp, { type Create } from 'sharp';
import { describe, expect, test, vi } from 'vitest';

import { aCmykPhotograph, aLargePhotograph, aPhotograph } from '../../testing/photographs.ts';
import { convertPicture } from './convert-picture.ts';

const paper = { width: 600, height: 400, channels: 3, background: '#f4ede4' } as const;
const aPicture = (changes: Partial<Create> = {}) => sharp({ create: { ...paper, ...changes } });
const namesOf = (files: Awaited<ReturnType<typeof convertPicture>>) =>
  files.map(({ format, width }) => `${width}.${format}`);

/** Returns a chunk of a PNG file. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Returns a small PNG with a large size in its header. */
function aPngOfSize(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const rows = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('a picture', () => {
  test.each([
    [300, ['300.avif', '300.webp', '300.jpg']],
    [480, ['480.avif', '480.webp', '480.jpg']],
    [1700, [480, 960, 1600].flatMap((width) => ['avif', 'webp', 'jpg'].map((format) => `${width}.${format}`))],
  ])('of %i pixels is stored in widths up to its own, in three formats', async (width, names) => {
    const files = await convertPicture(await aPicture({ width, height: width }).png().toBuffer());
    expect(namesOf(files)).toEqual(names);
    for (const { data, format, width: stored } of files) {
      const metadata = await sharp(data).metadata();
      expect([metadata.width, metadata.format]).toEqual([
        stored,
        { avif: 'heif', webp: 'webp', jpg: 'jpeg', png: 'png' }[format],
      ]);
    }
  });

  test('is converted while others are', async () => {
    const picture = await aPicture({ width: 40, height: 30 }).jpeg().toBuffer();
    await convertPicture(picture);
    // Blocking the decoders again would refuse a picture that is converted at the same time.
    const block = vi.spyOn(sharp, 'block');
    const all = Array.from({ length: 8 }, async () => {
      for (let count = 0; count < 10; count += 1) await convertPicture(picture);
    });
    await expect(Promise.all(all)).resolves.toHaveLength(8);
    expect(block).not.toHaveBeenCalled();
    block.mockRestore();
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('can be %s', async (format) => {
    const bytes = await aPicture({ width: 40, height: 30 }).toFormat(format).toBuffer();
    expect(await convertPicture(bytes)).toHaveLength(3);
  });

  test('keeps its orientation but no other metadata', async () => {
    const original = await aPicture()
      .withExif({ IFD0: { Copyright: 'Ruth Trace' }, IFD3: { GPSLatitude: '9/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(await sharp(original).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    for (const { data, width } of await convertPicture(original)) {
      const { exif, height, icc, iptc, orientation, xmp } = await sharp(data).metadata();
      expect([exif, icc, iptc, orientation, xmp]).toEqual(Array(5).fill(undefined));
      expect([width, height]).toEqual([400, 600]);
      expect(data.includes('Ruth Trace')).toBe(false);
    }
  });

  test.each([
    ['transparent', '#f4ede480', 'png'],
    ['opaque with an alpha channel', '#f4ede4ff', 'jpg'],
  ])('that is %s falls back to %s', async (_, background, format) => {
    const bytes = await aPicture({ channels: 4, background, width: 10, height: 10 }).png().toBuffer();
    expect(namesOf(await convertPicture(bytes))).toEqual(['10.avif', '10.webp', `10.${format}`]);
  });
});

describe('a photograph', () => {
  test.each([
    ['portrait', () => aPhotograph('portrait'), ['480', '600'], 'jpg', 1.5],
    ['small one', () => aPhotograph('small'), ['96'], 'jpg', 0.75],
    ['transparent one', () => aPhotograph('transparent'), ['400'], 'png', 0.8],
    ['CMYK one', aCmykPhotograph, ['480', '600'], 'jpg', 2 / 3],
  ] as const)('that is a %s keeps its proportions, in colors of the web', async (_, make, widths, last, ratio) => {
    const files = await convertPicture(await make());
    expect(namesOf(files)).toEqual(
      widths.flatMap((width) => ['avif', 'webp', last].map((format) => `${width}.${format}`)),
    );
    for (const { data, width } of files) {
      const metadata = await sharp(data).metadata();
      expect([metadata.space, metadata.channels]).toEqual(['srgb', last === 'png' ? 4 : 3]);
      expect(metadata.height).toBe(Math.round(width * ratio));
    }
  });

  test('that is a panorama is stored with the pixels that fill a frame of each width', async () => {
    const files = await convertPicture(await aPhotograph('panorama'));
    expect(namesOf(files)).toEqual(
      ['480', '540'].flatMap((width) => ['avif', 'webp', 'jpg'].map((format) => `${width}.${format}`)),
    );
    for (const { data, width } of files) {
      const metadata = await sharp(data).metadata();
      expect([metadata.width, metadata.height]).toEqual(width === 480 ? [1280, 320] : [1440, 360]);
    }
  });

  test.each([
    ['wide', { width: 6000, height: 100 }, 1600, { width: 4800, height: 80 }],
    ['tall', { width: 1600, height: 4000 }, 1265, { width: 1265, height: 3163 }],
  ])('that is a %s strip is stored with as many pixels as a worker can hold', async (_, size, name, stored) => {
    const file = (await convertPicture(await aPicture(size).png().toBuffer())).at(-1);
    expect(file?.width).toBe(name);
    expect(await sharp(file?.data).metadata()).toMatchObject(stored);
  });

  test('in CMYK keeps its colors', async () => {
    const [file] = await convertPicture(await aCmykPhotograph());
    const part = sharp(file?.data).extract({ left: 130, top: 190, width: 20, height: 40 });
    const { dominant } = await sharp(await part.png().toBuffer()).stats();
    // The person is dressed in red.
    expect(dominant.r).toBeGreaterThan(100);
    expect(Math.max(dominant.g, dominant.b)).toBeLessThan(70);
  });

  test('of a camera, with 12 megapixels and more than 12 MB, is converted', async () => {
    const photograph = await aLargePhotograph();
    expect(photograph.length).toBeGreaterThan(12 * 1024 * 1024);
    expect(namesOf(await convertPicture(photograph))).toHaveLength(9);
  }, 60_000);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const incomplete = 'is not a complete JPEG, PNG, WebP or AVIF picture.';

test.each([
  ['an SVG', Buffer.from(svg), incomplete],
  ['a GIF', gif, incomplete],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj << >> endobj'), incomplete],
  ['text', Buffer.from('<p>Water</p>'), incomplete],
  ['nothing', Buffer.alloc(0), incomplete],
  ['a PNG of 50,010,000 pixels', aPngOfSize(10_000, 5001), 'has 10000 × 5001 pixels.'],
  ['a PNG of 4 billion pixels', aPngOfSize(65_535, 65_535), 'has 65535 × 65535 pixels.'],
  ['a PNG of 16,001 pixels on a side', aPngOfSize(1, 16_001), '16,000 on a side'],
  ['a PNG of 50,000,000 pixels without their data', aPngOfSize(10_000, 5000), incomplete],
  ['a PNG of 16,000 pixels on a side without their data', aPngOfSize(1, 16_000), incomplete],
])('rejects %s', async (_, bytes, message) => {
  await expect(convertPicture(bytes)).rejects.toThrow(message);
});

test('rejects half a picture', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const whole = await aPicture({ noise }).toFormat(format).toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    await expect(convertPicture(half)).rejects.toThrow(incomplete);
  }
});

test('rejects an animated picture', async () => {
  const frames = await Promise.all(['#fff', '#000'].map((background) => aPicture({ background }).png().toBuffer()));
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  await expect(convertPicture(animated)).rejects.toThrow('is animated. Use a still picture.');
});
