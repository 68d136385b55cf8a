import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { designTokens } from './dtcg.ts';
import { siteTokens } from './site-tokens.ts';

/** Writes `tokens.css` and `tokens.json` to a folder. Returns the number of tokens. */
export function writeTokens(folder: string): number {
  const tokens = siteTokens();
  const declarations = [...tokens].map(([name, value]) => `  --${name}: ${value};`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tokens.css'), `:root {\n${declarations.join('\n')}\n}\n`);
  writeFileSync(join(folder, 'tokens.json'), `${JSON.stringify(designTokens(tokens), null, 2)}\n`);
  return tokens.size;
}
