import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { EditorSkeleton } from './editor-skeleton.tsx';

const meta = preview.meta({
  title: 'News/Editor/EditorSkeleton',
  component: EditorSkeleton,
  tags: ['internal'],
});

export const Default = meta.story();

/** A screen reader hears that the editor is loading. */
export const Announced = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading the editor/);
  },
});
