import type { Preview } from '@storybook/react-vite';

const levels = ['error', 'warn'] as const;

let messages: string[] = [];

/** Fails a story that logs an error or a warning. Must be the first check, so that its hooks enclose all others. */
export const silentConsole: Preview = {
  beforeEach: () => {
    const original = { error: console.error, warn: console.warn };
    messages = [];
    for (const level of levels) {
      console[level] = (...values: unknown[]) => {
        messages.push(`${level}: ${values.map(String).join(' ')}`);
        original[level](...values);
      };
    }
    return () => {
      Object.assign(console, original);
    };
  },
  afterEach: () => {
    if (messages.length > 0) throw new Error(`The story wrote to the console:\n${messages.join('\n')}`);
  },
};
