import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { ArticleFrame, type ArticleFrameProps } from './article-frame.tsx';
import { anArticle, anArticleText } from './fixtures/index.ts';

/** Typed, because a constant would have the type of this one state. */
const shown: Pick<ArticleFrameProps, 'article' | 'part' | 'state' | 'text'> = {
  text: anArticleText(),
  article: anArticle(),
  state: { status: 'saved', at: '2026-11-20T09:28:00.000Z' },
  part: undefined,
};

const meta = preview.meta({
  title: 'News/ArticleFrame',
  component: ArticleFrame,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown,
    hasTranslations: true,
    merged: undefined,
    others: [],
    onRetry: fn(),
    onPublish: resolvesTo({ ok: true }),
    children: <p>The page.</p>,
  },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page p-4 desk:p-9">
        <Story />
      </main>
    ),
  ],
});

export const Default = meta.story();

/** The time is that of the foundation: half past ten in India is five in UTC. */
export const Scheduled = meta.story({
  args: { article: anArticle({ state: 'scheduled', published_at: '2026-12-01T05:00:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scheduled for Dec 1, 2026, 10:30 AM')).toBeVisible();
    await expect(canvas.getByText('Time zone: India Standard Time')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change the time' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Text' })).toHaveAttribute('aria-current', 'page');
  },
});

const published = { state: 'published', published_at: '2026-11-18T05:00:00.000Z' } as const;

/** All of the text is published. */
export const Published = meta.story({
  args: { article: anArticle(published), part: 'history' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Forty days/);
    await expect(canvas.queryByRole('button', { name: /Publish/ })).toBeNull();
  },
});

/** Nothing is published until the conflict has ended, on whichever page the person is. */
export const InConflict = meta.story({
  tags: ['!autodocs'],
  args: { part: 'preview', state: { status: 'conflict', base: anArticleText(), current: anArticle() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Somebody else has saved this article.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose what to keep' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
  },
});

/** A colleague's changes were taken over without a question. */
export const Merged = meta.story({
  args: { merged: anArticle({ edited_by: 'Amina Diallo' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^The changes that Amina Diallo saved meanwhile .* were added to your text\.$/),
    ).toBeVisible();
  },
});

/** Others have the article open. */
export const OpenElsewhere = meta.story({
  args: { others: ['Amina Diallo'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amina Diallo has this article open.')).toBeVisible();
  },
});

/** Trouble is seen at the end of a long text too. */
export const OfflineInLongText = meta.story({
  tags: ['!autodocs'],
  args: {
    state: { status: 'offline' },
    children: (
      <>
        <p className="h-1000">The pump was switched on at six.</p>
        <p>The end.</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    canvas.getByText('The end.').scrollIntoView({ block: 'end' });
    const trouble = canvas.getByText(/^The server cannot be reached/);
    await waitFor(() => expect(trouble.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    window.scrollTo(0, 0);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The missing parts of an article that is to be published, and the advised ones, each with a link to its field. */
export const Incomplete = meta.story({
  args: { text: anArticleText({ title: ' ', tags: '', cover_image_description: '' }) },
  play: async ({ canvas }) => {
    const missing = within(canvas.getByRole('list', { name: 'Still missing:' })).getAllByRole('link');
    await expect(missing.map(({ textContent }) => textContent)).toEqual(['Title', 'Tags']);
    const advised = canvas.getByRole('list', { name: 'Recommended:' });
    await expect(advised).toHaveTextContent('Alternative text of the cover picture');
    await expect(missing[1]).toHaveAttribute('href', '/desk/news/1#article-tags');
  },
});
