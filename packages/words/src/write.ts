import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { writeCatalog } from './catalog.ts';
import { catalogPath, generate, readCatalog } from './generate.ts';
import { languages } from './languages.ts';

/* `npm run words`: brings the catalogs of all languages up to date with en.po and compiles them to `generated`. */

const english = readCatalog('en');
for (const { tag } of languages) {
  if (tag === 'en') continue;
  const path = catalogPath(tag);
  writeFileSync(path, writeCatalog(tag, english, existsSync(path) ? readCatalog(tag) : []));
}

const generated = fileURLToPath(new URL('generated', import.meta.url));
rmSync(generated, { recursive: true, force: true });
for (const [file, code] of generate()) {
  const path = join(generated, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}
console.log(`Wrote ${english.length} messages in ${languages.length} languages and the pseudo-language.`);
