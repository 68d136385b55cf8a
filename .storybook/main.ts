import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { contentDirectory, faviconOf, loadContent } from '@hearthlight/content';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

import { componentFactsModule } from '../packages/ui/src/foundations/component-facts.ts';
import { completeManifest, indexNothing, indexOnlyExported } from './manifest.ts';
import { pictureFolder, portraitsOf } from './picture-folders.ts';
import { entryNames } from './story-snippets.ts';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Whether Vitest runs the stories. */
const isTest = process.env['VITEST'] !== undefined;

const content = contentDirectory();
const loaded = loadContent(content);
const { brand, foundation, logo } = loaded;

const exampleFolder = pathOf('../packages/content/examples');

/** Other foundations in the toolbar, by name. */
const examples = Object.fromEntries(
  [contentDirectory({}), ...readdirSync(exampleFolder).map((name) => join(exampleFolder, name))]
    .filter((directory) => directory !== content)
    .map((directory) => [basename(directory), directory]),
);
const foundations = [
  { value: 'default', title: foundation.product },
  ...Object.entries(examples).map(([value, directory]) => ({
    value,
    title: loadContent(directory).foundation.product,
  })),
];

/** The folder of the favicon, which Storybook reads from a file, and of the script that answers mocked calls. */
const files = pathOf('../node_modules/.cache/storybook-files');
mkdirSync(files, { recursive: true });
writeFileSync(join(files, 'favicon.svg'), faviconOf(logo));
const worker = 'mockServiceWorker.js';
copyFileSync(fileURLToPath(import.meta.resolve(`msw/${worker}`)), join(files, worker));
/* The library's Storybook asks the desk's for these, and logs an error for each that is missing. */
for (const name of ['stories.json', 'metadata.json']) writeFileSync(join(files, name), '{}');

/** Returns the file names of pictures, for the page that lists them all. */
const fileNames = (addresses: readonly string[]) =>
  addresses.map((address) => address.slice('/pictures/'.length)).join(' ');
const portraits = portraitsOf(loaded);
const scenes = loaded.pictures.filter((address) => !portraits.includes(address));

/** Pictures of components and screens, taken by `npm run storybook:thumbnails`. */
const thumbnails = pathOf('../node_modules/.cache/storybook-thumbnails');
mkdirSync(thumbnails, { recursive: true });

const cssString = (text: string) => JSON.stringify(text).replaceAll('<', String.raw`\3c `);

/** Storybook's interface is a separate bundle, so it gets the palette and fonts in a style element. */
const values = Object.entries(brand.values).map(([name, value]) => `--${name}: ${value};`);
const managerStyle = `:root { ${values.join(' ')} --product: ${cssString(foundation.product)} }`;

const fonts = (family: string) => ({
  from: pathOf(`../node_modules/@fontsource-variable/${family}/files`),
  to: `/fonts/${family}`,
});

/* Storybook's type leaves out the hook for manifests. */
interface Manifests {
  components?: Parameters<typeof completeManifest>[0];
}
type WithManifests = StorybookConfig & {
  experimental_manifests: (manifests?: Manifests) => Promise<Manifests>;
};

/** Vite dates the import of a preview that was edited. Storybook then adds no doc comments to stories (as captions). */
const undatedPreview = {
  name: 'undated-preview',
  enforce: 'pre' as const,
  transform: {
    order: 'post' as const,
    handler: (code: string, id: string) =>
      id.endsWith('.stories.tsx') ? code.replace(/(?<=\/preview\.tsx)\?t=\d+/, '') : undefined,
  },
};

const docs = {
  name: '@storybook/addon-docs',
  /* Enables tables in MDX. */
  options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
};

const config: WithManifests = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
    /* One run of tests has all stories, and no pages of text. */
    isTest ? '../apps/desk/src/**/*.stories.tsx' : '../packages/ui/src/**/*.mdx',
  ],
  refs: (_config, { configType }) =>
    configType === 'PRODUCTION' ? { desk: { title: 'Staff desk', url: './desk' } } : {},
  staticDirs: [
    pathOf('public'),
    { from: pictureFolder(content), to: '/pictures' },
    ...Object.entries(examples).map(([name, directory]) => ({
      from: pictureFolder(directory),
      to: `/foundations/${name}/pictures`,
    })),
    { from: files, to: '/' },
    { from: thumbnails, to: '/thumbnails' },
    { from: pathOf('../docs/accessibility'), to: '/accessibility' },
    fonts('figtree'),
    fonts('fraunces'),
  ],
  env: (env = {}) => ({
    ...env,
    STORYBOOK_FOUNDATION: basename(content),
    STORYBOOK_FOUNDATIONS: JSON.stringify(foundations),
    STORYBOOK_SCENES: fileNames(scenes),
    STORYBOOK_PORTRAITS: fileNames(portraits),
    ...entryNames,
    STORYBOOK_CHECKS: process.env['CHECKS'] ?? '',
  }),
  experimental_indexers: isTest ? indexNothing : indexOnlyExported,
  experimental_manifests: async (manifests = {}) => ({
    ...manifests,
    ...(manifests.components && { components: await completeManifest(manifests.components) }),
  }),
  managerHead: (head = '') => `${head}<style>${managerStyle}</style>`,
  addons: [
    /* Tests of stories need no documentation: it would parse each file of stories once more. */
    ...(isTest ? [] : [docs]),
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  features: {
    /* The toolbar has its own background menu. */
    backgrounds: false,
    componentsManifest: true,
  },
  /* Parts of other components are hidden from sidebar and search until the filter menu includes them. */
  tags: { internal: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  /* Tests of stories need no documentation of props. */
  typescript: { reactDocgen: isTest ? false : 'react-docgen' },
  viteFinal: async (vite) => {
    const { default: tailwindcss } = await import('@tailwindcss/vite');
    const { contentModules } = await import('@hearthlight/content/vite');
    const { mergeConfig } = await import('vite');
    return mergeConfig(
      { ...vite, plugins: [undatedPreview, ...(vite.plugins ?? [])] },
      {
        plugins: [
          tailwindcss(),
          componentFactsModule(pathOf('..')),
          contentModules(content, { others: examples, chooser: pathOf('chosen-foundation.ts') }),
        ],
        /* Pages of the site take the words of the toolbar's language instead of those of a build. */
        resolve: { alias: [{ find: /^.*\/with-words\.tsx$/, replacement: pathOf('story-words.ts') }] },
        /* Snippets show component names. */
        build: { rolldownOptions: { output: { keepNames: true } } },
      },
    );
  },
};
export default config;
