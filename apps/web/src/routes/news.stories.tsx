import { paths, sentences } from '@hearthlight/domain';
import { aComment, aNewsArticle, anAwkwardTitle } from '@hearthlight/domain/fixtures';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { follow } from '../../../../.storybook/act.ts';
import { respond, neverRespond, refuse } from '../../../../.storybook/network.ts';
import { SiteAt } from '../flows/site-at.tsx';
import { asVisitor } from '../flows/visit.ts';

const next = aNewsArticle({ id: 2, title: 'Ten roofs of twelve' });
const requested = fn();

/** /news/{title}: links percent-encode the title, and the route decodes it. */
const meta = preview.meta({
  title: 'Routes/News',
  component: SiteAt,
  args: { address: paths.news(anAwkwardTitle) },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '600px' } },
    msw: [
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
  play: async ({ canvas }) => {
    await follow(canvas, next.title);
    await expect(await canvas.findByRole('heading', { level: 1, name: next.title })).toBeVisible();
    await expect(requested).toHaveBeenLastCalledWith(next.title);
  },
});

export const Loading = meta.story({
  parameters: { msw: [neverRespond('newsDetail')] },
});

export const NotFound = meta.story({
  parameters: { msw: [refuse('newsDetail', 404, { message: 'No.' })] },
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText('The news content was not found');
    await expect(sentence.textContent).toBe(sentences.newsNotFound);
  },
});

export const Failed = meta.story({
  parameters: { msw: [refuse('newsDetail', 400, { message: 'No.' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sentences.newsDetailFailed)).toBeVisible();
  },
});
