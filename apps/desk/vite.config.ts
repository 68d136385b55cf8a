import { fileURLToPath } from 'node:url';

import { deskDirectory, siteDirectory } from '@hearthlight/content';
import { compressedFiles, contentModules } from '@hearthlight/content/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const loaded = fileURLToPath(new URL('src/words.ts', import.meta.url));
const area = /^@hearthlight\/words\/(?!(?:languages|number)$)(.+)$/;
const prefix = '\0words/';
const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Takes each area of words from the language that `main.ts` has loaded, instead of English. */
const wordsOfLanguage: Plugin = {
  name: 'words-of-language',
  enforce: 'pre',
  resolveId: (id) => {
    const name = area.exec(id)?.[1];
    return name === undefined ? undefined : prefix + name;
  },
  load: (id) => {
    if (!id.startsWith(prefix)) return undefined;
    const name = camelCase(id.slice(prefix.length));
    return `import { words } from ${JSON.stringify(loaded)};\nexport const ${name} = words.${name};`;
  },
};

export default defineConfig({
  base: '/desk/',
  plugins: [wordsOfLanguage, react(), tailwindcss(), contentModules(), compressedFiles()],
  build: {
    outDir: deskDirectory(siteDirectory()),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5174,
    proxy: { '/desk/api': 'http://127.0.0.1:8000', '/uploads': 'http://127.0.0.1:8000' },
  },
});
