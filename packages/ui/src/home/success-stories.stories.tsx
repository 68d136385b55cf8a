import { expect } from 'storybook/test';
import { home } from 'virtual:content/home';

import preview from '#storybook/preview';

import { expectOneLine } from '../../../../.storybook/expect-one-line.ts';
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

/** Years stay whole beside a story. */
export const LargeText = meta.story({
  tags: ['!autodocs', '!visual'],
  globals: { viewport: { value: 'tablet' }, textSize: '200' },
  play: async ({ canvas }) => {
    for (const year of new Set(stories.slice(1).map((story) => story.year)))
      for (const shown of canvas.getAllByText(String(year))) await expectOneLine(shown);
  },
});
