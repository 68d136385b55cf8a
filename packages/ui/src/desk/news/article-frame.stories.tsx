import { formatDateTime } from '@hearthlight/domain';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { ArticleFrame, type ArticleFrameProps } from './article-frame.tsx';
import { anArticle, anArticleText } from './fixtures/index.ts';

/** Typed, because a constant would have the type of this one state. */
const shown: Pick<ArticleFrameProps, 'article' | 'part' | 'state'> = {
  article: anArticle(),
  state: { status: 'saved', at: '2026-11-20T09:28:00.000Z' },
  part: undefined,
};

const meta = preview.meta({
  title: 'Product/Desk/News/ArticleFrame',
  component: ArticleFrame,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown,
    title: 'Forty days of water in Garbatula',
    hasTranslations: true,
    timeZone: 'Africa/Nairobi',
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

const theDialog = async () => within(await screen.findByRole('dialog', { name: 'Publish this article' }));

/** A draft is published at once. */
export const Default = meta.story();

export const Publishes = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Text' })).toHaveAttribute('aria-current', 'page');
    await press(canvas, 'Publish');
    await press(await theDialog(), 'Publish');
    await expect(args.onPublish).toHaveBeenLastCalledWith(null);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** A time is that of the foundation: eight in Nairobi is five in UTC. */
export const Schedules = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await press(canvas, 'Publish');
    const dialog = await theDialog();
    await fireEvent.click(dialog.getByLabelText('At a time of your choice'));
    await press(dialog, 'Schedule');
    await expect(await dialog.findByText('Choose a date and a time.')).toBeVisible();
    await fireEvent.change(dialog.getByLabelText('Date and time'), { target: { value: '2026-12-01T08:00' } });
    await press(dialog, 'Schedule');
    await expect(args.onPublish).toHaveBeenLastCalledWith('2026-12-01T05:00:00.000Z');
  },
});

export const Scheduled = meta.story({
  args: { article: anArticle({ state: 'scheduled', published_at: '2026-12-01T05:00:00.000Z' }) },
  play: async ({ canvas }) => {
    const time = formatDateTime('2026-12-01T08:00:00.000Z', 'UTC');
    await expect(canvas.getByText(`Scheduled for ${time}`)).toBeVisible();
    await press(canvas, 'Change the time');
    await expect((await theDialog()).getByLabelText('Date and time')).toHaveValue('2026-12-01T08:00');
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

/** The server refuses, and the dialog says why. A new title means a new address. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    article: {
      ...anArticle({ ...published, text: anArticleText({ title: 'Water' }) }),
      title: 'Forty days',
      has_unpublished_changes: true,
    },
    onPublish: fn(async () => ({
      ok: false as const,
      message: 'Describe each picture in the text before you publish the article.',
      fields: { detail: 'Describe each picture in the text before you publish the article.' },
    })),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Publish the changes');
    const dialog = await theDialog();
    await waitFor(() => expect(dialog.getByText(/gets a new address/)).toBeVisible());
    await press(dialog, 'Publish');
    await expect(await dialog.findByText(/Describe each picture/)).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveTextContent('Text of the article');
  },
});

/** Nothing is published until the conflict has ended, on whichever page the person is. */
export const InConflict = meta.story({
  tags: ['!autodocs'],
  args: { part: 'preview', state: { status: 'conflict', current: anArticle() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Somebody else has saved this article.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose what to keep' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
