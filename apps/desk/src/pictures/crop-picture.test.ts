import type { PercentCrop } from 'react-image-crop';
import { expect, test } from 'vitest';

import { focusInPart, percentOf } from './crop-picture.ts';

const part = (x: number, y: number, width: number, height: number): PercentCrop => ({
  unit: '%',
  x,
  y,
  width,
  height,
});

test.each([
  ['moves with its place', { x: 30, y: 80 }, part(20, 50, 40, 50), { x: 25, y: 60 }],
  ['stays where nothing is left out', { x: 30, y: 80 }, part(0, 0, 100, 100), { x: 30, y: 80 }],
  ['is at the first edge if it was before the part', { x: 10, y: 5 }, part(20, 50, 40, 50), { x: 0, y: 0 }],
  ['is at the last edge if it was after the part', { x: 90, y: 99 }, part(0, 0, 40, 50), { x: 100, y: 100 }],
  ['is the center if nobody chose one', { x: 50, y: 50 }, part(0, 0, 40, 50), { x: 50, y: 50 }],
])('the focal point of a part %s', (_, focus, kept, expected) => {
  expect(focusInPart(focus, kept)).toEqual(expected);
});

test('a part of nothing is its half', () => {
  expect(percentOf(0, 0)).toBe(50);
});
