import { randomBytes } from 'node:crypto';

import sharp, { type Sharp } from 'sharp';

/** Photographs as people upload them, made by code: a landscape with a person off center, soft light and grain. */

/** Width and height in pixels. */
const sizes = {
  portrait: [600, 900],
  panorama: [1440, 360],
  small: [96, 72],
  transparent: [400, 320],
} as const;

type Color = readonly [number, number, number];

const mix = (one: Color, other: Color, share: number): Color => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

/** Returns the same number from -1 to 1 for the same pixel. */
function grainAt(x: number, y: number): number {
  let hash = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263);
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 31 - 1;
}

/** Whether a point is in an ellipse, from 1 at its center to 0 at its edge. */
const within = (x: number, y: number, width: number, height: number) =>
  Math.max(0, 1 - (x / width) ** 2 - (y / height) ** 2);

/** Returns the color at a point. `x` and `y` are shares of the height, `aspect` is the width in heights. */
function colorAt(x: number, y: number, aspect: number): Color {
  const ridge = 0.52 + 0.05 * Math.sin(x * 5.1) + 0.02 * Math.sin(x * 17 + 1);
  const light = within(x - aspect * 0.8, y - 0.3, 0.9, 0.7);
  const sky = mix([96, 148, 196], [242, 214, 176], Math.min(1, y / 0.55));
  const ground = mix([112, 118, 74], [166, 118, 74], Math.min(1, (y - 0.5) * 2));
  const scene = y < ridge ? sky : mix(ground, [70, 82, 60], Math.max(0, 1 - (y - ridge) * 9));
  const lit = mix(scene, [255, 236, 190], light * 0.55);
  const across = x - aspect * 0.3;
  if (within(across, y - 0.36, 0.055, 0.07) > 0) return [94, 62, 46];
  if (within(across, y - 0.66, 0.13, 0.25) > 0) return mix([196, 62, 44], [132, 34, 40], y);
  return lit;
}

/** Returns the pixels of a photograph. `grain` is its noise: more of it makes a larger file. */
function aPhotographOf(width: number, height: number, grain: number, isTransparent = false): Sharp {
  const channels = isTransparent ? 4 : 3;
  const data = Buffer.alloc(width * height * channels);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * channels;
      const noise = grainAt(x, y) * grain;
      const color = colorAt(x / height, y / height, width / height);
      for (const [channel, value] of color.entries()) data[at + channel] = Math.max(0, Math.min(255, value + noise));
      if (isTransparent) data[at + 3] = Math.min(255, 1000 * within(x / width - 0.5, y / height - 0.5, 0.5, 0.5));
    }
  }
  return sharp(data, { raw: { width, height, channels } });
}

/** Returns a file as a camera or an image editor writes it: JPEG, or PNG if it is transparent. */
export function aPhotograph(name: keyof typeof sizes): Promise<Buffer> {
  const [width, height] = sizes[name];
  const isTransparent = name === 'transparent';
  const picture = aPhotographOf(width, height, 5, isTransparent);
  return (isTransparent ? picture.png() : picture.jpeg({ quality: 90 })).toBuffer();
}

/** Returns a photograph in the inks of a printer, as agencies send it. */
export const aCmykPhotograph = (): Promise<Buffer> =>
  aPhotographOf(600, 400, 5).toColourspace('cmyk').jpeg({ quality: 90 }).toBuffer();

/** Returns a photograph of 12 megapixels and more than 12 MB, as a camera writes it. */
export async function aLargePhotograph(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const scene = await aPhotographOf(400, 300, 0).resize(width, height).raw().toBuffer();
  const noise = randomBytes(scene.length);
  for (let at = 0; at < scene.length; at += 1) scene[at] = (scene[at] ?? 0) * 0.9 + (noise[at] ?? 0) / 16;
  // The best quality keeps the noise, which makes the file large.
  return sharp(scene, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
