import { describe, expect, it } from 'vitest';

import { comparePictures, type Picture } from './picture-comparator.ts';

type Colour = [red: number, green: number, blue: number];
const paper: Colour = [251, 248, 242];
const ink: Colour = [29, 27, 24];
const paleLine: Colour = [228, 220, 205];

const width = 60;
const height = 40;

/** A picture whose colours are those that `colourAt` answers. */
function draw(colourAt: (x: number, y: number) => Colour, size = { width, height }): Picture {
  const data = new Uint8Array(size.width * size.height * 4);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) data.set([...colourAt(x, y), 255], (y * size.width + x) * 4);
  return { data, metadata: size };
}

/** A bar 30 px tall whose left edge is at `left`, smoothed as a browser smooths it. */
function bar(left: number, colour = ink, thick = 2): Picture {
  return draw((x, y) => {
    const cover = y < 5 || y >= 35 ? 0 : Math.max(0, Math.min(x + 1, left + thick) - Math.max(x, left));
    const mixed = colour.map((channel, at) => Math.round(channel * cover + (paper[at] ?? 0) * (1 - cover)));
    return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0];
  });
}

const compare = (reference: Picture, actual: Picture) =>
  comparePictures(reference, actual, { createDiff: true });

describe('pictures are the same', () => {
  it('when they are', () => {
    expect(compare(bar(20), bar(20))).toEqual({ pass: true, diff: null, message: null });
  });

  it.each([0.2, 0.5, 0.8])('when smoothing moved an edge by %d px', (shift) => {
    expect(compare(bar(20), bar(20 + shift)).pass).toBe(true);
    expect(compare(bar(20, ink, 1), bar(20 + shift, ink, 1)).pass).toBe(true);
  });

  it('when a colour is off by what nobody sees', () => {
    const other = draw(() => [249, 246, 245]);
    expect(
      compare(
        draw(() => paper),
        other,
      ).pass,
    ).toBe(true);
  });
});

describe('pictures differ', () => {
  it.each([2, -2, 3, 10])('when an edge moved by %d px', (shift) => {
    expect(compare(bar(20), bar(20 + shift)).pass).toBe(false);
    expect(compare(bar(20, ink, 1), bar(20 + shift, ink, 1)).pass).toBe(false);
  });

  it('when a pale line on paper moved by two pixels', () => {
    expect(compare(bar(20, paleLine), bar(22, paleLine)).pass).toBe(false);
  });

  it('when something is gone or new', () => {
    expect(
      compare(
        bar(20),
        draw(() => paper),
      ).pass,
    ).toBe(false);
    expect(
      compare(
        draw(() => paper),
        bar(20),
      ).pass,
    ).toBe(false);
  });

  it('when a ground changed its colour', () => {
    expect(
      compare(
        draw(() => paper),
        draw(() => [243, 236, 223]),
      ).pass,
    ).toBe(false);
  });

  it('when the size did, and says so', () => {
    const taller = draw(() => paper, { width, height: height + 1 });
    expect(
      compare(
        draw(() => paper),
        taller,
      ).message,
    ).toBe('The size changed from 60 × 40 to 60 × 41 px.');
  });

  it('and the difference is drawn in red', () => {
    const { diff, message } = compare(bar(20), bar(30));
    expect(message).toMatch(/^\d+ pixels changed; 6 may\.$/);
    expect([...(diff?.subarray((20 * width + 30) * 4, (20 * width + 30) * 4 + 4) ?? [])]).toEqual([
      214, 0, 28, 255,
    ]);
  });
});
