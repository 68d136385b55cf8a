import { setFormats } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { pressAndConfirm } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { ArticlePublication } from './article-publication.tsx';
import { anArticle } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'News/ArticlePublication',
  component: ArticlePublication,
  tags: ['experimental'],
  args: {
    article: anArticle({ state: 'published', published_at: '2026-11-18T05:00:00.000Z' }),
    onUnpublish: resolvesTo({ ok: true }),
    onOpenComments: resolvesTo({ ok: false, message: 'This article no longer exists.' }),
    onRemove: resolvesTo({ ok: false, message: 'This article no longer exists.' }),
  },
});

export const Default = meta.story();

/** The date is that of the first publication, so it does not say since when visitors have seen the article. */
export const SaysWhatIsPublic = meta.story({
  args: {
    article: anArticle({
      state: 'published',
      published_at: '2026-11-18T05:00:00.000Z',
      has_unpublished_changes: true,
    }),
  },
  play: ({ canvas }) =>
    expect(
      canvas.getByText(
        /^Visitors see this article, dated Nov 18, 2026, 10:30\sAM \(.+\)\. They do not see your latest changes yet\.$/,
      ),
    ).toBeVisible(),
});

export const RemovesIt = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'View it on the site' })).toHaveAttribute(
      'href',
      '/news/Forty%20days%20of%20water%20in%20Garbatula',
    );
    await press(canvas, 'Take it off the site');
    await expect(args.onUnpublish).toHaveBeenCalledOnce();
    const dialog = await pressAndConfirm(canvas, 'Remove this article');
    await expect(await dialog.findByText('This article no longer exists.')).toBeVisible();
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** It acts at once, because publishing again undoes it. */
export const TakesItOff = meta.story({
  render: function Render(args) {
    const [article, setArticle] = useState(args.article);
    const unpublish = async () => {
      setArticle({ ...article, state: 'draft', published_at: null });
      return { ok: true as const };
    };
    return <ArticlePublication {...args} article={article} onUnpublish={unpublish} />;
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Take it off the site');
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Visitors no longer see this article. To put it back, choose “Publish” at the top of this page.',
    );
  },
});

export const NotTakenOff = meta.story({
  tags: ['!autodocs'],
  args: { onUnpublish: fn(async () => ({ ok: false as const, message: 'This article no longer exists.' })) },
  play: async ({ canvas }) => {
    await press(canvas, 'Take it off the site');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This article no longer exists.');
    await expect(canvas.queryByText(/no longer see/)).toBeNull();
  },
});

/** The second 1:30 of the night on which the clocks go back. */
export const ScheduledInRepeatedHour = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => setFormats(() => formatsOf('en', 'USD', 'America/Los_Angeles')),
  args: { article: anArticle({ state: 'scheduled', published_at: '2026-11-01T09:30:00.000Z' }) },
  play: ({ canvas }) =>
    expect(canvas.getByText(/^Visitors will see this article from Nov 1, 2026, 1:30 AM \(UTC−08:00\)/)).toBeVisible(),
});

/** A refused change is taken back. */
export const ClosesComments = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByLabelText('Visitors can write comments');
    await userEvent.click(box);
    await expect(box).toHaveFocus();
    await expect(args.onOpenComments).toHaveBeenLastCalledWith(false);
    await expect(await canvas.findByText('This article no longer exists.')).toBeVisible();
    await expect(canvas.getByLabelText('Visitors can write comments')).toBeChecked();
  },
});

export const Draft = meta.story({
  args: { article: anArticle() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only the people of the desk can see this article.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Take it off the site' })).toBeNull();
  },
});
