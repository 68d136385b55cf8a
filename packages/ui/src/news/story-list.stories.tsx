import { aNewsArticle } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StoryList } from './story-list.tsx';

const titles = [
  'Forty days of water',
  'The night shift has a name',
  'Twenty-nine of thirty-one',
  'Soup at noon',
];
const pictures = ['well', 'clinic', 'classroom', 'kitchen'];
const articles = titles.map((title, index) =>
  aNewsArticle({ id: index + 1, title, cover_image_url: `/pictures/${pictures[index]}.svg` }),
);

const meta = {
  title: 'News/StoryList',
  component: StoryList,
  args: { articles },
} satisfies Meta<typeof StoryList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cards in the order given. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(titles);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(titles.length);
  },
};

export const One: Story = { args: { articles: articles.slice(0, 1) } };

export const Many: Story = {
  args: {
    articles: [1, 2, 3].flatMap((round) => articles.map((one) => ({ ...one, id: round * 10 + one.id }))),
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
