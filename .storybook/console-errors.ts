import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach, BeforeEach } from 'storybook/internal/csf';

/*
 * A `console.error` fails the story in a test run. These checks come first in story-checks.ts and picture-checks.ts:
 * their hooks begin before and end after all others.
 */

let errors: string[] = [];

export const beforeEach: BeforeEach<ReactRenderer> = () => {
  const original = console.error;
  errors = [];
  console.error = (...values: unknown[]) => {
    errors.push(values.map(String).join(' '));
    original(...values);
  };
  return () => {
    console.error = original;
  };
};

export const afterEach: AfterEach<ReactRenderer> = () => {
  if (errors.length > 0) throw new Error(`The story wrote to console.error:\n${errors.join('\n')}`);
};
