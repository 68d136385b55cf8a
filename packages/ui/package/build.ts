import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

import { contentModules } from '@hearthlight/content/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { root } from '../../../tooling/prepare.mjs';
import { writeTokens } from './tokens/write-tokens.ts';

/*
 * Builds packages/ui for other projects (decision 0029): modules with types, style sheets with fonts, tokens, and a
 * package.json. Bundles the domain and the English words; all other packages stay dependencies.
 */

const ui = join(root, 'packages/ui');
interface Manifest {
  version: string;
  repository: Record<string, string>;
  keywords: readonly string[];
  dependencies: Record<string, string>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

type Imports = ReadonlyMap<string, readonly string[]>;

/** The modules of the package's `exports`. */
const entries = ['src/index.ts', 'src/product.ts', 'src/styles/preset.ts'];

/**
 * Dependencies to omit: React and Tailwind come from the app; the domain, the words and the fonts are bundled; the desk
 * is no part of the package.
 */
const notInstalled = /^(?:react|react-dom|tailwindcss)$|^@hearthlight\/|^@fontsource-variable\/|^@tanstack\//;

/** Returns the dependencies of the package, including those of bundled packages that browsers need. */
function dependencies(): Record<string, string> {
  const { dependencies: own } = manifestOf('packages/ui');
  const { dependencies: ofDomain } = manifestOf('packages/domain');
  const { 'make-plural': plurals = '' } = manifestOf('packages/words').dependencies;
  return Object.fromEntries(
    Object.entries({ ...own, ...ofDomain, 'make-plural': plurals }).filter(([name]) => !notInstalled.test(name)),
  );
}

/**
 * Builds one module per source file, so that an app bundles only what it imports. Returns the imports of each module.
 */
async function buildModules(folder: string): Promise<Imports> {
  const external = [...Object.keys(dependencies()), 'react', 'react-dom', 'tailwindcss'];
  const built = await build({
    configFile: false,
    root: ui,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: folder,
      sourcemap: true,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: { entry: entries, formats: ['es'] },
      rolldownOptions: {
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
        output: {
          preserveModules: true,
          preserveModulesRoot: join(root, 'packages'),
          entryFileNames: '[name].js',
        },
      },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return new Map(outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [])));
}

const styles = (name: string) => readFileSync(join(ui, 'src/styles', name), 'utf8');

/**
 * Writes what Tailwind needs in a consumer: `tailwind.css` with preset, tokens and own utilities, and for each
 * component of the library a sheet in `sources` that names the modules with its classes.
 */
function writeTailwindSheets(folder: string, imports: Imports): void {
  const theme = styles('theme.css').replace("@import './tokens.css';", () => styles('tokens.css'));
  writeFileSync(join(folder, 'tailwind.css'), `@config './ui/src/styles/preset.js';\n${theme}`);
  mkdirSync(join(folder, 'sources'));
  const write = (name: string, paths: Iterable<string>) =>
    writeFileSync(join(folder, `sources/${name}.css`), Array.from(paths, (path) => `@source '../${path}';\n`).join(''));
  for (const module of imports.keys())
    if (module.startsWith('ui/src/components/')) write(basename(module, '.js'), closure(module, imports));
  write('library', ['ui/src/components', 'ui/src/lib']);
  write('product', ['ui/src']);
}

/** Returns a module and those of the package that it imports, directly or not. */
function closure(module: string, imports: Imports, found = new Set<string>()): Set<string> {
  if (!module.startsWith('ui/') || found.has(module)) return found;
  found.add(module);
  for (const imported of imports.get(module) ?? []) closure(imported, imports, found);
  return found;
}

/** Builds the style sheets with fonts, and `brand.css`, which a foundation replaces. */
async function buildStyles(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: ui,
    base: './',
    logLevel: 'warn',
    plugins: [tailwindcss(), contentModules()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          fonts: join(ui, 'src/styles/fonts.css'),
          reset: join(ui, 'src/styles/base.css'),
          styles: join(ui, 'src/styles/utilities.css'),
          brand: 'virtual:content/brand.css',
        },
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? '[name][extname]' : 'fonts/[name][extname]',
        },
      },
    },
  });
}

/** Packages whose fonts or styles are in the package, with a license of their own. */
const bundled = ['@fontsource-variable/figtree', '@fontsource-variable/fraunces', 'tailwindcss'];

