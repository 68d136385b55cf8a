import type { Decorator } from '@storybook/react-vite';

/** Shows a story as wide as in a dialog of the desk. */
export const inSheet: Decorator = (Story) => (
  <div className="max-w-sheet">
    <Story />
  </div>
);
