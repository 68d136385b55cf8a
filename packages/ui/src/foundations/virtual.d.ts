/** Made by `component-facts.ts` when Storybook is built. */
declare module 'virtual:component-facts' {
  import type { ComponentFacts } from './component-facts.ts';

  export const facts: Readonly<Record<string, ComponentFacts>>;

  /** Titles of the components that use each token. */
  export const tokenUses: Readonly<Record<string, readonly string[]>>;
}
