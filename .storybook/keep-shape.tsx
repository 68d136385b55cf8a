import type { Decorator } from '@storybook/react-vite';

import { isPlainData } from './arg-types.ts';

/**
 * Returns `value` with the shape of `initial`: a part with another type, or one that is missing, is the initial one.
 * The object editor of the Controls panel accepts any JSON, for which a component has no types to rely on.
 */
function withShapeOf(initial: unknown, value: unknown): unknown {
  if (Object.is(value, initial) || initial === undefined || !isPlainData(initial)) return value;
  if (typeof value === 'number' && Number.isNaN(value)) return initial;
  if (Array.isArray(initial)) {
    if (!Array.isArray(value)) return initial;
    return initial.length === 0
      ? initial
      : value.map((item, index) => withShapeOf(initial[index] ?? initial[0], item));
  }
  if (typeof initial !== 'object' || initial === null)
    return typeof value === typeof initial ? value : initial;
  if (typeof value !== 'object' || value === null || !isPlainData(value)) return initial;
  const given = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(
    Object.entries(initial).map(([key, part]) => [
      key,
      given.has(key) ? withShapeOf(part, given.get(key)) : part,
    ]),
  );
}

/** Keeps what a reviewer enters in the Controls panel from breaking the story. */
export const keepShape: Decorator = (Story, { args, initialArgs }) => {
  const entries = Object.entries(args);
  if (entries.every(([name, value]) => Object.is(value, initialArgs[name]))) return <Story />;
  return (
    <Story
      args={Object.fromEntries(entries.map(([name, value]) => [name, withShapeOf(initialArgs[name], value)]))}
    />
  );
};
