import { fileURLToPath } from 'node:url';

import { contentFiles, contentModules, languageOfBuild } from '@hearthlight/content/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const generated = fileURLToPath(new URL('../../packages/words/src/generated', import.meta.url));

/** Replaces areas of words. In Node.js, and so in Vite's build for it, they would read the language of each request. */
const words = {
  find: /^@hearthlight\/words\/(?!(?:languages|number)$)(.+)$/,
  replacement: `${generated}/${languageOfBuild()}/$1.ts`,
};

export default defineConfig({
  resolve: { alias: [words] },
  plugins: [react(), tailwindcss(), contentModules(), contentFiles()],
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
            // Almost every page needs these few lines, and a file for each would be larger than its code.
            {
              name: 'small',
              test: /(?:words\/src\/(?:number|plural)|domain\/src\/numbers|ui\/src\/lib\/(?:own-language|with-tags)|web\/src\/(?:api\/view-of|session\/storage))\.ts/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:8000', '/uploads': 'http://127.0.0.1:8000' } },
});
