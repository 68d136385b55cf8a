import { aNewsArticle } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { NewsList } from './news-list.tsx';

const titles = ['Forty days of water', 'The night shift has a name', 'Twenty-nine of thirty-one', 'Soup at noon'];
const pictures = ['well', 'clinic', 'classroom', 'kitchen'];
const articles = titles.map((title, index) =>
  aNewsArticle({ id: index + 1, title, cover_image_url: `/pictures/${pictures[index]}.svg` }),
);

const meta = preview.meta({
  title: 'Product/News/NewsList',
  component: NewsList,
  tags: ['stable'],
  args: { articles },
});

export const Default = meta.story({});

/** The cards are in the given order. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(titles);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(titles.length);
  },
});

export const One = meta.story({ args: { articles: articles.slice(0, 1) } });

export const Many = meta.story({
  args: {
    articles: [1, 2, 3].flatMap((round) => articles.map((one) => ({ ...one, id: round * 10 + one.id }))),
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
