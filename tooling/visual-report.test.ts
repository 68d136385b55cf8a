import { type Browser, chromium } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chromiumArguments, findChromium } from './chromium.ts';
import { type ChangedPicture, reportPage } from './visual-report.ts';

const aPicture = (name: string, storyId?: string): ChangedPicture => ({
  name,
  storyId,
  expected: `pictures/${name}-expected.png`,
  actual: `pictures/${name}-actual.png`,
  difference: undefined,
  pixels: 1234,
});

describe('report of changed pictures', () => {
  it('links to the story, counts pixels and offers a slider', () => {
    const page = reportPage([aPicture('actions-button-matrix-390', 'actions-button--matrix')], []);
    expect(page).toContain('href="http://localhost:6006/?path=/story/actions-button--matrix"');
    expect(page).toContain('1,234 pixels changed');
    expect(page).toContain('type="range"');
  });

  it('groups pictures by component', () => {
    const pictures = [
      aPicture('a-one-390', 'a--one'),
      aPicture('b-one-390', 'b--one'),
      aPicture('a-two-390', 'a--two'),
    ];
    const headings = reportPage(pictures, []).match(/<h[23]>[^<]+/g);
    expect(headings).toEqual(['<h2>a (2)', '<h3>a-one-390', '<h3>a-two-390', '<h2>b (1)', '<h3>b-one-390']);
  });

  it('names a new picture and pictures of another size', () => {
    const page = reportPage(
      [
        { ...aPicture('new'), expected: undefined, pixels: undefined },
        { ...aPicture('sizes'), pixels: undefined },
      ],
      ['gone-390.png'],
    );
    expect(page).toContain('No baseline.');
    expect(page).toContain('The sizes differ');
    expect(page).toContain('gone-390.png');
  });
});

/** A picture of one color as an address. */
function aPlainPicture(width: number, height: number, color: readonly [number, number, number]): string {
  const picture = new PNG({ width, height });
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set([...color, 255], at);
  return `data:image/png;base64,${PNG.sync.write(picture).toString('base64')}`;
}

describe('report in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ ...findChromium(), args: chromiumArguments });
  }, 30_000);
  afterAll(() => browser.close());

  it(
    'slides between before and after, which cover each other at full width',
    { timeout: 30_000 },
    async () => {
      const page = await browser.newPage({ viewport: { width: 1500, height: 800 } });
      const changed = {
        ...aPicture('wide-1366', 'wide--story'),
        expected: aPlainPicture(1366, 200, [255, 0, 0]),
        actual: aPlainPicture(1366, 200, [0, 0, 255]),
      };
      await page.setContent(reportPage([changed], []));
      const box = await page.getByAltText('Before').boundingBox();
      expect(box?.width).toBe(1366);
      expect(await page.getByAltText('After').boundingBox()).toEqual(box);

      /** Whether the pixel at a part of the width is of the picture before the change. */
      const isBefore = async (part: number) => {
        const clip = { x: (box?.x ?? 0) + 1366 * part, y: (box?.y ?? 0) + 100, width: 1, height: 1 };
        return PNG.sync.read(await page.screenshot({ clip })).data[0] === 255;
      };
      const slider = page.getByRole('slider', { name: 'Before and after' });
      expect([await isBefore(0.4), await isBefore(0.6)]).toEqual([true, false]);
      await slider.fill('100');
      expect([await isBefore(0.1), await isBefore(0.9)]).toEqual([true, true]);
      await slider.press('Home');
      expect([await isBefore(0.1), await isBefore(0.9)]).toEqual([false, false]);
    },
  );
});
