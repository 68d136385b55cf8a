import { expect, test } from 'vitest';

import { comparePictures, type Picture } from './picture-comparator.ts';

type Color = readonly [red: number, green: number, blue: number];

const width = 80;
const height = 60;
const paper: Color = [250, 247, 240];
const pine: Color = [31, 77, 58];
const clay: Color = [176, 74, 38];

/** What is drawn at a pixel; the ground shows where it returns nothing. */
type Shape = (x: number, y: number) => Color | undefined;

/** A button of 40 × 20 px with round corners. */
const button =
  ({ color = pine, radius = 4, right = 60 } = {}): Shape =>
  (x, y) => {
    const [left, top, bottom] = [20, 10, 30];
    const dx = Math.max(left + radius - x - 1, x - (right - radius), 0);
    const dy = Math.max(top + radius - y - 1, y - (bottom - radius), 0);
    const isInside = x >= left && x < right && y >= top && y < bottom;
    return isInside && Math.hypot(dx, dy) < radius + 0.5 ? color : undefined;
  };

/** An arrow of 12 px that points right or left. */
const arrow =
  (direction: 'left' | 'right'): Shape =>
  (x, y) => {
    const across = direction === 'right' ? x - 30 : 41 - x;
    return across >= 0 && across < 12 && Math.abs(y - 45) * 2 <= 11 - across ? clay : undefined;
  };

function picture(shapes: readonly Shape[], ground = paper): Picture {
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const drawn = shapes.map((shape) => shape(at % width, Math.floor(at / width)));
    return [...(drawn.find((color) => color !== undefined) ?? ground), 255];
  });
  return { data: Uint8Array.from(pixels.flat()), metadata: { width, height } };
}

const before = picture([button(), arrow('right')]);

test('accepts an equal picture and a difference that nobody sees', () => {
  expect(comparePictures(before, picture([button(), arrow('right')])).pass).toBe(true);
  expect(comparePictures(before, picture([button(), arrow('right')], [249, 246, 240])).pass).toBe(true);
});

test.each([
  ['another hue', picture([button({ color: [31, 58, 77] }), arrow('right')]), /pixels changed/],
  ['a rounder corner', picture([button({ radius: 8 }), arrow('right')]), /pixels changed/],
  ['a wider button', picture([button({ right: 61 }), arrow('right')]), /pixels changed/],
  ['a mirrored icon', picture([button(), arrow('left')]), /pixels changed/],
  ['a missing icon', picture([button()]), /pixels changed/],
  [
    'a lighter ground, which is too similar for the comparison of shapes',
    picture([button(), arrow('right')], [253, 250, 243]),
    /^These colors appeared or disappeared: #faf7f0/,
  ],
  [
    'a pale stripe on part of the ground',
    picture([button(), arrow('right'), (_x, y) => (y >= 55 ? [253, 250, 243] : undefined)]),
    /^These colors appeared or disappeared: #fdfaf3/,
  ],
])('rejects %s', (_what, after, message) => {
  expect(comparePictures(before, after)).toMatchObject({
    pass: false,
    message: expect.stringMatching(message),
  });
});

test('rejects another size and says so', () => {
  const metadata = { width: height, height: width };
  expect(comparePictures(before, { ...before, metadata }).message).toBe(
    'The size changed from 80 × 60 to 60 × 80 px.',
  );
});

test('draws the changed pixels in red', () => {
  const { diff } = comparePictures(before, picture([button(), arrow('left')]));
  const at = (50 * width + 30) * 4;
  expect(diff?.slice(at, at + 3)).toEqual(Uint8Array.of(255, 0, 0));
});
