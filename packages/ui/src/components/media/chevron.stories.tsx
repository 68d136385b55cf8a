import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Chevron } from './chevron.tsx';

const meta = preview.meta({
  title: 'Library/Media/Chevron',
  component: Chevron,
  tags: ['internal'],
  parameters: { onDark: true },
});

export const Default = meta.story({});

/** It is hidden from screen readers. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
