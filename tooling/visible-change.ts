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

/** Returns the distance of two colors, `#rrggbb`, in CIELAB. */
export function colorDifference(one: string, other: string): number {
  const [a, b] = [labOf(channelsOf(one)), labOf(channelsOf(other))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Channels that together make the smallest change of numbers for a visible change of color. */
const directions: readonly Triple[] = [-1, 0, 1].flatMap((red) =>
  [-1, 0, 1].flatMap((green) =>
    [-1, 0, 1].filter((blue) => red || green || blue).map((blue): Triple => [red, green, blue]),
  ),
);

/**
 * Returns the color that differs from the given one by `visibleDifference` with the smallest change of its channels:
 * the hardest to notice for a comparison of channels.
 */
export function changedColor(color: string): string {
  const channels = channelsOf(color);
  for (let step = 1; step <= 255; step += 1)
    for (const direction of directions) {
      const moved: Triple = [
        channels[0] + step * direction[0],
        channels[1] + step * direction[1],
        channels[2] + step * direction[2],
      ];
      if (moved.some((channel) => channel < 0 || channel > 255)) continue;
      if (colorDifference(color, hexOf(moved)) >= visibleDifference) return hexOf(moved);
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

/** Tokens of movement. A picture does not show them. */
export const invisibleTokens = ['motion-act', 'motion-step', 'motion-slide', 'motion-turn', 'ease-out'];

/** Returns a value for a token that looks different. Throws for a token of an unknown kind. */
export function visibleChange(name: string, value: string): string {
  if (value.startsWith('#')) return changedColor(value);
  const change = changes.find(([prefix]) => name.startsWith(prefix))?.[1];
  if (!change) throw new Error(`There is no visible change for the token --${name}`);
  return change(value);
}
