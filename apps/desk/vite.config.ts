import { fileURLToPath } from 'node:url';

import { contentDirectory, deskDirectory, loadFoundation, siteDirectory } from '@hearthlight/content';
import { compressedFiles, contentModules } from '@hearthlight/content/vite';
import { loadWords } from '@hearthlight/words';
import { languages } from '@hearthlight/words/languages';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const loaded = fileURLToPath(new URL('src/words/words.ts', import.meta.url));
const area = /^@hearthlight\/words\/(?!(?:languages|number)$|language\/)(.+)$/;
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

/** Says in each language of the site that the desk needs JavaScript. */
const withoutScript: Plugin = {
  name: 'without-script',
  transformIndexHtml: async () => {
    const ofSite = loadFoundation(contentDirectory()).languages;
    const sentences = languages
      .filter(({ tag }) => ofSite.includes(tag))
      .map(async ({ direction, tag }) => {
        const { withoutScript: sentence } = (await loadWords(tag)).document;
        const linked = sentence.replace('<home>', '<a href="/">').replace('</home>', '</a>');
        return `<p lang="${tag}" dir="${direction}" style="max-width: 40em; margin: auto; padding: 2rem">${linked}</p>`;
      });
    return [{ tag: 'noscript', children: (await Promise.all(sentences)).join('\n'), injectTo: 'body' }];
  },
};

export default defineConfig({
  base: '/desk/',
  plugins: [wordsOfLanguage, withoutScript, react(), tailwindcss(), contentModules(), compressedFiles()],
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
