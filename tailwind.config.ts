import type { Config } from 'tailwindcss';

/**
 * Maps the design tokens of `packages/ui/src/styles/tokens.css` to utilities, once. The palette replaces
 * Tailwind's own, so that a colour without a role cannot be written.
 */
const token = (name: string) => `var(--${name})`;
const tokens = (...names: string[]) => Object.fromEntries(names.map((name) => [name, token(name)]));

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
    },
    extend: {
      borderRadius: {
        control: token('radius-control'),
        pane: token('radius-pane'),
        section: token('radius-section'),
      },
      maxWidth: { page: token('width-page'), text: token('width-text'), sheet: token('width-sheet') },
      spacing: { section: token('space-section'), gutter: token('space-gutter') },
      transitionDuration: { act: token('motion-act'), step: token('motion-step') },
      screens: { small: '361px', tablet: '768px', desk: '913px', wide: '1281px' },
    },
  },
};
export default config;
