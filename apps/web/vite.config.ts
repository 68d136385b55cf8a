import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The router's package names its development build for everybody; what visitors load is the one without warnings. */
const routerFor = (file: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url));
const productionRouter = [
  { find: /^react-router$/, replacement: routerFor('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFor('dom-export.mjs') },
];

/**
 * Names that the router gives its components keep all of them in the build, used or not. Without the names, the
 * `Form`, `NavLink` and `Link` that nobody uses are left out: 4 kB of 12.
 */
const unusedRouterComponents: Plugin = {
  name: 'unused-router-components',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
  },
};

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), unusedRouterComponents],
  resolve: { alias: command === 'build' ? productionRouter : [] },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What changes with a new React only, in a file of its own: it stays in caches when the site changes.
    rolldownOptions: {
      input: ['index.html', 'src/after-first-paint.ts'],
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// }],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:8000' } },
}));
