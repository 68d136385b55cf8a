import { storedWidths, type UploadFormat } from '@hearthlight/domain/uploads';
import type { Metadata, Sharp, SharpOptions } from 'sharp';

import { loadSharp, PictureError, pictureLimits, type SharpFactory } from './load-sharp.ts';

/** A stored file of a picture. */
export interface PictureFile {
  width: number;
  format: UploadFormat;
  data: Buffer;
}

const isTooLarge = ({ height, width }: Pick<Metadata, 'height' | 'width'>) =>
  width * height > pictureLimits.pixels || Math.max(width, height) > pictureLimits.side;

/**
 * Converts a picture to AVIF, WebP and JPEG (PNG if transparent) in the stored widths. Applies the orientation and
 * removes metadata, such as the location. Throws a `PictureError` unless the bytes are an intact, still JPEG, PNG, WebP
 * or AVIF picture within the limits.
 */
export async function convertPicture(bytes: Buffer): Promise<PictureFile[]> {
  const sharp = await loadSharp();
  await inspect(sharp, bytes);
  const { data, info } = await decode(sharp, bytes);
  const { channels, height, width } = info;
  const raw = { raw: { channels, height, width } };
  const { isOpaque } = await sharp(data, raw).stats();
  const fallback = isOpaque ? 'jpg' : 'png';
  const files: PictureFile[] = [];
  for (const stored of storedWidths(width)) {
    for (const format of ['avif', 'webp', fallback] as const) {
      const resized = sharp(data, raw).resize({ width: stored });
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

/** Checks a picture's header. */
async function inspect(sharp: SharpFactory, bytes: Buffer): Promise<void> {
  if (bytes.length === 0) throw new PictureError(incomplete);
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata().catch(throwIncomplete);
  if (isTooLarge(metadata)) {
    const { height, width } = metadata;
    throw new PictureError(
      `has ${width} × ${height} pixels. A picture may have 50 million pixels, and 16,000 on a side.`,
    );
  }
  if ((metadata.pages ?? 1) > 1) throw new PictureError('is animated. Use a still picture.');
}

const options: SharpOptions = { limitInputPixels: pictureLimits.pixels, failOn: 'warning' };

/** Decodes a picture upright, in sRGB and at most as wide as the widest stored width. */
const decode = (sharp: SharpFactory, bytes: Buffer) =>
  sharp(bytes, options)
    .autoOrient()
    .resize({ width: storedWidths(Number.POSITIVE_INFINITY).at(-1), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(throwIncomplete);

const incomplete = 'is not a complete JPEG, PNG, WebP or AVIF picture.';

function throwIncomplete(): never {
  throw new PictureError(incomplete);
}
