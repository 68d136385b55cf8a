import { fileURLToPath } from 'node:url';

import type { StorybookConfig } from '@storybook/react-vite';

const here = (file: string) => fileURLToPath(import.meta.resolve(`./${file}`));

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  staticDirs: ['./public', '../apps/web/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  previewAnnotations: (entries = []) => [
    here('quiet-console.ts'),
    ...entries,
    ...(process.env['VITEST'] ? [here('test-run.ts')] : []),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (vite) => {
    const { default: tailwindcss } = await import('@tailwindcss/vite');
    vite.plugins = [...(vite.plugins ?? []), tailwindcss()];
    return vite;
  },
};
export default config;
