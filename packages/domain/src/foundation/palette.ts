/** The colors of the design, by role. A foundation gives each of them a value (`brand.css` in `packages/content`). */
export const colorNames = [
  'paper',
  'paper-warm',
  'paper-deep',
  'auth-gray',
  'ink',
  'ink-soft',
  'line',
  'control',
  'pine',
  'pine-deep',
  'pine-mist',
  'ember',
  'ember-deep',
  'sun',
  'goal-full',
  'completed',
  'pending',
  'failed',
  'on-dark',
  'on-dark-soft',
  'line-dark',
] as const;

/** The custom properties of the foundation's mark, besides those of its palette and fonts. */
export const markNames = ['logo', 'logo-on-dark', 'logo-ratio'] as const;

export type ColorName = (typeof colorNames)[number];

/** Required contrast by use: WCAG AA, but 7:1 for body text. */
export const minimumContrast = { 'body text': 7, text: 4.5, 'edge or shape': 3 } as const;

/** A color on a background. */
export interface ColorPair {
  /** The background. */
  on: ColorName;
  /** The color of the text or shape. */
  ink: ColorName;
  /** The use of the color. */
  as: keyof typeof minimumContrast;
}

const pairs = (as: ColorPair['as'], ink: ColorName, ...backgrounds: ColorName[]): ColorPair[] =>
  backgrounds.map((on) => ({ on, ink, as }));

/** The pairs of colors that may be used together. */
export const allowedPairs: readonly ColorPair[] = [
  ...pairs('body text', 'ink', 'paper', 'paper-warm', 'paper-deep', 'auth-gray', 'pine-mist', 'sun'),
  ...pairs('text', 'ink-soft', 'paper', 'paper-warm', 'paper-deep', 'auth-gray'),
  ...pairs('text', 'pine', 'paper', 'paper-warm', 'paper-deep', 'auth-gray'),
  ...pairs('body text', 'pine-deep', 'paper', 'paper-warm', 'pine-mist'),
  ...pairs('text', 'paper', 'pine', 'pine-deep', 'ember', 'ember-deep'),
  ...pairs('body text', 'on-dark', 'pine-deep'),
  ...pairs('text', 'on-dark-soft', 'pine-deep'),
  ...pairs('text', 'sun', 'pine-deep'),
  ...pairs('text', 'ember', 'paper', 'paper-warm'),
  ...pairs('text', 'completed', 'paper', 'paper-warm'),
  ...pairs('text', 'pending', 'paper', 'paper-warm'),
  ...pairs('text', 'failed', 'paper', 'paper-warm', 'auth-gray'),
  ...pairs('edge or shape', 'control', 'paper', 'paper-warm', 'auth-gray'),
  ...pairs('edge or shape', 'pine', 'pine-mist'),
  ...pairs('edge or shape', 'goal-full', 'paper', 'paper-deep'),
];

/** Returns the WCAG 2.2 relative luminance of `#rrggbb`, 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG contrast ratio of two colors `#rrggbb`, 1 to 21, in either order. */
export function contrast(one: string, other: string): number {
  const luminances = [luminance(one), luminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}
