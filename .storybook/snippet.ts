/** Matches components in a snippet: `<Button` but not `<p`. */
const componentElements = /<([A-Z]\w*)/g;

/** Matches an empty function with a generated name. */
const emptyFunction = /function\s*\w*\(\)\s*\{\s*\}/g;

/**
 * Makes a story's code ready to copy: adds the import from `@hearthlight/ui` and replaces empty functions by `() =>
 * {}`.
 */
export function snippet(code: string, exported: ReadonlySet<string>): string {
  const used = Array.from(code.matchAll(componentElements), ([, name = '']) => name);
  const names = [...new Set(used)].filter((name) => exported.has(name)).toSorted();
  const readable = code.replaceAll(emptyFunction, '() => {}');
  return names.length === 0
    ? readable
    : `import { ${names.join(', ')} } from '@hearthlight/ui';\n\n${readable}`;
}
