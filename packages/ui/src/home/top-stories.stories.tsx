import { sentences } from '@hearthlight/domain';
import { aNewsArticle, anAwkwardTitle } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TopStories } from './top-stories.tsx';

const articles = ['well', 'clinic', 'classroom', 'kitchen', 'road', 'roof', 'boat'].map((picture, index) =>
  aNewsArticle({
    id: index + 1,
    title: `News of the ${picture}`,
    cover_image_url: `/pictures/${picture}.svg`,
  }),
);

const meta = {
  title: 'Home/TopStories',
  component: TopStories,
  parameters: { layout: 'fullscreen' },
  args: { news: { status: 'ready', articles }, onRetry: fn() },
} satisfies Meta<typeof TopStories>;
export default meta;
type Story = StoryObj<typeof meta>;

const titlesIn = (canvas: { getAllByRole: (role: string, options: object) => HTMLElement[] }) =>
  canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

/** Four stories at first; the button brings all, and takes them back. */
export const Ready: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Top Stories' })).toBeVisible();
    const titles = articles.map((article) => article.title);
    await expect(titlesIn(canvas)).toEqual(titles.slice(0, 4));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 7 stories' }));
    await expect(titlesIn(canvas)).toEqual(titles);
    const button = canvas.getByRole('button', { name: 'Show fewer stories' });
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(titlesIn(canvas)).toEqual(titles.slice(0, 4));
  },
};

/** As few as fit at once need no button. */
export const Few: Story = {
  args: { news: { status: 'ready', articles: articles.slice(0, 3) } },
  play: async ({ canvas }) => {
    await expect(titlesIn(canvas)).toHaveLength(3);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    news: {
      status: 'ready',
      articles: [aNewsArticle({ title: anAwkwardTitle, detail: `<p>${'Word after word. '.repeat(60)}</p>` })],
    },
  },
};

export const Loading: Story = {
  tags: ['visual'],
  args: { news: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the news');
  },
};

export const Empty: Story = {
  args: { news: { status: 'ready', articles: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing has been published yet/)).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { news: { status: 'failed' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sentences.newsListFailed);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
