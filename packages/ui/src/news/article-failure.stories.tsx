import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { ArticleFailure } from './article-failure.tsx';

const meta = preview.meta({
  title: 'Product/News/ArticleFailure',
  component: ArticleFailure,
  tags: ['internal'],
  args: { reason: 'other' as const, picture: '/pictures/crossroads.svg', onRetry: fn() },
});

export const Default = meta.story({});

export const Retries = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred while fetching the news content.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const NotFound = meta.story({
  args: { reason: 'not-found' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').innerText).toBe('The  news content was not found');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
