/** Returns the custom properties of a style sheet in order, by name without dashes. Throws on a repeated name. */
export function parseTokens(sheet: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of sheet.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)) {
    if (found.has(name)) throw new Error(`The token --${name} is set twice`);
    found.set(name, value.trim());
  }
  return found;
}
