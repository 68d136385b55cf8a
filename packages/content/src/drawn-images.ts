import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { faviconOf } from './favicon.ts';
import type { Content } from './load-content.ts';
import type { Logo } from './logo-file.ts';

const touchIcon = 180;
/** The size that social networks ask for. */
const share = { width: 1200, height: 630 };
/** The picture of the home page in the share image: an arch that stands on the lower edge. */
const arch = { left: 600, top: 60, width: 500, height: 570 };
const mark = { left: 100, top: 175, width: 400, height: 280 };

/** The addresses of the images that `drawImages` draws. */
export const drawnAddresses: readonly string[] = ['/favicon.svg', '/apple-touch-icon.png', '/share.png'];

/**
 * Draws the images that follow from logo, palette and the picture of the home page, by address. They have no text: which
 * fonts a machine has would decide how it looks (decision 0024).
 */
export async function drawImages(
  directory: string,
  { brand, home, logo }: Content,
): Promise<ReadonlyMap<string, string | Buffer>> {
  const background = brand.values['paper-warm'];
  const picture = readFileSync(join(directory, home.hero.picture.src));
  return new Map<string, string | Buffer>([
    ['/favicon.svg', faviconOf(logo)],
    ['/apple-touch-icon.png', await drawTouchIcon(logo, background)],
    ['/share.png', await drawShareImage(logo, picture, brand.values)],
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

async function drawShareImage(
  logo: Logo,
  picture: Buffer,
  colors: Content['brand']['values'],
): Promise<Buffer> {
  const { left, top, width, height } = arch;
  const radius = width / 2;
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 ${height}V${radius}a${radius} ${radius} 0 0 1 ${width} 0V${height}Z"/></svg>`;
  const arched = await sharp(picture, { density: 144 })
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const band = { create: { ...share, height: 18, channels: 3 as const, background: colors.pine } };
  return sharp({ create: { ...share, channels: 3, background: colors['paper-warm'] } })
    .composite([
      { input: band, left: 0, top: 0 },
      { input: await fitted(logo, mark.width, mark.height), left: mark.left, top: mark.top },
      { input: arched, left, top },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
