import type { Config } from 'tailwindcss';

/**
 * Maps the design tokens of `packages/ui/src/styles/tokens.css` to utilities, once. The palette replaces
 * Tailwind's own, so that a color without a role does not compile to a class.
 */
const token = (name: string) => `var(--${name})`;
const tokens = (...names: string[]) => Object.fromEntries(names.map((name) => [name, token(name)]));

/** Line lengths in em: `max-w-measure-26` is 26em of the element's own font size. */
const measures = (...ems: number[]) => Object.fromEntries(ems.map((em) => [`measure-${em}`, `${em}em`]));

const config: Config = {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...tokens('paper', 'paper-warm', 'paper-deep', 'auth-grey', 'ink', 'ink-soft', 'line', 'control'),
      ...tokens('pine', 'pine-deep', 'pine-mist', 'pine-bright', 'ember', 'ember-deep', 'sun'),
      ...tokens('completed', 'pending', 'failed', 'goal-full', 'on-dark', 'on-dark-soft', 'line-dark'),
    },
    fontFamily: { display: token('font-display'), sans: token('font-sans') },
    fontSize: {
      figure: [token('text-figure'), { lineHeight: '1', letterSpacing: '-0.02em' }],
      hero: [token('text-hero'), { lineHeight: '1.06', letterSpacing: '-0.018em' }],
      title: [token('text-title'), { lineHeight: '1.08', letterSpacing: '-0.018em' }],
      heading: [token('text-heading'), { lineHeight: '1.15', letterSpacing: '-0.014em' }],
      quote: [token('text-quote'), { lineHeight: '1.24', letterSpacing: '-0.014em' }],
      lead: [token('text-lead'), { lineHeight: '1.5' }],
      body: [token('text-body'), { lineHeight: '1.55' }],
      small: [token('text-small'), { lineHeight: '1.5' }],
      label: [token('text-label'), { lineHeight: '1.4' }],
      brand: [token('size-brand'), { lineHeight: '1', letterSpacing: '-0.02em' }],
      code: token('size-code'),
      initial: token('size-initial'),
      menu: token('size-menu'),
      message: [token('size-message'), { lineHeight: '1.38' }],
      motto: [token('size-motto'), { lineHeight: '1.08', letterSpacing: '-0.018em' }],
      nav: token('size-nav'),
      pane: [token('size-pane'), { lineHeight: '1.1', letterSpacing: '-0.018em' }],
      stat: [token('size-stat'), { lineHeight: '1' }],
      step: [token('size-step'), { lineHeight: '1' }],
      zero: [token('size-zero'), { lineHeight: '0.8' }],
    },
    extend: {
      fontWeight: {
        quote: token('weight-quote'),
        nav: token('weight-nav'),
        heading: token('weight-heading'),
        brand: token('weight-brand'),
        strong: token('weight-strong'),
        initial: token('weight-initial'),
      },
      letterSpacing: { eyebrow: '0.02em' },
      lineHeight: { initial: '0.82' },
      textUnderlineOffset: { link: '0.24em' },
      borderWidth: { frame: token('border-frame') },
      height: { line: '1em' },
      /* Decorations that extend beyond their container. */
      margin: { bleed: '5%', 'bleed-phone': '18%' },
      inset: { 'off-screen': '9999px' },
      borderRadius: {
        control: token('radius-control'),
        pane: token('radius-pane'),
        section: token('radius-section'),
        arch: token('arch'),
        'arch-scene': token('arch-scene'),
        'arch-portrait': token('arch-portrait'),
        'arch-hero': token('arch-hero'),
      },
      aspectRatio: { scene: '400 / 330', portrait: '120 / 140', hero: '560 / 640' },
      maxWidth: {
        page: token('width-page'),
        text: token('width-text'),
        sheet: token('width-sheet'),
        ...measures(13, 14, 18, 24, 26, 28, 30, 32, 33, 34),
      },
      spacing: { section: token('space-section'), gutter: token('space-gutter') },
      gap: {
        brand: '0.7rem',
        figures: '2%',
        lines: '0.55em',
        'grid-large': token('grid-gap-large'),
        'grid-medium': token('grid-gap-medium'),
        'grid-small': token('grid-gap-small'),
      },
      gridTemplateColumns: {
        'cards-narrow': `repeat(auto-fill, minmax(min(100%, ${token('card-narrow')}), 1fr))`,
        'cards-wide': `repeat(auto-fill, minmax(min(100%, ${token('card-wide')}), 1fr))`,
      },
      transitionDuration: { act: token('motion-act'), step: token('motion-step') },
      screens: { small: '361px', tablet: '768px', desk: '913px', wide: '1281px' },
    },
  },
};
export default config;
