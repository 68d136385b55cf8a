import pixelmatch from 'pixelmatch';

/*
 * Compares two pictures for `npm run test:visual` (decision 0022). pixelmatch detects changed shapes but not a light
 * color that became another light color. So a second comparison counts colors: each color must fill about as many
 * pixels in both pictures.
 */
export interface Picture {
  /** Four bytes per pixel: red, green, blue, alpha. */
  data: Uint8Array | Uint8ClampedArray | Buffer;
  metadata: { width: number; height: number };
}

interface Comparison {
  pass: boolean;
  /** The picture in gray with changed pixels in red. `null` if the pictures are equal or their sizes differ. */
  diff: Uint8Array<ArrayBuffer> | null;
  message: string | null;
}

/** Difference, from 0 to 1, at which two pixels count as different. */
const threshold = 0.03;
/** Maximum number of different pixels in equal pictures. */
const allowedPixels = 6;
/** Minimum number of pixels of a color. Fewer may come from antialiasing. */
const fewestPixels = 20;
/** Maximum difference per channel, from 0 to 255, of equal colors. */
const channelTolerance = 2;

/** Counts pixels by color, `0xRRGGBB`. */
function countColors({ data }: Picture): Map<number, number> {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return counts;
}

const steps = Array.from({ length: 2 * channelTolerance + 1 }, (_, step) => step - channelTolerance);

/** Offsets from a color to each color near it. */
const offsets = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => red * 65_536 + green * 256 + blue)),
);

/** Returns colors, such as `#5b554d`, that fill less than half as many pixels in `other` as in `one`. */
function missingColors(one: Picture, other: Picture): string[] {
  const counts = countColors(other);
  const countNear = (color: number) =>
    offsets.reduce((sum, offset) => sum + (counts.get(color + offset) ?? 0), 0);
  return [...countColors(one)]
    .filter(([color, count]) => count >= fewestPixels && countNear(color) < count / 2)
    .map(([color]) => `#${color.toString(16).padStart(6, '0')}`);
}

/** Counts different pixels and draws them into `diff`. Returns `undefined` if the sizes differ. */
export function countDifferent(one: Picture, other: Picture, diff?: Uint8Array): number | undefined {
  const { width, height } = one.metadata;
  if (width !== other.metadata.width || height !== other.metadata.height) return undefined;
  return pixelmatch(new Uint8Array(one.data), new Uint8Array(other.data), diff, width, height, { threshold });
}

const fail = (message: string, diff: Comparison['diff'] = null) => ({ pass: false, diff, message });

/** Compares pictures, with the signature of Vitest's `comparators`. */
export function comparePictures(reference: Picture, actual: Picture): Comparison {
  const [before, now] = [reference.metadata, actual.metadata];
  const diff = new Uint8Array(reference.data.length);
  const changed = countDifferent(reference, actual, diff);
  if (changed === undefined)
    return fail(
      `The size changed from ${before.width} × ${before.height} to ${now.width} × ${now.height} px.`,
    );
  if (changed > allowedPixels) return fail(`${changed} pixels changed; ${allowedPixels} may.`, diff);
  const missing = [...missingColors(reference, actual), ...missingColors(actual, reference)];
  if (missing.length > 0) return fail(`These colors appeared or disappeared: ${missing.join(', ')}.`, diff);
  return { pass: true, diff: null, message: null };
}
