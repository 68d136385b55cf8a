/**
 * Tells whether two pictures show the same, for `npm run test:visual`.
 *
 * Another build of the same browser smooths edges a little differently, which moves ink by less than a pixel. So a pixel
 * counts as changed only where its colour is far from what the other picture has within one pixel around it; where that
 * is an edge, the far side of it is not far. What moved by two pixels, be it a pale line on paper, meets flat ground
 * there and has changed; an edge that is smoothed in another way has not.
 */
export interface Picture {
  /** Four bytes a pixel: red, green, blue, alpha. */
  data: Uint8Array | Uint8ClampedArray | Buffer;
  metadata: { width: number; height: number };
}

export interface PictureTolerance {
  /** How far a channel may lie outside of flat surroundings, of 255. */
  channelSlack?: number;
  /** How many pixels may be changed before the pictures differ. */
  allowedPixels?: number;
}

interface Verdict {
  pass: boolean;
  /** The picture in grey, with changed pixels in red; null where the sizes differ. */
  diff: Uint8Array<ArrayBuffer> | null;
  message: string | null;
}

/** Whether the pixel of `one` is like something within one pixel of the same place in `other`. */
function isLikeSurroundings(one: Picture, other: Picture, x: number, y: number, slack: number): boolean {
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
    const room = slack + most - least;
    if (value < least - room || value > most + room) return false;
  }
  return true;
}

function changedPixels(reference: Picture, actual: Picture, slack: number): number[] {
  const { width } = reference.metadata;
  const changed: number[] = [];
  for (let at = 0; at < reference.data.length; at += 4) {
    const same =
      reference.data[at] === actual.data[at] &&
      reference.data[at + 1] === actual.data[at + 1] &&
      reference.data[at + 2] === actual.data[at + 2];
    if (same) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    const alike =
      isLikeSurroundings(actual, reference, x, y, slack) &&
      isLikeSurroundings(reference, actual, x, y, slack);
    if (!alike) changed.push(at);
  }
  return changed;
}

function drawDifference(reference: Picture, changed: number[]): Uint8Array<ArrayBuffer> {
  const diff = new Uint8Array(reference.data.length);
  for (let at = 0; at < diff.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = reference.data.subarray(at, at + 3);
    const pale = 215 + Math.round((red + green + blue) / 3 / 6.4);
    diff.set([pale, pale, pale, 255], at);
  }
  for (const at of changed) diff.set([214, 0, 28, 255], at);
  return diff;
}

/** The comparator in the shape that the test tool asks for. */
export function comparePictures(
  reference: Picture,
  actual: Picture,
  { createDiff, channelSlack = 12, allowedPixels = 6 }: PictureTolerance & { createDiff: boolean },
): Verdict {
  const [before, now] = [reference.metadata, actual.metadata];
  if (before.width !== now.width || before.height !== now.height)
    return {
      pass: false,
      diff: null,
      message: `The size changed from ${before.width} × ${before.height} to ${now.width} × ${now.height} px.`,
    };
  const changed = changedPixels(reference, actual, channelSlack);
  const pass = changed.length <= allowedPixels;
  return {
    pass,
    diff: createDiff && !pass ? drawDifference(reference, changed) : null,
    message: pass ? null : `${changed.length} pixels changed; ${allowedPixels} may.`,
  };
}
