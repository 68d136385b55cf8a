import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { contentDirectory, faviconOf, loadContent } from '@hearthlight/content';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const content = contentDirectory();
const { brand, foundation, logo } = loadContent(content);

/** The folder of the favicon, which Storybook takes from a file. */
const icons = pathOf('../node_modules/.cache/storybook-icons');
mkdirSync(icons, { recursive: true });
writeFileSync(join(icons, 'favicon.svg'), faviconOf(logo));

/** Names of the pictures of the content folder, for the documentation page that shows them all. */
const pictures = readdirSync(join(content, 'pictures'))
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length));

/** Names that `@hearthlight/ui` exports, for the import lines of snippets. */
const exportedNames = readFileSync(pathOf('../packages/ui/src/index.ts'), 'utf8').match(/\b[A-Z]\w*/g) ?? [];

const cssString = (text: string) => JSON.stringify(text).replaceAll('<', String.raw`\3c `);

/** Storybook's own interface is a separate bundle, so its page gets palette and fonts as a style element. */
const values = Object.entries(brand.values).map(([name, value]) => `--${name}: ${value};`);
const managerStyle = `:root { ${values.join(' ')} --product: ${cssString(foundation.product)} }`;

const fonts = (family: string) => ({
  from: `../node_modules/@fontsource-variable/${family}/files`,
  to: `/fonts/${family}`,
});

/** What a test run adds to each story. Preview annotations of this file do not reach stories that are factories. */
const checksOfRun: Record<string, string> = { yes: 'picture-checks.ts', tokens: 'token-checks.ts' };
const checks = process.env['VITEST'] && (checksOfRun[process.env['PICTURES'] ?? ''] ?? 'story-checks.ts');

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  staticDirs: [
    './public',
    { from: join(content, 'pictures'), to: '/pictures' },
    { from: icons, to: '/' },
    fonts('figtree'),
    fonts('fraunces'),
  ],
  env: (env = {}) => ({
    ...env,
    STORYBOOK_PICTURES: pictures.join(' '),
    STORYBOOK_EXPORTS: exportedNames.join(' '),
  }),
  managerHead: (head = '') => `${head}<style>${managerStyle}</style>`,
  addons: [
    {
      name: '@storybook/addon-docs',
      /* Tables in MDX. */
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    'storybook-addon-pseudo-states',
  ],
  features: {
    componentsManifest: true,
    /* The headings of `find.mdx` are synonyms. */
    experimentalSearchDocsHeadings: true,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (vite) => {
    const { default: tailwindcss } = await import('@tailwindcss/vite');
    const { contentModules } = await import('@hearthlight/content/vite');
    const { mergeConfig } = await import('vite');
    return mergeConfig(vite, {
      plugins: [tailwindcss(), contentModules()],
      /* Snippets print the names of components. */
      build: { rolldownOptions: { output: { keepNames: true } } },
      resolve: { alias: checks ? { '#checks': pathOf(checks) } : {} },
    });
  },
};
export default config;
