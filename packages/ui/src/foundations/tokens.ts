import { brand } from 'virtual:content/brand';

import { parseTokens } from './parse-tokens.ts';

import css from '../styles/tokens.css?raw';

/** Every design token: the foundation's palette and fonts, then those of the site's style sheet. */
export const allTokens: ReadonlyMap<string, string> = new Map([...Object.entries(brand.values), ...parseTokens(css)]);

/** Returns the value of a token. Throws for an unknown name. */
export function token(name: string): string {
  const value = allTokens.get(name);
  if (value === undefined) throw new Error(`There is no token --${name}`);
  return value;
}

/** Returns the tokens whose names start with a prefix: `text-` returns the type scale. */
export function tokensStarting(prefix: string): [name: string, value: string][] {
  return [...allTokens].filter(([name]) => name.startsWith(prefix));
}

/** The palette: all tokens whose value is a color. */
export const colors = [...allTokens].filter(([, value]) => value.startsWith('#'));
