import { readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

import { type Foundation, type Language, pathIn } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { markNames } from '@hearthlight/domain/palette';
import { inLanguage } from '@hearthlight/words/current-language';
import { languages } from '@hearthlight/words/languages';
import { serverPages as words } from '@hearthlight/words/server-pages';
import type { Connect, Plugin } from 'vite';

import { contentDirectory, repository } from './directory.mjs';
import { drawImages, drawnAddresses } from './drawn-images.ts';
import { type Content, loadContent, loadFoundation, loadOriginal, picturesIn } from './load-content.ts';
import { dataUrlOf, type Logo } from './logo-file.ts';
import { shownAbout, shownHome } from './shown-pages.ts';
import { sourceOf } from './untranslated.ts';

export { compressedFiles, compressFiles } from './compress-files.ts';

const prefix = 'virtual:content/';
/** All areas of the language's words. A page imports those that it gives to its components. */
const wordsId = `\0${prefix}words`;
const formatsId = `\0${prefix}formats`;
const parts: Readonly<Record<string, { name: string; of: (content: Content, original?: Content) => unknown }>> = {
  [`\0${prefix}brand`]: { name: 'brand', of: ({ brand }) => brand },
  [`\0${prefix}foundation`]: {
    name: 'foundation',
    // What only the server needs: no page prints receipts, reads bank statements, decides who approves or describes
    // itself.
    of: ({ foundation: { billApproval: _a, paymentProviders: _p, privacy, receipt: _r, ...foundation } }) => ({
      ...foundation,
      description: '',
      descriptions: {},
      ...(privacy && { privacy: { title: privacy.title } }),
    }),
  },
  [formatsId]: {
    name: 'formats',
    of: ({ foundation: { currency, language, timeZone } }) => formatsOf(language, currency, timeZone),
  },
  [`\0${prefix}languages`]: { name: 'prefix', of: ({ foundation }) => addressPrefix(foundation) },
  [`\0${prefix}has-languages`]: {
    name: 'hasLanguages',
    of: ({ foundation }) => foundation.languages.length > 1,
  },
  [`\0${prefix}live-campaigns`]: { name: 'liveCampaigns', of: ({ home }) => home.liveCampaigns },
  [`\0${prefix}language-menu`]: { name: 'languageMenu', of: ({ foundation }) => menuOf(foundation) },
  [`\0${prefix}site`]: { name: 'site', of: ({ site }) => site },
  [`\0${prefix}home`]: { name: 'home', of: (content, original) => shownHome(content, original) },
  [`\0${prefix}request-assistance`]: { name: 'requestAssistance', of: ({ home }) => home.requestAssistance },
  [`\0${prefix}about`]: { name: 'about', of: ({ about }) => shownAbout(about) },
  [`\0${prefix}privacy`]: { name: 'privacy', of: ({ privacy }) => privacy },
};

/**
 * The runtimes of JSX with which elements get the language of texts without a translation. `jsxOfBuild` chooses them
 * for the languages other than the default.
 */
const runtimes: Readonly<Record<string, string>> = {
  // cspell:ignore jsxs
  [`\0${prefix}jsx-runtime`]: 'jsx jsxs',
  [`\0${prefix}jsx-dev-runtime`]: 'jsxDEV',
};

function runtimeOf(id: string, language: Language): string {
  const from = id.slice(`\0${prefix}`.length);
  return [
    `import * as react from 'react/${from}';`,
    `import { createElement } from 'react';`,
    `import { inOwnLanguage } from ${JSON.stringify(ownLanguageModule)};`,
    `const runtime = { language: '${language}', create: createElement };`,
    `export const Fragment = react.Fragment;`,
    ...(runtimes[id] ?? '')
      .split(' ')
      .map(
        (name) =>
          `export const ${name} = (type, props, ...rest) => react.${name}(type, inOwnLanguage(type, props, runtime), ...rest);`,
      ),
  ].join('\n');
}

const ownLanguageModule = join(import.meta.dirname, 'own-language.ts');

/** The options of the React plugin for the language of the build. */
export function jsxOfBuild(directory = contentDirectory()): { jsxImportSource?: string } {
  const [original] = loadFoundation(directory).languages;
  return languageOfBuild(directory) === original ? {} : { jsxImportSource: prefix.slice(0, -1) };
}

/** The source of a part in the language of a build: `untranslated()` is around texts without a translation. */
function exportOf({ name, of }: (typeof parts)[string], content: Content, original: Content | undefined): string {
  if (!original) return `export const ${name} = ${JSON.stringify(of(content))};`;
  const source = sourceOf(of(content, original), of(original));
  return `import { untranslated } from ${JSON.stringify(ownLanguageModule)};\nexport const ${name} = ${source};`;
}

/** The language of a build or a development server: `CONTENT_LANGUAGE`, or the default of the content. */
export function languageOfBuild(directory = contentDirectory()): Language {
  const { languages: own } = loadFoundation(directory);
  return own.find((language) => language === process.env['CONTENT_LANGUAGE']) ?? own[0];
}

/** The prefix of the addresses of a language: `/es`, or nothing for the default language. */
function addressPrefix({ language, languages: all }: Foundation): string {
  const home = pathIn(language, '/', all);
  return home === '/' ? '' : home;
}

const isUsEnglish = ({ currency, language }: Foundation) => language === 'en' && currency === 'USD';

/** The formats of US English, which pages have anyway, with the foundation's time zone. */
function usEnglishOf({ currency, language, timeZone: own }: Foundation): string {
  const { timeZone, timeZoneName } = formatsOf(language, currency, own);
  return [
    `import { usEnglish } from '@hearthlight/domain/formats';`,
    `export const formats = { ...usEnglish, ...${JSON.stringify({ timeZone, timeZoneName })} };`,
  ].join('\n');
}

/** The languages of a site with several, with their own names. */
const menuOf = ({ languages: own }: Foundation) =>
  own.length === 1 ? [] : languages.filter(({ tag }) => own.includes(tag)).map(entryOf);

/** A language with its own name and, in itself, the texts that suggest it. */
const entryOf = ({ name, tag }: { name: string; tag: Language }) =>
  inLanguage(tag, () => ({ tag, name, suggestion: words.pageInThisLanguage, dismissal: words.notNow }));

/** Other content folders that a page can choose from when it is loaded. */
export interface ContentChoice {
  /** Content folders by name. */
  others: Readonly<Record<string, string>>;
  /** The path of a module that exports `chosenFoundation`, a name of `others` or another text for none of them. */
  chooser: string;
}

/**
 * The modules `virtual:content/…` (see `virtual.d.ts`) from the folder of `CONTENT_DIR`. An edited file reloads the
 * page. With a `choice`, they are those of the chosen folder, whose name is also `data-foundation` of the root element.
 */
export function contentModules(
  directory = contentDirectory(),
  choice: ContentChoice = { others: {}, chooser: '' },
): Plugin {
  let content: Content | undefined;
  const sheet = join(directory, 'brand.css');
  const others = Object.entries(choice.others);
  return {
    name: 'content-modules',
    enforce: 'pre',
    // The development server reads the fonts from the folder, which may be outside the repository.
    config: () => ({ server: { fs: { allow: [repository, directory] } } }),
    resolveId(id) {
      if (id === `${prefix}brand.css`) return sheet;
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === wordsId) return `export * from '@hearthlight/words/language/${languageOfBuild(directory)}';`;
      if (id in runtimes) return runtimeOf(id, loadFoundation(directory).languages[0]);
      const part = parts[id];
      if (part === undefined && id !== sheet) return undefined;
      const language = languageOfBuild(directory);
      content ??= loadContent(directory, language);
      if (part === undefined)
        return brandSheet(directory) + others.map((other) => otherSheet(directory, other)).join('');
      const own = JSON.stringify(part.of(content));
      if (id === formatsId && isUsEnglish(content.foundation)) return usEnglishOf(content.foundation);
      const [written] = content.foundation.languages;
      if (others.length === 0)
        return exportOf(part, content, written === language ? undefined : loadOriginal(directory, language));
      const all = Object.fromEntries(others.map(([name, folder]) => [name, part.of(loadContent(folder))]));
      return [
        `import { chosenFoundation } from ${JSON.stringify(choice.chooser)};`,
        `export const ${part.name} = ${JSON.stringify(all)}[chosenFoundation] ?? ${own};`,
      ].join('\n');
    },
    configureServer({ moduleGraph, watcher, ws }) {
      watcher.add(directory);
      watcher.on('all', (_event, file) => {
        if (!file.startsWith(directory + sep)) return;
        content = undefined;
        for (const id of Object.keys(parts)) {
          const module = moduleGraph.getModuleById(id);
          if (module) moduleGraph.invalidateModule(module);
        }
        ws.send({ type: 'full-reload' });
      });
    },
  };
}

