import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

/** Writes Brotli and gzip versions of text files. The server compresses HTML itself. */
export function compressFiles(folder: string): void {
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, item.name);
    if (item.isDirectory() && !item.name.startsWith('.')) compressFiles(path);
    else if (/\.(js|css|svg|json|txt)$/.test(item.name)) {
      const bytes = readFileSync(path);
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}

/** Compresses the files of a finished build. */
export const compressedFiles = (): Plugin => {
  let folder = '';
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved: ({ build, root }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: () => compressFiles(folder),
  };
};
