import type { Revision } from '@hearthlight/domain/desk';
import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { anArticleText } from '../fixtures/index.ts';
import { ArticleHistoryPage, type ArticleHistoryPageProps } from './article-history-page.tsx';

const aVersion = (number: number, by: string, detail: string, title = 'Forty days of water'): Revision => ({
  number,
  by,
  title,
  at: `2026-11-${10 + number}T09:28:00.000Z`,
  publication: number === 2 ? 'public' : null,
  text: anArticleText({ title, detail }),
});

const newest = aVersion(
  4,
  'Amina Diallo',
  '<p>The pump was switched on at <strong>seven</strong>.</p><p>Five villages had shared one hand pump.</p><p>Each keeper has a key.</p>',
);
const middle = aVersion(
  3,
  'Ruth Wanjiru',
  '<p>The pump was switched on at six.</p><p>Four villages had shared one hand pump.</p>',
);
const oldest = aVersion(2, 'Ruth Wanjiru', '<p>The pump was switched on at six.</p>', 'Water in Garbatula');

/** Functions, because constants would have the types of these values. */
const ready = (versions = [newest, middle, oldest]): ArticleHistoryPageProps['view'] => ({
  status: 'ready',
  versions,
  onShowMore: fn(),
});
const comparing = (shown: Revision, other: Revision): ArticleHistoryPageProps['compared'] => ({
  status: 'ready',
  shown,
  other,
});

const meta = preview.meta({
  title: 'News/History/ArticleHistoryPage',
  component: ArticleHistoryPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen', zoneNamedBy: 'ArticleFrame' },
  args: {
    articleId: 7,
    view: ready(),
    compared: comparing(oldest, newest),
    campaigns: [],
    current: newest.text,
    onCompare: fn(),
    onRestore: resolvesTo({ ok: true }),
  },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page p-4 desk:p-9">
        <Story />
      </main>
    ),
  ],
});

/** Words that were removed and added are named to screen readers too. */
export const Default = meta.story({ tags: ['visual'] });

export const ComparesAndRestores = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('six')).toHaveTextContent('Removed: six');
    await expect(canvas.getByText('seven')).toHaveTextContent('Added: seven');
    await userEvent.selectOptions(canvas.getByLabelText('Compare it with'), '3');
    await expect(args.onCompare).toHaveBeenLastCalledWith(3);
    await press(canvas, 'Restore this version');
    await expect(args.onRestore).toHaveBeenLastCalledWith(2);
  },
});

/** The newest version cannot be restored, and comes last in the comparison. */
export const Newest = meta.story({
  tags: ['!autodocs'],
  args: { compared: comparing(newest, middle) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Restore this version' })).toBeNull();
    await expect(canvas.getByText('Four')).toHaveTextContent('Removed: Four');
  },
});

/** A version with the newest text has nothing to restore. */
export const SameAsNewest = meta.story({
  tags: ['!autodocs'],
  args: { current: oldest.text },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Restore this version' })).toBeNull(),
});

export const Same = meta.story({
  tags: ['!autodocs'],
  args: { compared: comparing(oldest, { ...oldest, number: 3 }) },
  play: async ({ canvas }) => expect(canvas.getByText('Both versions have the same text.')).toBeVisible(),
});

export const Empty = meta.story({
  tags: ['!autodocs'],
  args: { view: ready([newest]) },
  play: async ({ canvas }) => expect(canvas.getByText('So far, there is only one version.')).toBeVisible(),
});

export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({
  tags: ['!autodocs'],
  args: { view: { status: 'failed', onRetry: fn() } },
});
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
