import type { Preview } from '@storybook/react-vite';

let errors: string[] = [];

/** A `console.error` fails the story. First in the list of checks: its hooks begin before and end after all others. */
export const consoleErrors: Preview = {
  beforeEach: () => {
    const original = console.error;
    errors = [];
    console.error = (...values: unknown[]) => {
      errors.push(values.map(String).join(' '));
      original(...values);
    };
    return () => {
      console.error = original;
    };
  },
  afterEach: () => {
    if (errors.length > 0) throw new Error(`The story wrote to console.error:\n${errors.join('\n')}`);
  },
};
