const namesIn = (names = '') => new Set(names.split(','));

/** The exports of the entries of `@hearthlight/ui`. Those of types start with `type`. */
const entries = {
  '@hearthlight/ui': namesIn(import.meta.env['STORYBOOK_LIBRARY']),
  '@hearthlight/ui/product': namesIn(import.meta.env['STORYBOOK_PRODUCT']),
};

/** The declarations of a snippet, outside of the elements that it renders. */
export interface Declarations {
  /** Names to import from the entries. */
  names: Set<string>;
  /** Lines that import from other packages. */
  imports: Set<string>;
  /** Lines that declare state, by the name of the value. */
  states: Map<string, string>;
  /** Larger data, by the name of its constant. */
  data: Map<string, string>;
  /** The sources of examples. */
  sources: Set<string>;
  /** Whether an entry exports the type. */
  exportsType: (name: string) => boolean;
}

/** Returns a line for each entry that exports some of the names. */
const importsOf = (names: Iterable<string>): string[] =>
  Object.entries(entries).flatMap(([entry, exported]) => {
    const found = [...new Set(names)]
      .toSorted()
      .flatMap((name) => [name, `type ${name}`].filter((listed) => exported.has(listed)));
    return found.length === 0 ? [] : [`import { ${found.join(', ')} } from '${entry}';`];
  });

/** Returns the line that imports the component of a title in the sidebar, if an entry exports it. */
export const importOf = (title: string): string | undefined => importsOf([title.split('/').at(-1) ?? ''])[0];

/** Matches an import of an example: `import { a, type B } from '../a.tsx'`. */
const imports = /^import (?:type )?\{([^}]*)\} from '([^']*)';\n/gm;

/** Adds the source of an example, and returns the name that it declares. Its own modules are imports of the entries. */
export function withSource({ name, source }: { name: string; source: string }, module: Declarations): string {
  for (const [line, names = '', from = ''] of source.matchAll(imports))
    if (from.startsWith('.') || from.startsWith('@hearthlight/'))
      for (const [word] of names.replaceAll(/\btype\b/g, '').matchAll(/\w+/g)) module.names.add(word);
    else module.imports.add(line.trim());
  if (source === '') module.names.add(name);
  else
    module.sources.add(
      source
        .replaceAll(imports, '')
        .replaceAll(/^export /gm, '')
        .trim(),
    );
  return name;
}

/** A line that says where the pictures in the code are. */
const pictures = '// Pictures are in packages/content/hearthlight/pictures. An app has its own.';

/** Whether code uses a name, other than as that of a property. */
const uses = (code: string, name: string) => new RegExp(String.raw`(?<![.\w])${name}(?![=:\w])`).test(code);

/** Returns the declarations that the code uses, and those that they use. */
function usedBy(code: string, declarations: readonly string[]): string[] {
  const isUsed = (text: string) => uses(code, /^(?:const|function|interface|type) (\w+)/m.exec(text)?.[1] ?? '');
  const found = declarations.filter(isUsed);
  if (found.length === 0) return [];
  const others = declarations.filter((text) => !found.includes(text));
  const more = usedBy(found.join('\n'), others);
  return declarations.filter((text) => found.includes(text) || more.includes(text));
}

/** Returns the code in the words that components of the product need. */
function withWords(code: string, { names, data }: Declarations): string {
  const isProduct = [...names].some((name) => entries['@hearthlight/ui/product'].has(name));
  if (!isProduct || names.has('WordsProvider')) return code;
  names.add('WordsProvider').add('loadWords');
  data.set('words', "const words = await loadWords('en');");
  return `<WordsProvider value={words}>\n${code.replaceAll(/^(?=.)/gm, '  ')}\n</WordsProvider>`;
}

/** Returns a module that renders what `print` returns, with everything that it declares. */
export function moduleOf(print: (module: Declarations) => string): string {
  const module: Declarations = {
    names: new Set(),
    imports: new Set(),
    states: new Map(),
    data: new Map(),
    sources: new Set(),
    exportsType: (name) => Object.values(entries).some((exported) => exported.has(`type ${name}`)),
  };
  const code = withWords(print(module), module);
  if (module.states.size > 0) module.imports.add("import { useState } from 'react';");
  const body = code.includes('\n') ? `(\n${code.replaceAll(/^(?=.)/gm, '    ')}\n  )` : code;
  const states = Array.from(module.states.values(), (state) => `  ${state.replaceAll('\n', '\n  ')}\n`).join('');
  const own = [...module.data.values(), `export function Example() {\n${states}  return ${body};\n}\n`];
  // Blank lines separate the declarations of a source.
  const sources = [...module.sources].flatMap((source) => source.split(/\n\n(?=\S)/));
  const rest = [...usedBy(own.join('\n'), sources), ...own];
  const isUsed = (name: string) => uses(rest.join('\n'), name);
  const imported = [...module.imports].filter((line) => /\{(.*)\}/.exec(line)?.[1]?.match(/\w+/g)?.some(isUsed));
  const lines = [...imported, ...importsOf([...module.names].filter(isUsed))].join('\n');
  const hasPictures = rest.some((text) => /['"]\/pictures\//.test(text));
  return [lines, ...(hasPictures ? [pictures] : []), ...rest].join('\n\n');
}