/** Palette, fonts and logo of a folder. */
const brandSheet = (directory: string) =>
  readFileSync(join(directory, 'brand.css'), 'utf8') + logoSheet(loadContent(directory).logo);

/** The same of another folder, while it is chosen. Its fonts are found from the folder of the first sheet. */
const otherSheet = (directory: string, [name, other]: [string, string]) =>
  brandSheet(other)
    .replaceAll(/:root\b/g, `:root[data-foundation='${name}']`)
    .replaceAll("url('fonts/", `url('${relative(directory, other).split(sep).join('/')}/fonts/`);

/** The custom properties of the mark, for the utility `logo` of packages/ui. */
function logoSheet({ light, dark, size }: Logo): string {
  const values: Record<(typeof markNames)[number], string> = {
    logo: `url("${dataUrlOf(light)}")`,
    'logo-on-dark': `url("${dataUrlOf(dark)}")`,
    'logo-ratio': size.join(' / '),
  };
  const declarations = markNames.map((name) => `--${name}: ${values[name]};`);
  return `\n:root { ${declarations.join(' ')} }\n`;
}

/**
 * Serves the folder's pictures and the images drawn from its brand in development, and puts them into the build. The
 * page gets the foundation's color for the browser's frame.
 */
export function contentFiles(directory = contentDirectory()): Plugin {
  return {
    name: 'content-files',
    configureServer: ({ middlewares }) => void middlewares.use(serveFiles(directory)),
    transformIndexHtml: (html) => ({
      html: html.replace('<html lang="en">', `<html ${languageAttributes(languageOfBuild(directory))}>`),
      tags: [
        {
          tag: 'meta',
          attrs: { name: 'theme-color', content: loadContent(directory).brand.values['paper-warm'] },
          injectTo: 'head',
        },
      ],
    }),
    async generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      // The files of the default language are those of all.
      if (languageOfBuild(directory) !== loadFoundation(directory).languages[0]) return;
      const drawn = await drawImages(loadContent(directory));
      for (const [address, source] of [...picturesOf(directory), ...drawn])
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
    },
  };
}

/** The attributes of the root element: `lang="ar" dir="rtl"`. */
const languageAttributes = (language: Language) =>
  `lang="${language}"${languages.some(({ tag, direction }) => tag === language && direction === 'rtl') ? ' dir="rtl"' : ''}`;

/** The address and the content of each picture. */
const picturesOf = (directory: string): [address: string, source: Buffer][] =>
  picturesIn(directory).map((name) => [`/pictures/${name}`, readFileSync(join(directory, 'pictures', name))]);

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

function serveFiles(directory: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const address = request.url?.split('?')[0] ?? '';
    const send = (source: string | Buffer | undefined) => {
      if (source === undefined) return next();
      response.setHeader('content-type', contentTypes[extname(address)] ?? 'application/octet-stream');
      response.end(source);
    };
    sourceAt(directory, address).then(send, next);
  };
}

async function sourceAt(directory: string, address: string): Promise<string | Buffer | undefined> {
  const name = picturesIn(directory).find((picture) => address === `/pictures/${picture}`);
  if (name !== undefined) return readFileSync(join(directory, 'pictures', name));
  if (!drawnAddresses.includes(address)) return undefined;
  return (await drawImages(loadContent(directory))).get(address);
}
