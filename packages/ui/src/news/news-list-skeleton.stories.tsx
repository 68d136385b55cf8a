import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { NewsListSkeleton } from './news-list-skeleton.tsx';

const meta = preview.meta({
  title: 'Product/News/NewsListSkeleton',
  component: NewsListSkeleton,
  tags: ['stable'],
  args: { count: 4 },
});

export const Default = meta.story({});

/** It announces the loading once. Its cards are hidden from screen readers. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the news');
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
