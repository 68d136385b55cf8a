import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';

import type { Content } from '@hearthlight/content';
import type { Page } from '@hearthlight/domain';
import type { Words } from '@hearthlight/words';
import type { Manifest, ManifestChunk } from 'vite';

type BeforeScript = Page['beforeScript'];

/** The screen that makes a call as soon as it is there. The code of the calls loads with it. */
const callsAtOnce = 'dashboard';

/** The pages without content of one language, made from what Vite has just built. */
export class PageTemplates {
  readonly #built: string;
  readonly #home: string;
  readonly #manifest: Manifest;
  readonly #firstFonts: readonly string[];
  readonly #words: Words['document'];

  constructor(dist: string, home: string, brand: Content['brand'], words: Words['document']) {
    this.#built = readFileSync(join(dist, 'index.html'), 'utf8');
    this.#home = home;
    this.#manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
    this.#firstFonts = firstFontsOf(brand);
    this.#words = words;
  }

  /** Returns a page without content: the files of a screen in the order in which a browser needs them. */
  of(screen: string, beforeScript: BeforeScript = 'read'): string {
    const frame = this.#built.replace(
      /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g,
      '',
    );
    return (
      frame
        .replace('<!--head-->', () => `${this.#filesOf(screen, beforeScript)}\n${codeFailedStyle}\n<!--head-->`)
        .replace('<!--without-script-->', beforeScript === 'read' ? '' : withoutScript(this.#words, this.#home))
        // After the page, whose skip link is its first link.
        .replace('<!--without-code-->', withoutCode(this.#words))
    );
  }

  /** Returns a page that stays empty until the browser renders it. */
  empty(screen: string, beforeScript: BeforeScript): string {
    return this.of(screen, beforeScript).replace(/<!--(?:pictures|app|data)-->/g, '');
  }

  /** The files of the first paint (style, Latin fonts, the first picture), then the code of the page. */
  #filesOf(screen: string, beforeScript: BeforeScript): string {
    const chunks = [
      ...this.#chunksOf('index.html'),
      ...this.#chunksOf(`src/routes/${screen}.tsx`),
      ...(screen === callsAtOnce ? this.#chunksOf('src/api/send.ts') : []),
    ];
    const styles = unique(chunks.flatMap((chunk) => chunk.css ?? []));
    const fonts = unique(chunks.flatMap((chunk) => chunk.assets ?? [])).filter((file) => this.#isFirstFont(file));
    return [
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
      ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`),
      '<!--pictures-->',
      this.#codeOf(unique(chunks.map((chunk) => `/${chunk.file}`)), beforeScript),
    ].join('\n');
  }

  /** The script that loads the page's code: for a page to read when it is needed, for others once they are painted. */
  #codeOf(files: string[], beforeScript: BeforeScript): string {
    const starter = this.#manifest['src/render/start.ts']?.file ?? '';
    const start = beforeScript === 'read' ? 'idle' : 'now';
    return `<script src="/${starter}" data-start="${start}" data-modules="${files.join(' ')}"></script>`;
  }

  /** Whether a built file, whose name ends with a hash of eight characters, is one of them. */
  #isFirstFont(file: string): boolean {
    return /\.woff2?$/.test(file) && this.#firstFonts.includes(parse(file).name.slice(0, -'-12345678'.length));
  }

  /** A chunk and everything it imports, itself first. */
  #chunksOf(name: string, seen = new Set<string>()): ManifestChunk[] {
    const chunk = this.#manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    return [chunk, ...(chunk.imports ?? []).flatMap((imported) => this.#chunksOf(imported, seen))];
  }
}

/**
 * Names of the font files that text needs first: for headings and for the rest, the foundation's own or the product's.
 */
const firstFontsOf = (brand: Content['brand']) =>
  (['font-display', 'font-sans'] as const).map((name) => {
    const family = (brand.values[name].split(',')[0] ?? '').replaceAll(/["']/g, '').trim();
    const own = brand.faces.find((face) => face.family === family);
    return own ? parse(own.file).name : `${family.toLowerCase()}-latin-wght-normal`;
  });

const linkTo = (href: string) => `<a href="${href}" style="text-decoration: underline">`;

const withoutScript = ({ withoutScript: sentence }: Words['document'], home: string) =>
  `<noscript><p style="max-width: 40em; margin: auto; padding: 2rem">
  ${sentence.replace('<home>', linkTo(home)).replace('</home>', '</a>')}
</p></noscript>`;

const codeFailedStyle = `<style>
  #code-failed { display: none; position: fixed; inset: auto 0 0; z-index: 99; padding: 1rem; text-align: center; background: Canvas; color: CanvasText; border-top: 2px solid }
  html[data-code="failed"] #code-failed { display: block }
  @media (scripting: enabled) { html:not([data-code]) #code-failed { display: block } }
</style>`;

/** Shown by `start.ts` if the page's code does not load, and by the style alone if `start.ts` itself does not. */
const withoutCode = ({ withoutCode: sentence }: Words['document']) => `<p id="code-failed" role="alert">
  ${sentence.replace('<reload>', linkTo('')).replace('</reload>', '</a>')}
</p>`;

const unique = (files: readonly string[]): string[] => [...new Set(files)];
