import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { slowLoading } from '../../../../.storybook/slow-loading.ts';
import { ListSkeleton } from './list-skeleton.tsx';

const meta = preview.meta({
  title: 'Frame/ListSkeleton',
  component: ListSkeleton,
  tags: ['experimental'],
});

export const Default = meta.story();

export const Slow = meta.story({ ...slowLoading });

export const Announced = meta.story({
  tags: ['!autodocs'],
  args: { rows: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});
