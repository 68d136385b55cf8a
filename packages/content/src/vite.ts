import { readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

import type { Connect, Plugin } from 'vite';

import { contentDirectory, repository } from './directory.ts';
import { type Content, filesIn, iconFiles, loadContent } from './load-content.ts';
import type { Logo } from './logo-file.ts';

const prefix = 'virtual:content/';
const parts: Readonly<Record<string, keyof Content>> = {
  [`\0${prefix}brand`]: 'brand',
  [`\0${prefix}foundation`]: 'foundation',
  [`\0${prefix}site`]: 'site',
  [`\0${prefix}home`]: 'home',
  [`\0${prefix}about`]: 'about',
};

/** The modules `virtual:content/…` (see `virtual.d.ts`) from the folder of `CONTENT_DIR`. An edited file reloads the page. */
export function contentModules(directory = contentDirectory()): Plugin {
  let content: Content | undefined;
  const sheet = join(directory, 'brand.css');
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
      const part = parts[id];
      if (part === undefined && id !== sheet) return undefined;
      content ??= loadContent(directory);
      if (part === undefined) return readFileSync(sheet, 'utf8') + logoSheet(content.logo);
      return `export const ${part} = ${JSON.stringify(content[part])};`;
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

const dataUrl = (svg: string) => `url("data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}")`;

/** The custom properties of the mark, for the utility `logo` of packages/ui. */
function logoSheet({ light, dark, size }: Logo): string {
  const ratio = size.join(' / ');
  return `\n:root { --logo: ${dataUrl(light)}; --logo-on-dark: ${dataUrl(dark)}; --logo-ratio: ${ratio}; }\n`;
}

/** Serves the folder's pictures and icons in development, and puts them into the build. */
export function contentFiles(directory = contentDirectory()): Plugin {
  return {
    name: 'content-files',
    configureServer: ({ middlewares }) => void middlewares.use(serveFiles(directory)),
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      for (const [address, path] of addressesOf(directory))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: readFileSync(path) });
    },
  };
}

/** The address of each picture and icon, with the path of its file. */
function addressesOf(directory: string): Map<string, string> {
  const pictures = filesIn(directory, 'pictures').map(
    (name) => ['pictures', name, `/pictures/${name}`] as const,
  );
  const icons = iconFiles.map((name) => ['icons', name, `/${name}`] as const);
  return new Map(
    [...pictures, ...icons].map(([folder, name, address]) => [address, join(directory, folder, name)]),
  );
}

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

function serveFiles(directory: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = addressesOf(directory).get(request.url?.split('?')[0] ?? '');
    if (path === undefined) return next();
    response.setHeader('content-type', contentTypes[extname(path)] ?? 'application/octet-stream');
    response.end(readFileSync(path));
  };
}
