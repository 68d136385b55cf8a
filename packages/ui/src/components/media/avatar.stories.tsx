import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './avatar.guidance.ts';
import { Avatar } from './avatar.tsx';

const meta = preview.meta({
  title: 'Library/Media/Avatar',
  component: Avatar,
  tags: ['stable'],
  parameters: { guidance },
  args: { src: '/pictures/portrait-01.svg' },
});

export const Default = meta.story({ tags: ['matrix'] });

/** It is hidden from screen readers. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByRole('presentation').getBoundingClientRect().width).toBe(58);
  },
});

export const Small = meta.story({
  args: { size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation').getBoundingClientRect().width).toBe(42);
  },
});

/** If the picture fails to load, its space remains. */
export const Broken = meta.story({ args: { src: 'data:image/png;base64,broken' } });
