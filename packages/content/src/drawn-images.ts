import sharp from 'sharp';

import { faviconOf } from './favicon.ts';
import type { Content } from './load-content.ts';
import type { Logo } from './logo-file.ts';

const touchIcon = 180;
/** The addresses of the images that `drawImages` draws. */
export const drawnAddresses: readonly string[] = ['/favicon.svg', '/apple-touch-icon.png'];

/** Draws the images that follow from logo and palette, by address. */
export async function drawImages({ brand, logo }: Content): Promise<ReadonlyMap<string, string | Buffer>> {
  const background = brand.values['paper-warm'];
  return new Map<string, string | Buffer>([
    ['/favicon.svg', faviconOf(logo)],
    ['/apple-touch-icon.png', await drawTouchIcon(logo, background)],
  ]);
}

/** Draws the mark as large as fits into a box. The density makes vectors sharp at any size. */
const fitted = ({ light }: Logo, width: number, height: number) =>
  sharp(light.source, { density: 600 })
    .resize(width, height, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();

async function drawTouchIcon(logo: Logo, background: string): Promise<Buffer> {
  const side = Math.round(touchIcon * 0.7);
  const input = await fitted(logo, side, side);
  return sharp({ create: { width: touchIcon, height: touchIcon, channels: 3, background } })
    .composite([{ input }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
