import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';

import { drawImages, drawnAddresses } from './drawn-images.ts';
import { contentDirectory, loadContent } from './index.ts';
import type { LogoFile } from './logo-file.ts';

/* Drawing takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const content = loadContent(contentDirectory());

async function drawn(address: string, changed = content): Promise<Buffer> {
  return Buffer.from((await drawImages(changed)).get(address) ?? '');
}

/** The color of a pixel as `#rrggbb`. */
async function colorAt(address: string, x: number, y: number, changed = content): Promise<string> {
  const area = { left: x, top: y, width: 1, height: 1 };
  const pixel = await sharp(await drawn(address, changed))
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
}

async function redPng(): Promise<LogoFile> {
  const create = { width: 2, height: 2, channels: 3, background: '#f00' } as const;
  return { type: 'image/png', source: await sharp({ create }).png().toBuffer() };
}

const withLogo = (light: LogoFile) => ({ ...content, logo: { light, dark: light, size: [1, 1] as const } });

test('every address has an image', async () => {
  expect([...(await drawImages(content)).keys()]).toEqual(drawnAddresses);
});

/** Where an image has the mark. */
const marks: [address: string, width: number, height: number, insideMark: [x: number, y: number]][] = [
  ['/apple-touch-icon.png', 180, 180, [90, 90]],
];

describe.each(marks)('%s', (address, width, height, insideMark) => {
  test('has the size that is asked for', async () => {
    const picture = await sharp(await drawn(address)).metadata();
    expect([picture.width, picture.height]).toEqual([width, height]);
  });

  test('follows the palette', async () => {
    const blue = { ...content.brand.values, 'paper-warm': '#0000ff' };
    const changed = { ...content, brand: { ...content.brand, values: blue } };
    expect(await colorAt(address, 2, height - 2)).toBe(content.brand.values['paper-warm']);
    expect(await colorAt(address, 2, height - 2, changed)).toBe('#0000ff');
  });

  test('follows the logo', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0Z" fill="#ff0000"/></svg>';
    const changed = withLogo({ type: 'image/svg+xml', source: Buffer.from(svg) });
    expect(await colorAt(address, ...insideMark, changed)).toBe('#ff0000');
  });

  test('shows a logo that is a PNG', async () => {
    expect(await colorAt(address, ...insideMark, withLogo(await redPng()))).toBe('#ff0000');
  });
});

test('the favicon shows a logo that is a PNG', async () => {
  const logo = await redPng();
  const favicon = (await drawn('/favicon.svg', withLogo(logo))).toString();
  expect(favicon).toContain(`href="data:image/png;base64,${logo.source.toString('base64')}"`);
});

test('the favicon is square', async () => {
  expect((await drawn('/favicon.svg')).toString()).toMatch(/viewBox="0 0 (\d+) \1"/);
});
