import '../packages/ui/src/styles/index.css';
import { aMoment } from '@hearthlight/domain/fixtures';
import type { Preview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { mswLoader } from 'msw-storybook-addon/csf3';

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** What was written to `console.error` while a story ran: it fails the story. */
let consoleErrors: unknown[][] = [];

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader()],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      /* The test run does it at each width instead: see every-width.ts. */
      disable: import.meta.env['VITEST_STORYBOOK'] === 'false',
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
    controls: { expanded: true },
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
          'Foundations',
          'Components',
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
  beforeEach: () => {
    MockDate.set(aMoment);
    const original = console.error;
    consoleErrors = [];
    console.error = (...said: unknown[]) => {
      consoleErrors.push(said);
      original(...said);
    };
    return () => {
      console.error = original;
      MockDate.reset();
    };
  },
  afterEach: () => {
    if (consoleErrors.length > 0)
      throw new Error(
        `The story wrote to console.error:\n${consoleErrors.map((said) => said.map(String).join(' ')).join('\n')}`,
      );
  },
};
export default preview;
