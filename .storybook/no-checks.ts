import type { Preview } from '@storybook/react-vite';

/**
 * Annotations that a test run adds to every story. Empty in Storybook itself; vitest.config.ts replaces this module.
 */
export const checks: Preview[] = [];
