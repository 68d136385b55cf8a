import type { ArticleRow } from '@hearthlight/domain/desk';
import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { fill } from '../../../../.storybook/act.ts';
import { type ArticleFilter, DeskNewsPage, type DeskNewsPageProps } from './desk-news-page.tsx';
import { anArticleRow } from './fixtures/index.ts';

const articles: ArticleRow[] = [
  anArticleRow({
    id: 4,
    title: 'What a school kitchen costs',
    state: 'draft',
    published_at: null,
    edited_by: 'Amina Diallo',
  }),
  anArticleRow({
    id: 3,
    title: 'Twelve roofs before the rains',
    state: 'scheduled',
    published_at: '2026-12-01T05:00:00.000Z',
  }),
  anArticleRow({ id: 2, has_unpublished_changes: true, comments_open: false }),
  anArticleRow({ id: 1, title: 'أربعون يومًا من الماء', edited_at: null, edited_by: null }), // cspell:disable-line
];

/** Functions, because constants would have the types of these values. */
const ready = (list: readonly ArticleRow[], hasMore = false): DeskNewsPageProps['view'] => ({
  status: 'ready',
  articles: list,
  onShowMore: hasMore ? fn() : undefined,
});
const filter = (changes: Partial<ArticleFilter> = {}): ArticleFilter => ({
  state: 'all',
  search: '',
  order: 'newest',
  ...changes,
});

const meta = preview.meta({
  title: 'News/DeskNewsPage',
  component: DeskNewsPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(articles),
    filter: filter(),
    onFilter: fn(),
  },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page p-4 desk:p-9">
        <Story />
      </main>
    ),
  ],
});

/** Times of publication are those of the foundation. */
export const Default = meta.story({ tags: ['visual'] });

export const Searches = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'New article' })).toHaveAttribute('href', '/desk/news/new');
    await fill(canvas, { 'Search titles': ' roofs ' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onFilter).toHaveBeenLastCalledWith(filter({ search: 'roofs' }));
  },
});

/** Tabs keep the search. Clearing the field ends it. */
export const Searched = meta.story({
  tags: ['!autodocs'],
  args: { view: ready([]), filter: filter({ state: 'draft', search: 'well & water' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No article matches')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Drafts' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/desk/news?search=well+%26+water');
    await userEvent.clear(canvas.getByLabelText('Search titles'));
    await expect(args.onFilter).toHaveBeenLastCalledWith(filter({ state: 'draft' }));
  },
});

/** The order keeps the search. */
export const Sorts = meta.story({
  tags: ['!autodocs'],
  args: { filter: filter({ search: 'roofs' }) },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'Oldest first');
    await expect(args.onFilter).toHaveBeenLastCalledWith(filter({ search: 'roofs', order: 'oldest' }));
  },
});

export const Empty = meta.story({ args: { view: ready([]) } });
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({
  tags: ['!autodocs'],
  args: { view: { status: 'failed', onRetry: fn() } },
});
export const Many = meta.story({
  args: { view: ready(articles, true) },
});
export const Mobile = meta.story({ tags: ['visual'], globals: { viewport: { value: 'phone' } } });
