import { paths } from '@hearthlight/domain';
import { aComment, aMoment } from '@hearthlight/domain/fixtures';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { ArticleComments } from './article-comments.tsx';

const meta = preview.meta({
  title: 'Product/News/ArticleComments',
  component: ArticleComments,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    comments: [aComment(), aComment({ comentator_name: 'Amara', date_published: '2026-11-19T20:30:00.000Z' })],
    now: new Date(aMoment),
    onSubmit: resolvesTo({ ok: true, message: 'Thank you.' }),
  },
});

export const Default = meta.story({
  tags: ['visual'],
});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Comments (2)' })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Add a comment' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Privacy' })).toBeNull();
  },
});

/** On a site with a privacy page, a link to it below the form. */
export const WithPrivacyPage = meta.story({
  tags: ['!autodocs'],
  args: { privacy: 'Privacy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', paths.privacy);
  },
});

export const Empty = meta.story({
  tags: ['visual'],
  args: { comments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Comments' })).toBeVisible();
    await expect(canvas.getByText('No comments found!')).toBeVisible();
  },
});

/** A closed article keeps its comments, and says why there is no form. */
export const Closed = meta.story({
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This article no longer accepts comments/)).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
});

/** The heading counts all comments, and the list comes before the form (specification §2). */
export const Many = meta.story({
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: { comments: Array.from({ length: 50 }, () => aComment()), count: 10_000, onShowOlder: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Comments (10,000)');
    const form = canvas.getByRole('form', { name: 'Add a comment' });
    const preceding = form.compareDocumentPosition(canvas.getByRole('list'));
    await expect(preceding).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
