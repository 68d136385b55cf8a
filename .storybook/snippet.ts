/** Matches components in a snippet: `<Button` but not `<p`. */
const componentElements = /<([A-Z]\w*)/g;

/** Matches an empty function with a generated name. */
const emptyFunction = /function\s*\w*\(\)\s*\{\s*\}/g;

/**
 * Makes a story's code ready to copy: adds the imports from the entries of `@hearthlight/ui` and replaces empty
 * functions by `() => {}`.
 */
export function snippet(code: string, entries: Readonly<Record<string, ReadonlySet<string>>>): string {
  const used = new Set(Array.from(code.matchAll(componentElements), ([, name = '']) => name));
  const imports = Object.entries(entries).flatMap(([entry, exported]) => {
    const names = [...used].filter((name) => exported.has(name)).toSorted();
    return names.length === 0 ? [] : [`import { ${names.join(', ')} } from '${entry}';`];
  });
  return [...imports, ...(imports.length > 0 ? [''] : []), code.replaceAll(emptyFunction, '() => {}')].join(
    '\n',
  );
}
