import { createElement } from 'react';
import { useArgs } from 'storybook/manager-api';

/** Whether a story's address keeps a value: Storybook leaves out changed texts with other characters. */
function isKept(value: unknown, own: unknown): boolean {
  if (typeof value === 'string') return value === own || /^[\w -]*$/.test(value);
  if (typeof value !== 'object' || value === null) return true;
  const before = new Map<string, unknown>(typeof own === 'object' && own ? Object.entries(own) : []);
  return Object.entries(value).every(([key, one]) => isKept(one, before.get(key)));
}

/** Names, beside the menu that copies the address of a story, the changed values that the address leaves out. */
export function Unshared() {
  const [args, , , own] = useArgs();
  // There are none until the story has loaded.
  const names = Object.keys({ ...args }).filter((name) => !isKept(args[name], own?.[name]));
  if (names.length === 0) return null;
  const title =
    'An address keeps texts of the letters A to Z, digits, spaces, _ and -. Whoever opens it sees the story’s own texts instead: send yours too.';
  return createElement('small', { title }, `Not in the address: ${names.join(', ')}`);
}
