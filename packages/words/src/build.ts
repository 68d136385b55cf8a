import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { generate } from './generate.ts';

/*
 * Compiles the catalogs to `generated`, which is not in git: after npm has installed the packages, and before builds and
 * tests. Writes only what differs, so that it also runs in a folder that is read-only and a development server reloads little.
 */

const modules = generate();
const generated = fileURLToPath(new URL('generated', import.meta.url));
for (const file of globSync('**/*.ts', { cwd: generated })) if (!modules.has(file)) rmSync(join(generated, file));
for (const [file, code] of modules) {
  const path = join(generated, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === code) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}
