/**
 * How values of stories are written in snippets: a name that a source declares, what a function resolves to, or code.
 */
type Shown = { name: string; source: string } | { resolved: unknown } | { code: string };

const shown = new WeakMap<object, Shown>();

/** Returns how a value is written, unless its data says it. */
export const shownFor = (value: unknown): Shown | undefined =>
  typeof value === 'function' || (typeof value === 'object' && value !== null) ? shown.get(value) : undefined;

/**
 * Shows the source of an example's file in the snippets of stories that use its exports: components with state,
 * functions, and data with functions in it. `showSource(example, source)` with `import * as example from
 * './dialog.example.tsx'` and `import source from './dialog.example.tsx?raw'`. Without a source, the package exports
 * them.
 */
export function showSource(exports: Readonly<Record<string, unknown>>, source = ''): void {
  for (const [name, value] of Object.entries(exports))
    if (typeof value === 'function' || (typeof value === 'object' && value !== null))
      shown.set(value, { name, source });
}

/** Shows a function as one that resolves to `resolved`. */
export function resolving<F extends object>(value: F, resolved: unknown): F {
  shown.set(value, { resolved });
  return value;
}

/** Shows a function as this code. */
export function inCode<F extends object>(value: F, code: string): F {
  shown.set(value, { code });
  return value;
}
