import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Chevron } from './chevron.tsx';

const meta = preview.meta({
  title: 'Library/Media/Chevron',
  component: Chevron,
  tags: ['internal'],
});

/** It is hidden from screen readers. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
