import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { StorybookConfig } from '@storybook/react-vite';

const here = (file: string) => fileURLToPath(import.meta.resolve(`./${file}`));

/** The drawn pictures that the site ships, for the page that shows them all. */
const pictures = readdirSync(here('../apps/web/public/pictures'))
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length));

/** Storybook's own frame is bundled apart from the site, so the tokens are handed to it in its page. */
const tokens = readFileSync(here('../packages/ui/src/styles/tokens.css'), 'utf8');

const fonts = (family: string) => ({
  from: `../node_modules/@fontsource-variable/${family}/files`,
  to: `/fonts/${family}`,
});

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  staticDirs: ['./public', '../apps/web/public', fonts('figtree'), fonts('fraunces')],
  env: (env = {}) => ({ ...env, STORYBOOK_PICTURES: pictures.join(' ') }),
  managerHead: (head = '') => `${head}<style>${tokens}</style>`,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  previewAnnotations: (entries = []) => [
    here('quiet-console.ts'),
    ...entries,
    ...(process.env['VITEST'] ? [here(process.env['PICTURES'] ? 'picture.ts' : 'test-run.ts')] : []),
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
