/** Made by `component-facts.ts` when Storybook is built. */
declare module 'virtual:component-facts' {
  import type { ComponentFacts } from './component-facts.ts';

  export const facts: Readonly<Record<string, ComponentFacts>>;
}
