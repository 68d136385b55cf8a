import { token } from './tokens.ts';

/** WCAG 2.2 relative luminance of `#rrggbb`, 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two colours `#rrggbb`, 1 to 21, whichever is the lighter. */
export function contrast(one: string, other: string): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** What is drawn decides how much contrast it must have: WCAG AA, but 7:1 for what is read at length. */
export const leastContrast = { 'body text': 7, text: 4.5, 'edge or shape': 3 } as const;

export interface Pair {
  on: string;
  ink: string;
  as: keyof typeof leastContrast;
}

const pairs = (as: Pair['as'], ink: string, ...grounds: string[]): Pair[] =>
  grounds.map((on) => ({ on, ink, as }));

/** Which colour may stand on which, and as what. What is not in this list is not used together. */
export const allowedPairs: readonly Pair[] = [
  ...pairs('body text', 'ink', 'paper', 'paper-warm', 'paper-deep', 'auth-grey', 'sun'),
  ...pairs('text', 'ink-soft', 'paper', 'paper-warm', 'paper-deep', 'auth-grey'),
  ...pairs('text', 'pine', 'paper', 'paper-warm', 'paper-deep', 'auth-grey'),
  ...pairs('body text', 'pine-deep', 'paper', 'paper-warm', 'pine-mist'),
  ...pairs('text', 'paper', 'pine', 'pine-deep', 'ember', 'ember-deep'),
  ...pairs('body text', 'on-dark', 'pine-deep'),
  ...pairs('text', 'on-dark-soft', 'pine-deep'),
  ...pairs('text', 'sun', 'pine-deep'),
  ...pairs('text', 'ember', 'paper', 'paper-warm'),
  ...pairs('text', 'completed', 'paper', 'paper-warm'),
  ...pairs('text', 'pending', 'paper', 'paper-warm'),
  ...pairs('text', 'failed', 'paper', 'paper-warm', 'auth-grey'),
  ...pairs('edge or shape', 'control', 'paper', 'paper-warm', 'auth-grey'),
  ...pairs('edge or shape', 'pine', 'pine-mist'),
  ...pairs('edge or shape', 'goal-full', 'paper', 'paper-deep'),
];

/** The measured contrast of a pair of tokens. */
export function contrastOf({ on, ink }: Pair): number {
  return contrast(token(on), token(ink));
}
