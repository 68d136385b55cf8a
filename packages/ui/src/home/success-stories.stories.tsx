import { expect } from 'storybook/test';
import { home } from 'virtual:content/home';

import preview from '#storybook/preview';

import { SuccessStories } from './success-stories.tsx';

const { stories } = home;

const meta = preview.meta({
  title: 'Product/Home/SuccessStories',
  component: SuccessStories,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { ...home.successStories, stories },
});

export const Default = meta.story({});

/** The first story is large, the others are entries, in the given order. */
export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Success stories' })).toBeVisible();
    const names = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(names).toEqual(stories.map((story) => story.name));
    await expect(canvas.getAllByRole('img')).toHaveLength(stories.length);
  },
});

export const None = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { stories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

/** Without an empty list below it. */
export const One = meta.story({
  args: { stories: stories.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    stories: stories.map((story) => ({
      ...story,
      name: `${story.name} and the whole of the neighborhood association`,
      story: `${story.story} ${story.story}`,
    })),
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
