import { storedWidths, type UploadFormat } from '@hearthlight/domain/uploads';
import type { Metadata, Sharp, SharpOptions } from 'sharp';

import { loadSharp, PictureError, pictureLimits, type SharpFactory } from './load-sharp.ts';

/** A stored file of a picture. */
export interface PictureFile {
  /** The width of its address. A panorama has more pixels (`nominalWidth`). */
  width: number;
  format: UploadFormat;
  data: Buffer;
}

type Size = Pick<Metadata, 'height' | 'width'>;

const isTooLarge = ({ height, width }: Size) =>
  width * height > pictureLimits.pixels || Math.max(width, height) > pictureLimits.side;

/**
 * Converts a picture to AVIF, WebP and JPEG (PNG if transparent) in the stored widths. Applies the orientation and
 * removes metadata, such as the location. Throws a `PictureError` unless the bytes are an intact, still JPEG, PNG, WebP
 * or AVIF picture within the limits.
 */
export async function convertPicture(bytes: Buffer): Promise<PictureFile[]> {
  const sharp = await loadSharp();
  const size = await inspect(sharp, bytes);
  const widths = storedWidths(nominalWidth(size));
  const pixelsOf = (stored: number) => Math.round(stored * pixelsPerWidth(size));
  const { data, info } = await decode(sharp, bytes, pixelsOf(Math.max(...widths)));
  const { channels, height, width } = info;
  const raw = { raw: { channels, height, width } };
  const { isOpaque } = await sharp(data, raw).stats();
  const fallback = isOpaque ? 'jpg' : 'png';
  const files: PictureFile[] = [];
  for (const stored of widths) {
    for (const format of ['avif', 'webp', fallback] as const) {
      const resized = sharp(data, raw).resize({ width: pixelsOf(stored) });
      files.push({ width: stored, format, data: await encoders[format](resized).toBuffer() });
    }
  }
  return files;
}

const encoders: Record<UploadFormat, (picture: Sharp) => Sharp> = {
  // A higher effort takes ten times as long and saves a few percent.
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 76 }),
  jpg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

/** Frames crop panoramas at their sides, so that their files need more pixels: up to three times as many. */
const usualRatio = 1.5;
const mostPixelsPerWidth = 3;

/** Returns the pixels of a file for each pixel of the width in its address. */
const pixelsPerWidth = ({ height, width }: Size): number =>
  Math.min(Math.max(1, width / height / usualRatio), mostPixelsPerWidth);

/** Pixels of the largest file. More of them do not fit in the memory of a worker. */
const mostPixels = 4_000_000;

/** Returns the width of a picture without the sides that frames crop. A long one is stored smaller. */
function nominalWidth(size: Size): number {
  const widest = Math.min(size.width, Math.sqrt((mostPixels * size.width) / size.height));
  return Math.round(widest / pixelsPerWidth(size));
}

/** Checks a picture's header, and returns its upright size. */
async function inspect(sharp: SharpFactory, bytes: Buffer): Promise<Size> {
  if (bytes.length === 0) throw new PictureError(incomplete);
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata().catch(throwIncomplete);
  if (isTooLarge(metadata)) {
    const { height, width } = metadata;
    throw new PictureError(
      `has ${width} × ${height} pixels. A picture may have 50 million pixels, and 16,000 on a side.`,
    );
  }
  if ((metadata.pages ?? 1) > 1) throw new PictureError('is animated. Use a still picture.');
  return metadata.autoOrient;
}

const options: SharpOptions = { limitInputPixels: pictureLimits.pixels, failOn: 'warning' };

/** Decodes a picture upright, in sRGB and at most `widest` pixels wide. */
const decode = (sharp: SharpFactory, bytes: Buffer, widest: number) =>
  sharp(bytes, options)
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(throwIncomplete);

const incomplete = 'is not a complete JPEG, PNG, WebP or AVIF picture.';

function throwIncomplete(): never {
  throw new PictureError(incomplete);
}
