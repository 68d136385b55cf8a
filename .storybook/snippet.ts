const namesIn = (names = '') => new Set(names.split(' '));

/** The exports of the entries of `@hearthlight/ui`. */
const entries = {
  '@hearthlight/ui': namesIn(import.meta.env['STORYBOOK_LIBRARY']),
  '@hearthlight/ui/product': namesIn(import.meta.env['STORYBOOK_PRODUCT']),
  '@hearthlight/ui/desk': namesIn(import.meta.env['STORYBOOK_DESK']),
};

/** Matches components in a snippet: `<Button` but not `<p`. */
const componentElements = /<([A-Z]\w*)/g;

/** Matches an empty function with a generated name. */
const emptyFunction = /function\s*\w*\(\)\s*\{\s*\}/g;

/** Returns a line for each entry that exports some of the names. */
export const importsOf = (names: readonly string[]): string[] =>
  Object.entries(entries).flatMap(([entry, exported]) => {
    const found = [...new Set(names)].filter((name) => exported.has(name)).toSorted();
    return found.length === 0 ? [] : [`import { ${found.join(', ')} } from '${entry}';`];
  });

/** Makes a story's code ready to copy: adds the imports and replaces empty functions by `() => {}`. */
export function snippet(code: string): string {
  const imports = importsOf(Array.from(code.matchAll(componentElements), ([, name = '']) => name));
  return [...imports, ...(imports.length > 0 ? [''] : []), code.replaceAll(emptyFunction, '() => {}')].join(
    '\n',
  );
}
