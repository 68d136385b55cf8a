import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';

interface LibraryStory {
  meta: { input: { component?: ComponentType<Record<string, unknown>> } };
  composed: { args: Record<string, unknown> };
}
const files = import.meta.glob<{ Default: LibraryStory }>('../components/**/*.stories.tsx', { eager: true });

/** Without an element of their own that a layout could place. */
const withoutPlace = ['DialogClose', 'LinkProvider', 'Honeypot', 'VisuallyHidden'];
const placed = 'layout-test';

const meta = { title: 'Foundations/Class names', tags: ['!autodocs', '!dev'] } satisfies Meta;
export default meta;

/** Every component of the library puts `className` on its root element. */
export const OnTheRoot: StoryObj<typeof meta> = {
  render: () => <p>The components of the library are rendered one after the other.</p>,
  play: async ({ canvasElement }) => {
    const stories = Object.values(files).map(({ Default }) => Default);
    await expect(stories.length).toBeGreaterThan(40);
    for (const { meta: file, composed } of stories) {
      const { component: Component } = file.input;
      if (!Component || withoutPlace.includes(Component.name)) continue;
      const container = document.createElement('div');
      canvasElement.append(container);
      const root = createRoot(container);
      root.render(<Component {...composed.args} open className={placed} />);
      await waitFor(() =>
        expect(
          container.firstElementChild ?? document.querySelector('[role=dialog]'),
          Component.name,
        ).toBeVisible(),
      );
      const element = document.querySelector('[role=dialog]') ?? container.firstElementChild;
      await expect(element, Component.name).toHaveClass(placed);
      root.unmount();
      container.remove();
    }
  },
};
