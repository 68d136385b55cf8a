// cspell:words pozo Głęboka studnia لبيت Вода
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';

import { contentDirectory, loadContent } from './index.ts';
import { drawShareCard, type ShareCardContent } from './share-card.ts';

/* Drawing takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const directory = contentDirectory({});
const { brand, logo } = loadContent(directory);
const card: ShareCardContent = {
  title: 'Forty days of water',
  name: 'Hearthlight Foundation',
  mark: logo.light.source,
  picture: join(directory, 'pictures/hero.svg'),
  focus: { x: 50, y: 50 },
  colors: brand.values,
  isRightToLeft: false,
};
const draw = (changes: Partial<ShareCardContent>) => drawShareCard({ ...card, ...changes });

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}
const titleArea = { left: 72, top: 190, width: 530, height: 330 };
const nameArea = { left: 160, top: 70, width: 440, height: 80 };
const otherSide = (area: Area) => ({ ...area, left: 1200 - area.left - area.width });

/** Whether anything is drawn in an area, on the background of the card. */
async function isDrawn(picture: Buffer, area: Area): Promise<boolean> {
  const { channels } = await sharp(await sharp(picture).extract(area).toBuffer()).stats();
  return channels.some(({ max, min }) => max - min > 60);
}

test('has the size that social networks ask for, in a format that all of them show', async () => {
  const { format, height, width } = await sharp(await draw({})).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
});

describe.each(['Forty days of water', 'Głęboka studnia', '¿Más pozo?', 'سقف لبيت أم حسن', 'A & <b>'])('%s', (title) => {
  test('is drawn beside the picture', async () => {
    expect(await isDrawn(await draw({ title }), titleArea)).toBe(true);
  });
});

test.each(['深い井戸', 'Water 💧', 'Вода'])(
  'leaves out the title %s, whose characters the font lacks',
  async (title) => {
    const picture = await draw({ title });
    expect(await isDrawn(picture, titleArea)).toBe(false);
    expect(await isDrawn(picture, nameArea)).toBe(true);
  },
);

test('cuts a long title above the lower edge, and keeps a long word beside the picture', async () => {
  const below = { left: 72, top: 540, width: 530, height: 80 };
  const gap = { left: 630, top: 190, width: 40, height: 330 };
  for (const title of ['Water for the villages '.repeat(30), 'W'.repeat(60)]) {
    const picture = await draw({ title });
    expect(await isDrawn(picture, titleArea)).toBe(true);
    expect(await isDrawn(picture, below)).toBe(false);
    expect(await isDrawn(picture, gap)).toBe(false);
  }
});

test('is mirrored for a text from right to left', async () => {
  const picture = await draw({ title: 'سقف', isRightToLeft: true });
  expect(await isDrawn(picture, { ...otherSide(titleArea), left: 900, width: 220 })).toBe(true);
  expect(await isDrawn(picture, { left: 80, top: 400, width: 400, height: 200 })).toBe(true);
});

test('crops the picture around its focus', async () => {
  const half = { width: 1000, height: 500, channels: 3, background: '#ff0000' } as const;
  const blue = { create: { ...half, width: 500, background: '#0000ff' } };
  const file = join(mkdtempSync(join(tmpdir(), 'share-card-')), 'focus.png');
  await sharp({ create: half })
    .composite([{ input: blue, left: 500, top: 0 }])
    .png()
    .toFile(file);
  const colorWith = async (x: number) => {
    const picture = await draw({ picture: file, focus: { x, y: 50 } });
    const pixel = { left: 900, top: 500, width: 1, height: 1 };
    const [red = 0, , blueOf = 0] = await sharp(picture).extract(pixel).removeAlpha().raw().toBuffer();
    return red > blueOf ? 'red' : 'blue';
  };
  expect([await colorWith(10), await colorWith(90)]).toEqual(['red', 'blue']);
});

test('shows the mark in the arch without a picture', async () => {
  const arch = { left: 760, top: 200, width: 280, height: 300 };
  expect(await isDrawn(await draw({ picture: undefined }), arch)).toBe(true);
});
