import { storedWidths, type UploadFormat } from '@hearthlight/domain';
import type { Metadata, Sharp, SharpOptions } from 'sharp';

/**
 * Thrown for a file that cannot be used as a picture. The message completes a sentence that starts with the file's
 * name.
 */
export class PictureError extends Error {}

/** A stored file of a picture. */
export interface PictureFile {
  width: number;
  format: UploadFormat;
  data: Buffer;
}

/** Limits of a picture. A small file can decode to far more pixels than a photograph has. */
export const pictureLimits = { bytes: 20 * 1024 * 1024, pixels: 50_000_000, side: 16_000 };

const isTooLarge = ({ height, width }: Pick<Metadata, 'height' | 'width'>) =>
  width * height > pictureLimits.pixels || Math.max(width, height) > pictureLimits.side;

/** Decoders allowed for uploads. Others, such as SVG and PDF, do more than read pixels. */
const decoders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`);

type SharpFactory = (input: Buffer, options?: SharpOptions) => Sharp;

let loaded: Promise<SharpFactory> | undefined;

/**
 * Loads sharp on first use, because the server and other commands work without it. Only once: blocking the decoders again
 * would refuse a picture that is converted at the same time.
 */
const loadSharp = (): Promise<SharpFactory> => (loaded ??= importSharp());

async function importSharp(): Promise<SharpFactory> {
  const { default: sharp } = await import('sharp').catch(() => {
    throw new PictureError('cannot be converted, because sharp is not installed for this system.');
  });
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders });
  return sharp;
}

/**
 * Converts a picture to AVIF, WebP and JPEG (PNG if transparent) in the stored widths. Applies the orientation and
 * removes metadata, such as the location. Throws a `PictureError` unless the bytes are an intact, still JPEG, PNG, WebP
 * or AVIF picture within the limits.
 */
export async function convertPicture(bytes: Buffer): Promise<PictureFile[]> {
  const sharp = await loadSharp();
  const isOpaque = await inspect(sharp, bytes);
  const { data, info } = await decode(sharp, bytes);
  const { channels, height, width } = info;
  const raw = { raw: { channels, height, width } };
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

/** Checks a picture's header. Returns whether it is opaque. */
async function inspect(sharp: SharpFactory, bytes: Buffer): Promise<boolean> {
  if (bytes.length === 0) throw new PictureError(incomplete);
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata().catch(throwIncomplete);
  if (isTooLarge(metadata)) {
    const { height, width } = metadata;
    throw new PictureError(
      `has ${width} × ${height} pixels. A picture may have 50 million pixels, and 16,000 on a side.`,
    );
  }
  if ((metadata.pages ?? 1) > 1) throw new PictureError('is animated. Use a still picture.');
  if (!metadata.hasAlpha) return true;
  const stats = await sharp(bytes, options).stats().catch(throwIncomplete);
  return stats.isOpaque;
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
