import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { stories } from '../../../../apps/web/src/content/stories.ts';
import { SuccessStories } from './success-stories.tsx';

const meta = {
  title: 'Home/SuccessStories',
  component: SuccessStories,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { stories },
} satisfies Meta<typeof SuccessStories>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newest large, the others as entries, in the order given. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Success stories' })).toBeVisible();
    const names = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(names).toEqual(stories.map((story) => story.name));
    await expect(canvas.getAllByRole('img')).toHaveLength(stories.length);
  },
};

export const One: Story = { args: { stories: stories.slice(0, 1) } };

export const LongText: Story = {
  args: {
    stories: stories.map((story) => ({
      ...story,
      name: `${story.name} and the whole of the neighborhood association`,
      story: `${story.story} ${story.story}`,
    })),
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
