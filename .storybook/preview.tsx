import '../packages/ui/src/styles/index.css';
import './docs.css';
import { aMoment } from '@hearthlight/domain/fixtures';
import type { Preview } from '@storybook/react-vite';
import MockDate from 'mockdate';

import { token } from '../packages/ui/src/foundations/tokens.ts';
import { mockNetwork } from './network.ts';
import { themeOf } from './theme.ts';

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mockNetwork],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      /* The test run does it at each width instead: see test-run.ts. */
      disable: import.meta.env['VITEST_STORYBOOK'] === 'false',
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
    controls: { expanded: true },
    docs: { theme: themeOf(token), toc: { headingSelector: 'h2', title: 'On this page' } },
    chromatic: { modes: { phone: { viewport: 'phone' }, desk: { viewport: 'desk' } } },
    viewport: {
      options: {
        small: screen('Small phone, 320', 320, 640),
        phone: screen('Phone, 390', 390, 844),
        tablet: screen('Tablet, 768', 768, 1024),
        desk: screen('Desk, 1366', 1366, 900),
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'Contribute a component'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Pictures', 'Voice', 'Gallery'],
          'Components',
          'Lib',
          'Site',
          'Home',
          'News',
          'About',
          'Account',
          'Dashboard',
          'Routes',
          'Flows',
        ],
      },
    },
  },
  /* Forms load their rules when they are touched; in stories they are at hand from the start, also on a slow line. */
  beforeAll: async () => {
    await Promise.all([import('@hearthlight/domain/forms'), import('@hookform/resolvers/zod')]);
  },
  beforeEach: () => {
    MockDate.set(aMoment);
    return () => MockDate.reset();
  },
};
export default preview;
