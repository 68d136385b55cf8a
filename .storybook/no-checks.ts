import type { ReactRenderer } from '@storybook/react-vite';
import type { ProjectAnnotations } from 'storybook/internal/csf';

/** What a designer's Storybook adds to each story: nothing. In a test run, main.ts puts another module in its place. */
export const checks: ProjectAnnotations<ReactRenderer>[] = [];
