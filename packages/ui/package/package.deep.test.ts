import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { contentDirectory, loadContent } from '@hearthlight/content';
import { markNames } from '@hearthlight/domain/palette';
import { type Browser, chromium, type Page } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chromiumArguments, findChromium } from '../../../tooling/chromium.ts';
import { root } from '../../../tooling/prepare.mjs';
import { buildPackage } from './build.ts';

/**
 * Packs @hearthlight/ui, unpacks it into a copy of `tests/consumers/vite`, and builds and opens that app. Other
 * packages come from the repository, so no registry is needed.
 */
const work = join(root, 'node_modules/.cache/consumer');
const packed = join(work, 'package');
const app = join(work, 'app');
const installed = join(app, 'node_modules/@hearthlight/ui');

beforeAll(async () => {
  rmSync(work, { recursive: true, force: true });
  await buildPackage(packed);
  const name = execFileSync('npm', ['pack', '--silent', '--pack-destination', work], {
    cwd: packed,
    encoding: 'utf8',
  });
  cpSync(join(root, 'tests/consumers/vite'), app, {
    recursive: true,
    filter: (path) => !/node_modules|dist/.test(path.slice(root.length)),
  });
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(work, name.trim()), '-C', installed, '--strip-components=1']);
}, 300_000);

afterAll(() => rmSync(work, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(installed, 'ui/src/components', file), 'utf8');

/** The styles of one button in an app that has its own reset and fonts. */
const oneButton = `@layer theme, base, components, utilities;
@import 'tailwindcss/utilities.css' layer(utilities) source(none);
@import '@hearthlight/ui/brand.css';
@import '@hearthlight/ui/tailwind.css';
@import '@hearthlight/ui/sources/button.css';`;

/** Returns the compressed bytes of script and style of a React app that shows `Button`, without fonts. */
async function sizeOf(name: string, button: string): Promise<{ script: number; style: number }> {
  const entry = join(app, `${name}.tsx`);
  writeFileSync(
    entry,
    `import { createRoot } from 'react-dom/client';\n${button}\ncreateRoot(document.body).render(<Button>Give</Button>);`,
  );
  const built = await build({
    configFile: false,
    root: app,
    logLevel: 'silent',
    plugins: [react(), tailwindcss()],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  if (!('output' in built)) throw new Error('Vite returned no output');
  const scripts = built.output.map((file) => (file.type === 'chunk' ? file.code : ''));
  const styles = built.output.map((file) => (file.type === 'asset' ? String(file.source) : ''));
  return { script: gzipSync(scripts.join('')).length, style: gzipSync(styles.join('')).length };
}

/** Returns the joined texts of installed files. */
const textOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: installed })
    .map((file) => readFileSync(join(installed, file), 'utf8'))
    .join('\n');

/** Returns what the pattern's group matches. */
const namesIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name);

