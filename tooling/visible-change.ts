import type { Picture } from './picture-comparator.ts';

/*
 * Changes a design token by an amount that a person sees, for the test that the picture comparison notices it.
 */
type Triple = readonly [number, number, number];

/** Difference of a changed color in CIELAB (ΔE*ab, 1976): visible side by side. */
export const visibleDifference = 5;

const channelsOf = (hex: string): Triple => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const hexOf = (channels: Triple) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const curve = (part: number) => (part > 216 / 24389 ? Math.cbrt(part) : (part * 24389) / 27 / 116 + 16 / 116);

/** CIELAB for sRGB channels of 0 to 255, white point D65. */
function labOf(channels: Triple): Triple {
  const [red, green, blue] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const [r, g, b] = [red ?? 0, green ?? 0, blue ?? 0];
  const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = curve(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (a: Triple, b: Triple) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Returns the distance of two colors, `#rrggbb`, in CIELAB. */
export const colorDifference = (one: string, other: string): number =>
  distance(labOf(channelsOf(one)), labOf(channelsOf(other)));

const numberAt = (data: Picture['data'], at: number) =>
  ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);

const labs = new Map<number, Triple>();

/** CIELAB of a pixel, computed once for each color. */
function labAt(data: Picture['data'], at: number): Triple {
  const color = numberAt(data, at);
  const lab = labs.get(color) ?? labOf([color >> 16, (color >> 8) & 255, color & 255]);
  labs.set(color, lab);
  return lab;
}

/** Returns whether a pixel of `one` differs visibly from all pixels of `other` at its place and one beside it. */
function differsAround(one: Picture, other: Picture, [x, y]: readonly [number, number]): boolean {
  const { width, height } = other.metadata;
  const color = labAt(one.data, (y * width + x) * 4);
  for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row += 1)
    for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column += 1)
      if (distance(color, labAt(other.data, (row * width + column) * 4)) < visibleDifference) return false;
  return true;
}

/**
 * Returns the most pixels of one color that have visibly become one other color. A move by one pixel does not count, nor
 * do the edges of letters: they are mixtures, which change by a part of what their colors do. Pictures of different
 * sizes differ everywhere.
 */
export function largestChange(before: Picture, after: Picture): number {
  const { width, height } = before.metadata;
  if (after.metadata.width !== width || after.metadata.height !== height) return Number.POSITIVE_INFINITY;
  const counts = new Map<number, number>();
  for (let at = 0; at < before.data.length; at += 4) {
    const [old, now] = [numberAt(before.data, at), numberAt(after.data, at)];
    const place = [(at / 4) % width, Math.floor(at / 4 / width)] as const;
    if (old === now || !differsAround(after, before, place)) continue;
    const pair = old * 2 ** 24 + now;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return [...counts.values()].reduce((most, count) => Math.max(most, count), 0);
}

/** Channels that together make the smallest change of numbers for a visible change of color. */
const directions: readonly Triple[] = [-1, 0, 1].flatMap((red) =>
  [-1, 0, 1].flatMap((green) =>
    [-1, 0, 1].filter((blue) => red || green || blue).map((blue): Triple => [red, green, blue]),
  ),
);

/**
 * Returns the color that differs from the given one by `difference` with the smallest change of its channels:
 * the hardest to notice for a comparison of channels.
 */
export function changedColor(color: string, difference = visibleDifference): string {
  const channels = channelsOf(color);
  for (let step = 1; step <= 255; step += 1)
    for (const direction of directions) {
      const moved: Triple = [
        channels[0] + step * direction[0],
        channels[1] + step * direction[1],
        channels[2] + step * direction[2],
      ];
      if (moved.some((channel) => channel < 0 || channel > 255)) continue;
      if (colorDifference(color, hexOf(moved)) >= difference) return hexOf(moved);
    }
  throw new Error(`No color differs visibly from ${color}`);
}

/** Arches have no single length to change: their round top becomes flat. */
const flatArch = '1rem 1rem 0 0';

/** By prefix of the token's name; the first that fits applies. */
const changes: readonly [prefix: string, change: (value: string) => string][] = [
  ['font-', () => 'monospace'],
  ['weight-', (value) => String(Number(value) + 150)],
  ['text-', (value) => `calc(${value} * 1.15)`],
  ['size-', (value) => `calc(${value} * 1.15)`],
  ['space-', (value) => `calc(${value} + 0.5rem)`],
  ['width-', (value) => `calc(${value} - 4rem)`],
  ['border-', (value) => `calc(${value} + 1.5px)`],
  ['radius-', (value) => `calc(${value} + 0.75rem)`],
  ['leading-', (value) => `calc(${value} * 1.3)`],
  ['tracking-', (value) => `calc(${value} + 0.1em)`],
  ['shadow-', () => '0 0 0 6px black'],
  ['grid-', (value) => `calc(${value} + 8px)`],
  ['card-', (value) => `calc(${value} + 100px)`],
  ['arch', () => flatArch],
];

/** How much of a color is drawn where it is only used translucent. */
const translucent: Readonly<Record<string, number>> = {};

/** Tokens of movement. A picture does not show them. */
export const invisibleTokens = ['motion-act', 'motion-step', 'motion-slide', 'motion-turn', 'ease-out'];

/** Returns a value for a token that looks different. Throws for a token of an unknown kind. */
export function visibleChange(name: string, value: string): string {
  if (value.startsWith('#')) return changedColor(value, visibleDifference / (translucent[name] ?? 1));
  const change = changes.find(([prefix]) => name.startsWith(prefix))?.[1];
  if (!change) throw new Error(`There is no visible change for the token --${name}`);
  return change(value);
}
