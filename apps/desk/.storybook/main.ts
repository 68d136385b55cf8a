import { join } from 'node:path';

import shared from '../../../.storybook/main.ts';

/* The Storybook of the staff desk: `npm run storybook -w apps/desk`. That of the library shows it as a part of its own. */
export default {
  ...shared,
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: join(import.meta.dirname, 'vite.config.ts') } },
  },
  stories: ['../src/**/*.stories.tsx'],
  refs: {},
};
