import sharp from 'sharp';

import type { Picture } from './picture-comparator.ts';

/** Reads a picture from a PNG, or from the path of one. */
export async function readPicture(png: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, metadata: info };
}
