import type { Sharp, SharpOptions } from 'sharp';

/**
 * Thrown for a file that cannot be used as a picture. The message completes a sentence that starts with the file's
 * name.
 */
export class PictureError extends Error {}

/** Limits of a picture. A small file can decode to far more pixels than a photograph has. */
export const pictureLimits = { bytes: 20 * 1024 * 1024, pixels: 50_000_000, side: 16_000 };

/** Decoders allowed for uploads. Others, such as SVG and PDF, do more than read pixels. */
const decoders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`);

/** Creates a pipeline for a file. */
export type SharpFactory = (input: Uint8Array, options?: SharpOptions) => Sharp;

let loaded: Promise<SharpFactory> | undefined;

/**
 * Loads sharp on first use, because the command line works without it. Only once: blocking the decoders again would
 * refuse a picture that is converted at the same time.
 */
export const loadSharp = (): Promise<SharpFactory> => (loaded ??= importSharp());

async function importSharp(): Promise<SharpFactory> {
  const { default: sharp } = await import('sharp').catch(() => {
    throw new PictureError('cannot be converted, because sharp is not installed for this system.');
  });
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders });
  // Less memory: no decoded pixels are kept, and one thread needs the buffers of one.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
