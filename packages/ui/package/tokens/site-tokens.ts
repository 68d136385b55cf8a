import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { contentDirectory, loadContent } from '@hearthlight/content';

import { root } from '../../../../tooling/prepare.mjs';
import { parseTokens } from '../../src/foundations/parse-tokens.ts';

/** Returns all design tokens by name: the foundation's palette and fonts, then those in `tokens.css`. */
export function siteTokens(): ReadonlyMap<string, string> {
  const { brand } = loadContent(contentDirectory());
  const sheet = readFileSync(join(root, 'packages/ui/src/styles/tokens.css'), 'utf8');
  return new Map([...Object.entries(brand.values), ...parseTokens(sheet)]);
}
