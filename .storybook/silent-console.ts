import type { Preview } from '@storybook/react-vite';
import { mocked, spyOn } from 'storybook/test';

const levels = ['error', 'warn'] as const;

/**
 * Fails a story that logs an error or a warning. Must be the first check, so that its hooks enclose all others.
 * Storybook restores the console before the next story.
 */
export const silentConsole: Preview = {
  beforeEach: () => {
    for (const level of levels) spyOn(console, level);
  },
  afterEach: () => {
    const messages = levels.flatMap((level) =>
      mocked(console[level]).mock.calls.map((values) => `${level}: ${values.map(String).join(' ')}`),
    );
    if (messages.length > 0) throw new Error(`The story wrote to the console:\n${messages.join('\n')}`);
  },
};
