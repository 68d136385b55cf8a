import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';

import { comparePictures, type Picture } from './picture-comparator.ts';
import { root } from './prepare.mjs';

type Rgb = [red: number, green: number, blue: number];
const white: Rgb = [255, 255, 255];
const ink: Rgb = [29, 27, 24];
const paleLine: Rgb = [228, 220, 205];
const size = { width: 60, height: 40 };

function draw(colorAt: (x: number, y: number) => Rgb, metadata = size): Picture {
  const data = new Uint8Array(metadata.width * metadata.height * 4);
  for (let y = 0; y < metadata.height; y += 1)
    for (let x = 0; x < metadata.width; x += 1)
      data.set([...colorAt(x, y), 255], (y * metadata.width + x) * 4);
  return { data, metadata };
}

/** A vertical line 2 px wide and 30 px tall, drawn at whole pixels. */
const line = (left: number, color: Rgb) =>
  draw((x, y) => (y >= 5 && y < 35 && x >= left && x < left + 2 ? color : white));

function read(file: string): Picture {
  const { data, width, height } = PNG.sync.read(readFileSync(join(root, file)));
  return { data, metadata: { width, height } };
}

/** Parts of real baselines, and of the same stories drawn in another way. */
const fixture = (name: string) => read(`tooling/fixtures/${name}.png`);
const baseline = (name: string) => read(`tests/pictures/baseline/${name}.png`);

/** The picture with each pixel of one color in another. */
function recolor({ data, metadata }: Picture, from: Rgb, to: Rgb): Picture {
  const copy = new Uint8Array(data);
  for (let at = 0; at < copy.length; at += 4)
    if (from.every((channel, index) => copy[at + index] === channel)) copy.set(to, at);
  return { data: copy, metadata };
}

const compare = (reference: Picture, actual: Picture) =>
  comparePictures(reference, actual, { createDiff: true });

/** Pixels that pixelmatch counts as changed, with its own detection of anti-aliasing. */
const pixelmatchCount = (one: Picture, other: Picture, threshold: number) =>
  pixelmatch(
    new Uint8Array(one.data),
    new Uint8Array(other.data),
    undefined,
    one.metadata.width,
    one.metadata.height,
    { threshold },
  );

describe('equal pictures', () => {
  it('pass without a difference', () => {
    expect(compare(line(20, ink), line(20, ink))).toEqual({ pass: true, diff: null, message: null });
  });

  it('pass when glyphs are positioned in another way', () => {
    expect(compare(fixture('text'), fixture('text-other-glyph-positions')).message).toBeNull();
  });
});

describe('different pictures', () => {
  it.each([2, -2, 3, 10])('fail when a line moved by %d px', (shift) => {
    expect(compare(line(20, ink), line(20 + shift, ink)).pass).toBe(false);
    expect(compare(line(20, paleLine), line(20 + shift, paleLine)).pass).toBe(false);
  });

  it('fail when an icon moved by 2 px', () => {
    expect(compare(fixture('icon'), fixture('icon-moved')).pass).toBe(false);
  });

  it('fail when text changed its color', () => {
    expect(compare(fixture('text'), fixture('text-other-color')).message).toContain('#5b554d');
  });

  /** Cream to gray is 4.3 in CIELAB, gray to violet 5.5. */
  it.each<[name: string, token: string, from: Rgb, to: Rgb]>([
    ['components-feedback-notice-matrix-390', '--paper-warm', [251, 248, 242], [240, 240, 240]],
    ['account-signinform-invalid-390', '--ink-soft', [91, 85, 77], [91, 84, 85]],
    ['components-data-pagination-default-390', '--ink-soft', [91, 85, 77], [91, 84, 85]],
  ])('fail when %s has another %s', (name, _, from, to) => {
    const picture = baseline(name);
    expect(compare(picture, recolor(picture, from, to)).pass).toBe(false);
    expect(compare(recolor(picture, from, to), picture).pass).toBe(false);
  });

  it('fail when a shape is missing or new', () => {
    const empty = draw(() => white);
    expect(compare(line(20, ink), empty).pass).toBe(false);
    expect(compare(empty, line(20, ink)).pass).toBe(false);
  });

  it('fail when the sizes differ', () => {
    const taller = draw(() => white, { ...size, height: size.height + 1 });
    expect(compare(line(20, ink), taller).message).toBe('The size changed from 60 × 40 to 60 × 41 px.');
  });

  it('have a diff with changed pixels in red', () => {
    const { diff, message } = compare(line(20, ink), line(30, ink));
    expect(message).toMatch(/^\d+ pixels changed; 6 may\.$/);
    const at = (20 * size.width + 30) * 4;
    expect([...(diff?.subarray(at, at + 4) ?? [])]).toEqual([214, 0, 28, 255]);
  });
});

describe('pixelmatch, which this comparison replaces', () => {
  it.each([0.05, 0.1, 0.2])(
    'counts more for glyph positions than for a moved icon at threshold %d',
    (threshold) => {
      const noise = pixelmatchCount(fixture('text'), fixture('text-other-glyph-positions'), threshold);
      expect(noise).toBeGreaterThan(pixelmatchCount(fixture('icon'), fixture('icon-moved'), threshold));
    },
  );

  it('counts nothing when text changes its color', () => {
    expect(pixelmatchCount(fixture('text'), fixture('text-other-color'), 0.05)).toBe(0);
  });
});
