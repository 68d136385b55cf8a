import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { ArticleSkeleton } from './article-skeleton.tsx';

const meta = preview.meta({
  title: 'Product/News/ArticleSkeleton',
  component: ArticleSkeleton,
  tags: ['internal'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({});

/** Screen readers hear once that the story is loading. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the story');
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