/** Modules of bundled packages by the specifier used in packages/ui. */
const bundledModules: Readonly<Record<string, string>> = {
  '@hearthlight/domain': 'domain/src/index.js',
  '@hearthlight/domain/formats': 'domain/src/languages/formats.js',
  '@hearthlight/domain/formats-of': 'domain/src/languages/formats-of.js',
  '@hearthlight/domain/forms': 'domain/src/forms.js',
  '@hearthlight/domain/ledger': 'domain/src/ledger/index.js',
  '@hearthlight/domain/money': 'domain/src/money/money.js',
  '@hearthlight/domain/numbers': 'domain/src/languages/numbers.js',
  '@hearthlight/domain/palette': 'domain/src/foundation/palette.js',
  '@hearthlight/domain/text': 'domain/src/text/text.js',
  '@hearthlight/words': 'words/src/index.js',
  '@hearthlight/words/languages': 'words/src/languages.js',
  '@hearthlight/words/number': 'words/src/number.js',
  ...Object.fromEntries(
    globSync('*.ts', { cwd: join(root, 'packages/words/src/generated/en') })
      .map((file) => file.replace('.ts', ''))
      .map((area) => [`@hearthlight/words/${area}`, `words/src/generated/en/${area}.js`]),
  ),
};

/** Writes declarations with specifiers that resolve in the package. Independent of `tsc -b`. */
function buildTypes(folder: string): void {
  const built = join(folder, 'types');
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = {
    composite: false,
    incremental: false,
    rootDir: join(root, 'packages'),
    outDir: built,
  };
  // The compiler writes no declarations for files in node_modules, where these packages are links.
  const paths = Object.fromEntries(
    Object.entries(bundledModules).map(([name, file]) => [name, [join(root, 'packages', file.replace('.js', '.ts'))]]),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(ui, 'tsconfig.json'),
      compilerOptions: { ...compilerOptions, paths },
      files: entries.map((file) => join(ui, file)),
      include: [join(ui, 'src/**/*.d.ts')],
      references: [],
    }),
  );
  const run = spawnSync('npx', ['--no-install', 'tsc', '-p', config], { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) throw new Error('The types of packages/ui could not be built');
  for (const file of globSync('{ui,domain,words}/**/*.d.ts', { cwd: built })) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, withOwnSpecifiers(readFileSync(join(built, file), 'utf8'), dirname(target), folder));
  }
  rmSync(built, { recursive: true });
  rmSync(config);
}

function withOwnSpecifiers(declarations: string, from: string, folder: string): string {
  return declarations.replaceAll(/(from |import\()(['"])([^'"]+)\2/g, (found, before: string, _, name: string) => {
    const module = bundledModules[name];
    if (module) return `${before}'./${relative(from, join(folder, module))}'`.replace("'./../", "'../");
    return name.startsWith('.') ? `${before}'${name.replace(/\.tsx?$/, '.js')}'` : found;
  });
}

const entry = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });

function writeManifest(folder: string): void {
  const { version, repository, keywords } = manifestOf('packages/ui');
  const sheets = ['styles', 'reset', 'fonts', 'brand', 'tailwind', 'tokens'].map((name) => `${name}.css`);
  const manifest = {
    name: '@hearthlight/ui',
    version,
    description: 'Components, tokens and Tailwind preset of Hearthlight, a design system for charities',
    license: 'MIT',
    repository,
    keywords,
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      '.': entry('ui/src/index'),
      './product': entry('ui/src/product'),
      './preset': entry('ui/src/styles/preset'),
      ...Object.fromEntries([...sheets, 'tokens.json', 'sources/*.css'].map((name) => [`./${name}`, `./${name}`])),
      './package.json': './package.json',
    },
    dependencies: dependencies(),
    peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0', tailwindcss: '^4.0.0' },
    peerDependenciesMeta: { tailwindcss: { optional: true } },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Builds the package into a folder, for `npm pack`. */
export async function buildPackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const imports = await buildModules(folder);
  await buildStyles(folder);
  writeTailwindSheets(folder, imports);
  buildTypes(folder);
  writeTokens(folder);
  writeManifest(folder);
  for (const name of ['README.md', 'CHANGELOG.md']) copyFileSync(join(ui, name), join(folder, name));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  mkdirSync(join(folder, 'licenses'));
  for (const name of bundled)
    copyFileSync(join(root, 'node_modules', name, 'LICENSE'), join(folder, `licenses/${basename(name)}.txt`));
}
