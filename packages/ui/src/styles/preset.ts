import type { Config } from 'tailwindcss';

import { textStyles } from './text-styles.ts';

/**
 * Tailwind preset of the design system. It maps the tokens of `tokens.css` to utilities, once, and adds them to
 * Tailwind's own. `tailwind.config.ts` of this repository replaces Tailwind's scales instead.
 */
const token = (name: string) => `var(--${name})`;
const tokens = (...names: string[]) => Object.fromEntries(names.map((name) => [name, token(name)]));
/** The tokens of one kind without the prefix that the utility already has: `rounded-pane` is `--radius-pane`. */
const family = (prefix: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, token(`${prefix}-${name}`)]));

/** Line lengths in em: `max-w-measure-26` is 26em of the element's own font size. */
const measures = (...ems: number[]) => Object.fromEntries(ems.map((em) => [`measure-${em}`, `${em}em`]));

const fontSize = Object.fromEntries(
  Object.entries({ ...textStyles.scale, ...textStyles.single }).map(
    ([name, { size, leading, tracking, weight }]): [string, [string, Record<string, string>]] => [
      name,
      [
        token(size),
        {
          ...(leading && { lineHeight: token(leading) }),
          ...(tracking && { letterSpacing: token(tracking) }),
          ...(weight && { fontWeight: token(weight) }),
        },
      ],
    ],
  ),
);

/** As many columns as fit. `--card-least` makes cards wider than their token. */
const cardColumns = (width: string) =>
  `repeat(auto-fill, minmax(max(min(100%, ${token(width)}), var(--card-least, 0px)), 1fr))`;

/** Scales that Tailwind has too, such as colors and text sizes. This repository uses them instead of Tailwind's own. */
export const scales = {
  screens: { small: '361px', tablet: '768px', desk: '913px', wide: '1281px' },
  colors: {
    transparent: 'transparent',
    current: 'currentColor',
    ...tokens('paper', 'paper-warm', 'paper-deep', 'auth-gray', 'ink', 'ink-soft', 'line', 'control'),
    ...tokens('pine', 'pine-deep', 'pine-mist', 'ember', 'ember-deep', 'sun'),
    ...tokens('completed', 'pending', 'failed', 'goal-full', 'on-dark', 'on-dark-soft', 'line-dark'),
  },
  fontFamily: family('font', 'display', 'sans'),
  fontSize,
  fontWeight: family('weight', 'regular', 'quote', 'medium', 'heading', 'semibold', 'strong'),
  lineHeight: family('leading', 'capital', 'flat', 'hero', 'title', 'heading', 'tight', 'snug', 'text', 'body'),
  letterSpacing: family('tracking', 'figure', 'title', 'heading', 'eyebrow'),
  borderRadius: {
    ...family('radius', 'text', 'check', 'control', 'pane', 'section'),
    ...tokens('arch', 'arch-scene', 'arch-portrait', 'arch-hero'),
  },
  boxShadow: family('shadow', 'raised'),
  dropShadow: {},
  blur: {},
  transitionDuration: family('motion', 'act', 'step'),
  transitionTimingFunction: family('ease', 'out'),
  animation: {
    turn: `turn ${token('motion-turn')} linear infinite`,
    'ticker-slide': `ticker-slide ${token('motion-slide')} ${token('ease-out')} forwards`,
  },
  keyframes: {
    turn: { to: { transform: 'rotate(360deg)' } },
    /* Advances a row of a ticker by one card, `--card` wide, and the gap. Right to left, `--toward-start` is 1. */
    'ticker-slide': {
      to: { transform: 'translateX(calc(var(--toward-start, -1) * (var(--card) + 1.25rem)))' },
    },
  },
  aspectRatio: { scene: '400 / 330', portrait: '120 / 140', hero: '560 / 640' },
  maxWidth: {
    ...family('width', 'page', 'text', 'sheet'),
    ...measures(13, 14, 18, 24, 26, 28, 30, 32, 33, 34),
    /*
     * Container queries: `@beside:` where text fits beside a small picture, which it does not on a phone with text of
     * 200 %, `@row:` where a card fits picture and text side by side, `@table:` where columns fit, `@pair:` where a form
     * fits beside a column.
     */
    beside: '16rem',
    row: '28rem',
    table: '42rem',
    pair: '54rem',
  },
} satisfies Config['theme'];

/** Values for utilities whose scale stays Tailwind's own. */
export const additions = {
  /* Multiples of 4 px. */
  spacing: { DEFAULT: '0.25rem', ...family('space', 'section', 'gutter') },
  textUnderlineOffset: { link: '0.24em' },
  borderWidth: family('border', 'frame', 'focus'),
  height: { line: '1em' },
  /* Decorations that extend beyond their container. */
  margin: { bleed: '5%', 'bleed-phone': '18%' },
  inset: { 'off-screen': '9999px' },
  gap: {
    brand: '0.7rem',
    figures: '2%',
    lines: '0.55em',
    'grid-large': token('grid-gap-large'),
    'grid-medium': token('grid-gap-medium'),
    'grid-small': token('grid-gap-small'),
  },
  gridTemplateColumns: {
    'cards-narrow': cardColumns('card-narrow'),
    'cards-wide': cardColumns('card-wide'),
  },
} satisfies Config['theme'];

const preset: Config = { content: [], theme: { extend: { ...scales, ...additions } } };
export default preset;
