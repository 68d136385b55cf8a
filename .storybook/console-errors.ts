import type { Preview } from '@storybook/react-vite';

let errors: string[] = [];

/** Fails a story that calls `console.error`. Must be the first check, so that its hooks enclose all others. */
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
