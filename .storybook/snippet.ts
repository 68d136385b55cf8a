/** Elements of a snippet that are components: `<Button` but not `<p`. */
const componentElements = /<([A-Z]\w*)/g;

/** A function without a body, as the code printer names it in a minified build. */
const emptyFunction = /function\s*\w*\(\)\s*\{\s*\}/g;

/**
 * Returns the code of a story as a reader can copy it: with an import of the components from `@hearthlight/ui`, and
 * with `() => {}` for each function, whose generated name means nothing.
 */
export function snippet(code: string, exported: ReadonlySet<string>): string {
  const used = Array.from(code.matchAll(componentElements), ([, name = '']) => name);
  const names = [...new Set(used)].filter((name) => exported.has(name)).toSorted();
  const readable = code.replaceAll(emptyFunction, '() => {}');
  return names.length === 0
    ? readable
    : `import { ${names.join(', ')} } from '@hearthlight/ui';\n\n${readable}`;
}
