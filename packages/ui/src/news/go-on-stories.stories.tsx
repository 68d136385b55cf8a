import { aNewsArticle } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './go-on-stories.guidance.ts';
import { GoOnStories } from './go-on-stories.tsx';

const meta = preview.meta({
  title: 'Product/News/GoOnStories',
  component: GoOnStories,
  tags: ['experimental'],
  parameters: { guidance, layout: 'fullscreen' },
  args: { id: 'stories', news: { status: 'ready' as const, articles: [aNewsArticle()] } },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Stories to go on with' })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { news: { status: 'loading' } } });

/** A missing page does not report a second failure. */
export const Failed = meta.story({
  args: { news: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
