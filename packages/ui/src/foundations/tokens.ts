import css from '../styles/tokens.css?raw';

/** Custom properties of a style sheet, in its order: name without the dashes → value. Throws on a repeated name. */
export function parseTokens(sheet: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of sheet.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)) {
    if (found.has(name)) throw new Error(`The token --${name} is set twice`);
    found.set(name, value.trim());
  }
  return found;
}

/** Every token of the design, read from the style sheet that the site ships. */
export const tokens = parseTokens(css);

/** The value of a token. Throws when there is none, so that a page cannot show a token that is gone. */
export function token(name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`There is no token --${name}`);
  return value;
}

/** The tokens whose names start so: `text-` answers the type scale. */
export function tokensStarting(prefix: string): [name: string, value: string][] {
  return [...tokens].filter(([name]) => name.startsWith(prefix));
}

/** The palette: all tokens that are a colour. */
export const colours = [...tokens].filter(([, value]) => value.startsWith('#'));