describe('the packed package', () => {
  it('contains modules, types, styles, tokens, documents and licenses, but no stories or tests', () => {
    const files = globSync('**/*', { cwd: installed });
    const modules = ['index', 'product', 'styles/preset'].flatMap((name) =>
      ['js', 'd.ts'].map((type) => `ui/src/${name}.${type}`),
    );
    const sheets = ['styles', 'reset', 'fonts', 'brand', 'tailwind', 'tokens'].map((name) => `${name}.css`);
    const documents = ['README.md', 'CHANGELOG.md', 'LICENSE'];
    const licenses = ['figtree', 'fraunces', 'tailwindcss'].map((name) => `licenses/${name}.txt`);
    const needed = [...modules, ...sheets, 'tokens.json', 'sources/button.css', ...documents, ...licenses];
    expect(needed.filter((file) => !files.includes(file))).toEqual([]);
    expect(
      files.filter((file) => /\.stories\.|\.test\.|fixtures|foundations|\.tsx?$/.test(file.replace('.d.ts', ''))),
    ).toEqual([]);
  });

  it('does not bundle React or import packages of the repository', () => {
    const { dependencies, peerDependencies, sideEffects, repository, keywords } = JSON.parse(
      readFileSync(join(installed, 'package.json'), 'utf8'),
    );
    expect(Object.keys(peerDependencies)).toEqual(expect.arrayContaining(['react', 'react-dom']));
    expect(Object.keys(dependencies).filter((name) => /^react(-dom)?$|^@hearthlight/.test(name))).toEqual([]);
    expect(sideEffects).toEqual(['*.css']);
    expect([repository.directory, keywords.length > 0]).toEqual(['packages/ui', true]);
    const modules = globSync('**/*.{js,d.ts}', { cwd: installed }).map((file) =>
      readFileSync(join(installed, file), 'utf8'),
    );
    expect(modules.filter((text) => /(?:from |import\()['"](?:@hearthlight|[^'"]+\.tsx?['"])/.test(text))).toEqual([]);
  });

  it('reads only the custom properties that it defines, those of the palette, the fonts and the mark', () => {
    const own = textOf('{styles,tailwind}.css', 'ui/src/**/*.js');
    // `reset.css` and `fonts.css` give names of the palette other values in print and while data is saved.
    const texts = own + textOf('{reset,fonts}.css');
    const defined = new Set(namesIn(own, /(?<![\w(-])--([\w-]+)['"]?\s*[:{]/g));
    const read = new Set(namesIn(texts, /var\(--([\w-]+)\)/g).filter((name) => !defined.has(name)));
    // The theming page lists these.
    const { brand } = loadContent(contentDirectory());
    expect([...read].toSorted()).toEqual([...Object.keys(brand.values), ...markNames].toSorted());
  });

  it('keeps use client and the sources of its modules', () => {
    expect(read('actions/button.js')).toMatch(/^["']use client["'];/);
    expect(read('data/tag.js')).not.toContain('use client');
    const { sourcesContent } = JSON.parse(read('actions/button.js.map'));
    expect(sourcesContent.join('')).toContain('export function Button(');
  });

  it('has types that compile in the app', () => {
    expect(() =>
      execFileSync('npx', ['--no-install', 'tsc', '-p', app], { cwd: root, encoding: 'utf8' }),
    ).not.toThrow();
  }, 120_000);

  it('adds at most 3 kB of script and 4 kB of style to a React app that shows one button', async () => {
    const bare = await sizeOf(
      'bare',
      "const Button = (props: { children: string }) => <button type='button' {...props} />;",
    );
    writeFileSync(join(app, 'one-button.css'), oneButton);
    const withButton = await sizeOf(
      'with-button',
      "import { Button } from '@hearthlight/ui';\nimport './one-button.css';",
    );
    expect(bare.script).toBeGreaterThan(20_000);
    expect(withButton.script - bare.script).toBeGreaterThan(200);
    expect(withButton.script - bare.script).toBeLessThanOrEqual(3000);
    expect(withButton.style).toBeGreaterThan(1000);
    expect(withButton.style).toBeLessThanOrEqual(4000);
  }, 120_000);
});

describe('tests/consumers/vite', () => {
  let server: PreviewServer;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    execFileSync('npx', ['--no-install', 'vite', 'build', '--logLevel', 'error'], {
      cwd: app,
      encoding: 'utf8',
    });
    server = await preview({
      configFile: false,
      root: app,
      logLevel: 'error',
      preview: { port: 0, host: '127.0.0.1' },
    });
    browser = await chromium.launch({ ...findChromium(), args: chromiumArguments });
    page = await browser.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
  }, 300_000);

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  it('renders components with the design’s colors and fonts', async () => {
    const button = page.getByRole('button', { name: 'Give $12' });
    await button.waitFor();
    const look = await button.evaluate((element) => {
      const { backgroundColor, fontWeight, fontFamily } = getComputedStyle(element);
      return { backgroundColor, fontWeight, fontFamily: fontFamily.split(',')[0] };
    });
    expect(look).toEqual({ backgroundColor: 'rgb(185, 58, 11)', fontWeight: '650', fontFamily: 'Figtree' });
    expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px Figtree')))).toBe(true);
    await button.click();
    await page.getByText('Thank you for the meal.').waitFor();
  });

  it('writes amounts in the formats that the app sets', async () => {
    expect(await page.getByText(/^For/).textContent()).toBe('For 12\u00A0€');
    expect(await page.getByText('€', { exact: true }).textContent()).toBe('€');
  });

  it('applies utilities of the preset', async () => {
    const main = page.getByRole('main');
    const look = await main.evaluate((element) => {
      const { backgroundColor, borderTopLeftRadius, paddingTop } = getComputedStyle(element);
      return [backgroundColor, borderTopLeftRadius, paddingTop];
    });
    expect(look).toEqual(['rgb(227, 239, 234)', '20px', '24px']);
  });

  it('keeps Tailwind’s own scales', async () => {
    const look = await page.getByText('A warm meal, at noon.').evaluate((element) => {
      const { fontSize, backgroundColor, boxShadow } = getComputedStyle(element);
      return { fontSize, hasColor: backgroundColor !== 'rgba(0, 0, 0, 0)', hasShadow: boxShadow !== 'none' };
    });
    expect(look).toEqual({ fontSize: '18px', hasColor: true, hasShadow: true });
  });

  it('logs no errors', () => {
    expect(errors).toEqual([]);
  });
});
