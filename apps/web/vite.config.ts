import { fileURLToPath } from 'node:url';

import { contentFiles, contentModules, jsxOfBuild, languageOfBuild } from '@hearthlight/content/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const generated = fileURLToPath(new URL('../../packages/words/src/generated', import.meta.url));

/** Replaces areas of words. In Node.js, and so in Vite's build for it, they would read the language of each request. */
const words = {
  find: /^@hearthlight\/words\/(?!(?:languages|number)$|language\/)(.+)$/,
  replacement: `${generated}/${languageOfBuild()}/$1.ts`,
};

/** A few lines each that almost every page needs. In files of their own they would be larger than their code. */
const small = [
  'make-plural/cardinals',
  'words/src/number',
  'words/src/plural',
  'domain/src/foundation/foundation',
  'domain/src/languages/numbers',
  'domain/src/limits',
  'ui/src/lib/own-language',
  'ui/src/lib/with-tags',
  'ui/src/components/feedback/notice',
  'ui/src/components/forms/control-style',
  'ui/src/components/forms/field.',
  'ui/src/components/forms/form.',
  'ui/src/components/forms/form-notice',
  'ui/src/components/layout/skip-link',
  'ui/src/forms/use-entry-change',
  'ui/src/words/words-provider',
  'web/src/routing/use-link-state',
  'web/src/routing/with-words',
  'web/src/session/storage',
];

/** Likewise, of pages with pictures, campaigns or stories. */
const content = [
  'domain/src/campaigns/progress',
  'domain/src/open-books/chain',
  'domain/src/pictures/uploads',
  'domain/src/text/text',
  'ui/src/components/data/stat',
  'ui/src/components/layout/card-grid',
  'ui/src/components/layout/section.',
  'ui/src/components/media/arch-picture',
  'ui/src/components/data/bar-style',
  'ui/src/giving/campaign-states',
  'ui/src/components/data/progress-bar',
];

/** Removes the names of parts, which only the documentation reads. */
const withoutParts = {
  name: 'without-parts',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('/packages/ui/src/') && id.endsWith('.tsx')
      ? { code: code.replaceAll(/ data-part="[^"]+"/g, ''), map: null }
      : undefined,
};

export default defineConfig({
  resolve: { alias: [words] },
  plugins: [withoutParts, react(jsxOfBuild()), tailwindcss(), contentModules(), contentFiles()],
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'src/render/start.ts'],
      output: {
        // Each page's code names all files, and hashes do not compress.
        chunkFileNames: 'assets/[name]-[hash:6].js',
        codeSplitting: {
          // A file of its own for React and the router stays cached when the site changes.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            { name: 'small', test: (id) => small.some((path) => id.includes(path)) },
            { name: 'content', test: (id) => content.some((path) => id.includes(path)) },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:8000', '/uploads': 'http://127.0.0.1:8000' } },
});
