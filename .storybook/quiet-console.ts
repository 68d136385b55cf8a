import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach, BeforeEach } from 'storybook/internal/csf';

/* A `console.error` fails the story. First in main.ts, so that it hears what all the others cause, and judges last. */

let said: string[] = [];

export const beforeEach: BeforeEach<ReactRenderer> = () => {
  const original = console.error;
  said = [];
  console.error = (...words: unknown[]) => {
    said.push(words.map(String).join(' '));
    original(...words);
  };
  return () => {
    console.error = original;
  };
};

export const afterEach: AfterEach<ReactRenderer> = () => {
  if (said.length > 0) throw new Error(`The story wrote to console.error:\n${said.join('\n')}`);
};
