import { sentences } from '@hearthlight/domain';
import { aNewsArticle, anAwkwardTitle } from '@hearthlight/domain/fixtures';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { home } from 'virtual:content/home';

import preview from '#storybook/preview';

import { Button } from '../components/actions/button.tsx';
import { TopStories, type TopStoriesProps } from './top-stories.tsx';

const articles = ['well', 'clinic', 'classroom', 'kitchen', 'road', 'roof', 'boat'].map((picture, index) =>
  aNewsArticle({
    id: index + 1,
    title: `News of the ${picture}`,
    cover_image_url: `/pictures/${picture}.svg`,
  }),
);

/** Its stories arrive when the button is pressed. */
function ArrivesLate(props: TopStoriesProps) {
  const [loading, setLoading] = useState(true);
  return (
    <>
      <TopStories {...props} news={loading ? { status: 'loading' } : props.news} />
      <Button onClick={() => setLoading(false)}>Load</Button>
    </>
  );
}

const meta = preview.meta({
  title: 'Product/Home/TopStories',
  component: TopStories,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    texts: home.topStories,
    news: { status: 'ready' as const, articles },
    onShowAll: fn(),
    onRetry: fn(),
  },
});

const titlesIn = (canvas: { getAllByRole: (role: string, options: object) => HTMLElement[] }) =>
  canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

/** Four stories at first; the button shows all, and four again. */
export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Top Stories' })).toBeVisible();
    const titles = articles.map((article) => article.title);
    await expect(titlesIn(canvas)).toEqual(titles.slice(0, 4));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 7 stories' }));
    await expect(titlesIn(canvas)).toEqual(titles);
    const button = canvas.getByRole('button', { name: 'Show fewer stories' });
    await expect(canvas.getByRole('link', { name: titles[4] ?? '' })).toHaveFocus();
    await expect(args.onShowAll).toHaveBeenLastCalledWith(true);
    await userEvent.click(button);
    await expect(args.onShowAll).toHaveBeenLastCalledWith(false);
    await expect(titlesIn(canvas)).toEqual(titles.slice(0, 4));
  },
});

/** The target of the link without script: all stories from the start. */
export const All = meta.story({
  args: { all: true },
  play: async ({ canvas }) => {
    await expect(titlesIn(canvas)).toHaveLength(articles.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer stories' }));
    await expect(titlesIn(canvas)).toHaveLength(4);
  },
});

/** As many as the call returns: there may be older ones. */
export const Newest = meta.story({
  args: {
    news: {
      status: 'ready' as const,
      articles: Array.from({ length: 12 }, (_, index) => aNewsArticle({ id: index + 1, title: `News ${index + 1}` })),
    },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Show the 12 newest stories' })).toBeVisible(),
});

/** No button when all stories are shown at first. */
export const Few = meta.story({
  args: { news: { status: 'ready', articles: articles.slice(0, 3) } },
  play: async ({ canvas }) => {
    await expect(titlesIn(canvas)).toHaveLength(3);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    news: {
      status: 'ready',
      articles: [aNewsArticle({ title: anAwkwardTitle, detail: `<p>${'Word after word. '.repeat(60)}</p>` })],
    },
  },
});

export const Loading = meta.story({
  tags: ['visual'],
  args: { news: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the news');
  },
});

/** Stories that arrive late take the space of their placeholder, so that nothing below them moves. */
export const Late = meta.story({
  tags: ['!autodocs'],
  args: { late: true },
  render: (args) => <ArrivesLate {...args} />,
  play: async ({ canvas }) => {
    const height = () => canvas.getByRole('region').getBoundingClientRect().height;
    const before = height();
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(titlesIn(canvas)).toHaveLength(4);
    await expect(height()).toBe(before);
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  args: { news: { status: 'ready', articles: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(home.topStories.empty)).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { news: { status: 'failed' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sentences.newsListFailed);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Four stories are two rows of two, also where three columns would fit. */
export const NoStoryAlone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'tablet' } },
  decorators: [
    (Story) => (
      <div style={{ overflow: 'clip' }}>
        <div style={{ width: 1100 }}>{Story()}</div>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('article').map((story) => story.getBoundingClientRect().top);
    await expect(tops).toHaveLength(4);
    await expect(tops.filter((top) => top === tops.at(-1))).toHaveLength(2);
  },
});
