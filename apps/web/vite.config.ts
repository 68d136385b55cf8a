import { fileURLToPath } from 'node:url';

import { contentFiles, contentModules } from '@hearthlight/content/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const productionRouter = (file: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url));

/** The exports of react-router name its development build only. Visitors get the published production build. */
const routerAliases = [
  { find: /^react-router$/, replacement: productionRouter('index.mjs') },
  { find: /^react-router\/dom$/, replacement: productionRouter('dom-export.mjs') },
];

/**
 * Lets the bundler leave out components of the router that the site does not use, 6.5 kB compressed. To a bundler, the call
 * that makes a component and the assignment of its name for developer tools may have effects.
 */
const dropUnusedRouterComponents: Plugin = {
  name: 'drop-unused-router-components',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
        .replaceAll(/(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|memo)\()/gm, '/* @__PURE__ */ '),
      map: null,
    }),
  },
};

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), contentModules(), contentFiles(), dropUnusedRouterComponents],
  resolve: { alias: command === 'build' ? routerAliases : [] },
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
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// }],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:8000', '/uploads': 'http://127.0.0.1:8000' } },
}));
