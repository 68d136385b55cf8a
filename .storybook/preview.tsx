import './styles.css';
import 'virtual:content/brand.css';
import './docs.css';
import { aMoment } from '@hearthlight/domain/fixtures/moment';
import addonA11y from '@storybook/addon-a11y';
import * as addonDocs from '@storybook/addon-docs/preview';
import { definePreview, type ReactRenderer } from '@storybook/react-vite';
import MockDate from 'mockdate';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import type { StoryContext } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import { checks } from '#checks';

import { token } from '../packages/ui/src/foundations/tokens.ts';
import { readableArgTypes } from './arg-types.ts';
import { chromaticParameters } from './chromatic.ts';
import { mockNetwork } from './mock-network.ts';
import { showAtOwnWidth } from './own-width.ts';
import { codeOfExported, storySnippet } from './snippet.ts';
import { themeOf } from './theme.ts';
import { toolbar } from './toolbar.ts';
import { words } from './words.tsx';

/* The default of one second is too short for a busy machine. */
configure({ asyncUtilTimeout: 5000 });

/**
 * Loads the code of documentation pages, the largest part of Storybook's, when one is opened. `lazy` would load it too
 * late: Storybook lists the headings once, right after it has rendered the page.
 */
async function docsRenderer() {
  const [{ DocsRenderer }, { DocsPage }, { FramedStory }] = await Promise.all([
    import('@storybook/addon-docs'),
    import('./docs-page.tsx'),
    import('./framed-story.tsx'),
  ]);
  const renderer = new DocsRenderer();
  const render: typeof renderer.render = (context, parameters, element) =>
    renderer.render(context, { page: DocsPage, ...parameters, components: { Story: FramedStory } }, element);
  return { render, unmount: (element: HTMLElement) => renderer.unmount(element) };
}

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview = definePreview({
  addons: [...checks, addonDocs, addonA11y(), addonPseudoStates(), toolbar, words],
  tags: ['autodocs'],
  argTypesEnhancers: [readableArgTypes, chromaticParameters, codeOfExported],
  /* A control that is unset, such as a menu by 'Choose option…', returns to the value of the story. */
  decorators: [(story, { args, initialArgs }) => story({ args: { ...initialArgs, ...args } })],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      /* In test runs, test-run.ts runs axe at each width instead. */
      disable: import.meta.env['VITEST_STORYBOOK'] !== undefined,
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
    controls: { expanded: true },
    docs: {
      renderer: docsRenderer,
      theme: themeOf(token, foundation.product),
      /* Storybook's preview scrolls too. Both at once stop at a wrong place. */
      toc: { headingSelector: 'h2', title: 'On this page', unsafeTocbotOptions: { scrollSmooth: false } },
      /* Storybook's own code of a story has no imports, state or functions. */
      source: {
        type: 'code',
        transform: (_code: string, { component, args, originalStoryFn }: StoryContext<ReactRenderer>) =>
          storySnippet({ component, args, render: originalStoryFn }),
      },
    },
    viewport: {
      options: {
        small: screen('Small phone, 320', 320, 640),
        phone: screen('Phone, 390', 390, 844),
        tablet: screen('Tablet, 768', 768, 1024),
        laptop: screen('Laptop, 1366 × 768', 1366, 768),
        desk: screen('Desk, 1366', 1366, 900),
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          [
            'Welcome',
            'Ten minutes',
            'Install and use the package',
            'Screens',
            'Overview',
            'Find a component',
            'Status',
            'Accessibility and WCAG',
            'Theme another foundation',
            'Changelog and versions',
            'Contribute a component',
            'No *',
          ],
          'Foundations',
          ['Color', 'Typography', 'Spacing', 'Motion', 'Pictures', 'Voice', 'Tokens', 'Gallery'],
          'Patterns',
          'Library',
          ['Actions', 'Forms', 'Feedback', 'Layout', 'Media', 'Data', 'Motion'],
          'Product',
          [
            'Routes',
            'Flows',
            'Site',
            'Home',
            'News',
            'About',
            'Ledger',
            'Giving',
            'Account',
            'Dashboard',
            ['Frame', 'Preview', 'Campaigns', 'Donate', 'History', 'Updates', 'Account', 'Help', 'Parts'],
            'Forms',
          ],
        ],
      },
    },
  },
  /* Preloads the fonts, without which a story would move while it plays, and the rules that forms import on first use. */
  beforeAll: async () => {
    await Promise.all(['Figtree', 'Fraunces'].map((family) => document.fonts.load(`1rem ${family}`)));
    await Promise.all([import('@hearthlight/domain/forms'), import('@hookform/resolvers/zod')]);
  },
  loaders: [showAtOwnWidth],
  beforeEach: async (context) => {
    /* Without its checks, a test run would pass even for broken stories. */
    if (import.meta.env['VITEST_STORYBOOK'] !== undefined && checks.length === 0)
      throw new Error('The test run has no checks: see #checks in vitest.config.ts.');
    const restoreNetwork = await mockNetwork(context);
    MockDate.set(aMoment);
    return () => {
      restoreNetwork();
      MockDate.reset();
    };
  },
  /* The Storybook walk and the thumbnails wait for this attribute. */
  afterEach: ({ id }) => {
    document.documentElement.dataset['finished'] = id;
  },
});
export default preview;
