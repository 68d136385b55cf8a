/** A text style. All values but `font` are names of tokens. */
export interface TextStyle {
  /** Token of the size. */
  size: string;
  /** Token of the line height. Without it, the line height of the surrounding text applies. */
  leading?: string;
  tracking?: string;
  /** Token of the weight. Without it, the weight of the surrounding text applies. */
  weight?: string;
  /** Its font family, set by `font-display` or `font-sans`. */
  font: 'display' | 'sans';
}

const display = (size: string, leading: string, tracking: string, weight = 'weight-heading'): TextStyle => ({
  size,
  leading: `leading-${leading}`,
  tracking: `tracking-${tracking}`,
  weight,
  font: 'display',
});

/** The type scale. `hero` is the class `text-hero`. */
const scale = {
  hero: display('text-hero', 'hero', 'title'),
  title: display('text-title', 'title', 'title'),
  quote: display('text-quote', 'tight', 'heading', 'weight-quote'),
  figure: display('text-figure', 'flat', 'figure'),
  heading: display('text-heading', 'heading', 'heading'),
  lead: { size: 'text-lead', leading: 'leading-text', font: 'sans' },
  body: { size: 'text-body', leading: 'leading-body', font: 'sans' },
  small: { size: 'text-small', leading: 'leading-text', font: 'sans' },
  label: { size: 'text-label', leading: 'leading-snug', font: 'sans' },
} satisfies Record<string, TextStyle>;

/** Text styles for one purpose, outside the scale. */
const single = {
  zero: display('size-zero', 'capital', 'figure'),
  step: { size: 'size-step', leading: 'leading-flat', weight: 'weight-heading', font: 'display' },
  motto: display('size-motto', 'title', 'title'),
  pane: display('size-pane', 'title', 'title'),
  stat: { size: 'size-stat', leading: 'leading-flat', weight: 'weight-semibold', font: 'display' },
  brand: display('size-brand', 'flat', 'figure', 'weight-strong'),
  message: { size: 'size-message', leading: 'leading-snug', weight: 'weight-quote', font: 'display' },
  menu: { size: 'size-menu', weight: 'weight-medium', font: 'sans' },
  nav: { size: 'size-nav', weight: 'weight-medium', font: 'sans' },
  initial: { size: 'size-initial', leading: 'leading-capital', font: 'display' },
  code: { size: 'size-code', font: 'sans' },
} satisfies Record<string, TextStyle>;

/** Every text style, by the name of its class without `text-`. */
export const textStyles: Readonly<Record<'scale' | 'single', Readonly<Record<string, TextStyle>>>> = {
  scale,
  single,
};
