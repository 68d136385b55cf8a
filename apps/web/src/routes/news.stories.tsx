import { paths, sentences } from '@hearthlight/domain';
import { aComment, aNewsArticle, anAwkwardTitle } from '@hearthlight/domain/fixtures';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { follow } from '../../../../.storybook/act.ts';
import { respond, neverRespond, refuse } from '../../../../.storybook/network.ts';
import { SiteAt } from '../flows/site-at.tsx';
import { asVisitor } from '../flows/visit.ts';
import { storeUnsentEntry } from '../session/unsent-entries.ts';

const next = aNewsArticle({ id: 2, title: 'Ten roofs of twelve' });
const requested = fn();

/** /news/{title}: links percent-encode the title, and the route decodes it. */
const meta = preview.meta({
  title: 'Product/Routes/News',
  component: SiteAt,
  args: { address: paths.news(anAwkwardTitle) },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '600px' } },
    network: [
      respond('newsDetail', ({ params: { title } }) => {
        requested(title);
        return { news_details: aNewsArticle({ title }), latest_news: [next], comments: [aComment()] };
      }),
    ],
  },
  beforeEach: () => {
    requested.mockClear();
    asVisitor();
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: anAwkwardTitle })).toBeVisible();
    await expect(requested).toHaveBeenLastCalledWith(anAwkwardTitle);
  },
});

/** A link to another story requests that story. */
export const NextStory = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await follow(canvas, next.title);
    await expect(await canvas.findByRole('heading', { level: 1, name: next.title })).toBeVisible();
    await expect(requested).toHaveBeenLastCalledWith(next.title);
  },
});

const renamed = aNewsArticle({ id: 3, title: 'Eleven roofs of twelve' });

/** A former title leads to the article, and its address becomes the current one. */
export const FormerTitle = meta.story({
  tags: ['!autodocs'],
  parameters: {
    network: [
      respond('newsDetail', ({ params: { title } }) => {
        requested(title);
        return { news_details: renamed, latest_news: [], comments: [] };
      }),
    ],
  },
  play: async ({ canvas }) => {
    /* The page is drawn again at its new address, and its title is that of the address. */
    await waitFor(() => expect(document.title).toContain(renamed.title));
    await expect(canvas.getByRole('heading', { level: 1, name: renamed.title })).toBeVisible();
    await expect(requested.mock.calls).toEqual([[anAwkwardTitle]]);
  },
});

const commentsOf = (page: number) =>
  Array.from({ length: page === 1 ? 50 : 11 }, (_, at) =>
    aComment({
      // The last comment of the first page is the first of the second: one was posted in the meantime.
      comment: `Comment ${(page - 1) * 49 + at + 1}`,
      date_published: new Date(Date.UTC(2026, 10, 19) - ((page - 1) * 49 + at) * 60_000).toISOString(),
    }),
  );

/** Older comments are requested with their page, and one that both pages have is shown once. */
export const OlderComments = meta.story({
  tags: ['!autodocs'],
  parameters: {
    network: [
      respond(
        'newsDetail',
        ({ params: { title }, query }) => {
          requested(query.toString());
          const comments = commentsOf(Number(query.get('page') ?? 1));
          return { news_details: aNewsArticle({ title }), latest_news: [], comments };
        },
        { 'x-total-count': '60' },
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const older = await canvas.findByRole('button', { name: 'Show older comments' });
    await expect(canvas.getByRole('heading', { name: 'Comments (60)' })).toBeVisible();
    await userEvent.click(older);
    await expect(await canvas.findByText('Comment 60')).toBeVisible();
    await expect(requested.mock.calls).toEqual([[''], ['page=2']]);
    await expect(canvas.getAllByText(/^Comment \d+$/)).toHaveLength(60);
    await expect(canvas.queryByRole('button', { name: 'Show older comments' })).toBeNull();
  },
});

const posted = fn(() => ({ message: 'Thank you. Your comment is below.' }));

/** The heading counts all comments, and a new one as soon as it is posted. */
export const TenThousandComments = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => {
    posted.mockClear();
    // Text that was written earlier can be sent at once.
    storeUnsentEntry(`comment:${anAwkwardTitle}`, {
      comentator_name: 'Amara',
      comment: 'This is what I hoped to read here.',
    });
  },
  parameters: {
    network: [
      respond(
        'newsDetail',
        ({ params: { title } }) => ({
          news_details: aNewsArticle({ title }),
          latest_news: [],
          comments: commentsOf(1),
        }),
        {
          get 'x-total-count'() {
            return String(10_000 + posted.mock.calls.length);
          },
        },
      ),
      respond('commentOnNews', posted),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Comments (10,000)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Post comment' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Comments (10,001)' })).toBeVisible();
    await expect(canvas.getAllByText(/^Comment \d+$/)).toHaveLength(50);
  },
});

/** The comments that were shown stay. */
export const OlderCommentsFail = meta.story({
  tags: ['!autodocs'],
  parameters: {
    network: [
      respond(
        'newsDetail',
        ({ params: { title }, query }) => {
          if (query.has('page')) throw new Response(null, { status: 400 });
          return { news_details: aNewsArticle({ title }), latest_news: [], comments: commentsOf(1) };
        },
        { 'x-total-count': '60' },
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older comments' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Older comments failed to load');
    await expect(canvas.getAllByText(/^Comment \d+$/)).toHaveLength(50);
  },
});

export const Loading = meta.story({
  parameters: { network: [neverRespond('newsDetail')] },
});

export const NotFound = meta.story({
  parameters: { network: [refuse('newsDetail', 404, { message: 'No.' }), respond('latestNews', [next])] },
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText('The news content was not found');
    await expect(sentence.textContent).toBe(sentences.newsNotFound);
    // The words of the address are not those of the foundation.
    await expect(document.title).toMatch(/^The news content was not found/);
    await expect(await canvas.findByRole('link', { name: next.title })).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { network: [refuse('newsDetail', 400, { message: 'No.' }), respond('latestNews', [next])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sentences.newsDetailFailed)).toBeVisible();
  },
});
