/*
 * Compares two pictures for `npm run test:visual`. Decision 0021 has the measurements behind it.
 *
 * Another build of the browser smooths edges differently, which moves a color by less than a pixel. A pixel has changed
 * when its color is outside the range of colors within one pixel of it in the other picture. Text is all edges, so
 * a second comparison counts colors: a color that fills pixels in one picture must fill about as many in the other.
 */
export interface Picture {
  /** Four bytes a pixel: red, green, blue, alpha. */
  data: Uint8Array | Uint8ClampedArray | Buffer;
  metadata: { width: number; height: number };
}

export interface PictureTolerance {
  /** Difference of a channel, of 255, that is not a change. */
  channelTolerance?: number;
  /** Number of changed pixels up to which two pictures are equal. */
  allowedPixels?: number;
}

interface Comparison {
  pass: boolean;
  /** The picture in gray with changed pixels in red; null when the pictures are equal or their sizes differ. */
  diff: Uint8Array<ArrayBuffer> | null;
  message: string | null;
}

/** A color as 0xRRGGBB. */
type Color = number;

/** A color with fewer pixels may be a mixture at an edge. */
const fewestPixels = 20;

/** Whether the pixel of `one` is within the range of colors around the same position in `other`. */
function matchesAround(one: Picture, other: Picture, x: number, y: number, tolerance: number): boolean {
  const { width, height } = other.metadata;
  const [left, right] = [Math.max(x - 1, 0), Math.min(x + 1, width - 1)];
  const [top, bottom] = [Math.max(y - 1, 0), Math.min(y + 1, height - 1)];
  for (let channel = 0; channel < 3; channel += 1) {
    let [least, most] = [255, 0];
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) {
        const value = other.data[(row * width + column) * 4 + channel] ?? 0;
        if (value < least) least = value;
        if (value > most) most = value;
      }
    const value = one.data[(y * width + x) * 4 + channel] ?? 0;
    const margin = tolerance + most - least;
    if (value < least - margin || value > most + margin) return false;
  }
  return true;
}

const colorAt = (data: Picture['data'], at: number): Color =>
  ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);

/** Offsets in `data` of the pixels that changed. */
function changedPixels(reference: Picture, actual: Picture, tolerance: number): number[] {
  const { width } = reference.metadata;
  const changed: number[] = [];
  for (let at = 0; at < reference.data.length; at += 4) {
    if (colorAt(reference.data, at) === colorAt(actual.data, at)) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    if (
      !matchesAround(actual, reference, x, y, tolerance) ||
      !matchesAround(reference, actual, x, y, tolerance)
    )
      changed.push(at);
  }
  return changed;
}

/** Returns how many pixels have another color, by any amount, or undefined when the sizes differ. */
export function countDifferent(one: Picture, other: Picture): number | undefined {
  const [a, b] = [one.metadata, other.metadata];
  if (a.width !== b.width || a.height !== b.height) return undefined;
  let count = 0;
  for (let at = 0; at < one.data.length; at += 4)
    if (colorAt(one.data, at) !== colorAt(other.data, at)) count += 1;
  return count;
}

function countColors({ data }: Picture): Map<Color, number> {
  const counts = new Map<Color, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = colorAt(data, at);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return counts;
}

/** How many pixels have a color whose every channel is within `tolerance` of the given one. */
function countNear(counts: Map<Color, number>, color: Color, tolerance: number): number {
  const near = (shift: number) => {
    const channel = (color >> shift) & 255;
    return Array.from({ length: 2 * tolerance + 1 }, (_, index) => channel - tolerance + index)
      .filter((value) => value >= 0 && value <= 255)
      .map((value) => value << shift);
  };
  const [reds, greens, blues] = [near(16), near(8), near(0)];
  let count = 0;
  for (const red of reds)
    for (const green of greens) for (const blue of blues) count += counts.get(red | green | blue) ?? 0;
  return count;
}

/** Colors that fill pixels in `one` and less than half as many in `other`, `#5b554d` for instance. */
function missingColors(one: Picture, other: Picture, tolerance: number): string[] {
  const counts = countColors(other);
  return [...countColors(one)]
    .filter(([color, count]) => count >= fewestPixels && countNear(counts, color, tolerance) < count / 2)
    .map(([color]) => `#${color.toString(16).padStart(6, '0')}`);
}

function drawDifference(reference: Picture, changed: number[]): Uint8Array<ArrayBuffer> {
  const diff = new Uint8Array(reference.data.length);
  for (let at = 0; at < diff.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = reference.data.subarray(at, at + 3);
    const gray = 215 + Math.round((red + green + blue) / 3 / 6.4);
    diff.set([gray, gray, gray, 255], at);
  }
  for (const at of changed) diff.set([214, 0, 28, 255], at);
  return diff;
}

/** Compares pictures; the signature is that of Vitest's `comparators`. */
export function comparePictures(
  reference: Picture,
  actual: Picture,
  { createDiff, channelTolerance = 2, allowedPixels = 6 }: PictureTolerance & { createDiff: boolean },
): Comparison {
  const [before, now] = [reference.metadata, actual.metadata];
  if (before.width !== now.width || before.height !== now.height)
    return {
      pass: false,
      diff: null,
      message: `The size changed from ${before.width} × ${before.height} to ${now.width} × ${now.height} px.`,
    };
  const changed = changedPixels(reference, actual, channelTolerance);
  const missing = missingColors(reference, actual, channelTolerance);
  const added = missingColors(actual, reference, channelTolerance);
  const problems = [
    ...(changed.length > allowedPixels ? [`${changed.length} pixels changed; ${allowedPixels} may.`] : []),
    ...(missing.length > 0 ? [`Colors that went: ${missing.slice(0, 5).join(', ')}.`] : []),
    ...(added.length > 0 ? [`Colors that came: ${added.slice(0, 5).join(', ')}.`] : []),
  ];
  const pass = problems.length === 0;
  return {
    pass,
    diff: createDiff && !pass ? drawDifference(reference, changed) : null,
    message: pass ? null : problems.join(' '),
  };
}
