// cspell:words أربعون يومًا تعمل المضخة
import { paths } from '@hearthlight/domain';
import {
  aComment,
  aMoment,
  anAwkwardTitle,
  aNewsArticle,
  anUnbrokenAuthor,
  anUnbrokenName,
} from '@hearthlight/domain/fixtures';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';

import preview from '#storybook/preview';

import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { slowLoading } from '../../../../.storybook/slow-loading.ts';
import { NewsArticlePage } from './news-article-page.tsx';

const detail = `<p>The pump was switched on at six in the morning, before the heat. <strong>Halima Guyo</strong> filled the first can and did not let anybody help her carry it. It was four minutes to her door. In July it had been two hours.</p>
<p>Four villages had shared one hand pump since 1998. Every dry season it gave less, until in the last three it gave nothing between noon and midnight. Children slept beside it to keep their place.</p>
<h2>What it took</h2>
<p>The drillers found water at 96 meters and went on to 120, so that the well will hold when the table sinks. The rest is plain work:</p>
<ul><li>a solar pump with a spare controller,</li><li>two tanks of ten thousand liters,</li><li>four taps, one in each village, and a trained keeper for each.</li></ul>
<blockquote><p>I have carried water for forty years. Today I carried it for four minutes.</p></blockquote>
<p>The keepers were chosen by the villages. Each of them has a key, a notebook and <a href="/about">our number</a>.</p>`;

const article = aNewsArticle({ detail });

const meta = preview.meta({
  title: 'Product/News/NewsArticlePage',
  component: NewsArticlePage,
  tags: ['stable', 'visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: {
    foundation,
    failure: { picture: site.errorPage.picture },
    state: {
      status: 'ready' as const,
      article,
      related: [
        aNewsArticle({
          id: 2,
          title: 'Thirty-one first exams in Sololá',
          tags: 'Education',
          cover_image_url: '/pictures/classroom.svg',
        }),
        aNewsArticle({
          id: 3,
          title: 'Sister Mwansa takes the first night shift',
          tags: 'Health',
          cover_image_url: '/pictures/clinic.svg',
        }),
        aNewsArticle({
          id: 4,
          title: 'Twelve roofs before the rains',
          tags: 'Shelter',
          cover_image_url: '/pictures/roof.svg',
        }),
      ],
      comments: [
        aComment(),
        aComment({
          comentator_name: 'Jonas Lindqvist',
          comment: 'Who looks after the pump when something breaks?\n\nI can help with spare parts.',
          date_published: '2026-11-18T12:00:00.000Z',
        }),
        aComment({
          comentator_name: 'Mei-Ling',
          comment: 'I read this to my class this morning. They want to know what Halima cooked.',
          date_published: '2026-11-19T18:00:00.000Z',
        }),
      ],
    },
    shareUrl: `https://hearthlight.example${paths.news(article.title)}`,
    now: new Date(aMoment),
    onRetry: fn(),
    onComment: resolvesTo({ ok: true, message: 'Thank you. Your comment is below.' }),
  },
});

export const Ready = meta.story({
  tags: ['modes', 'foundations'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Forty days of water in Garbatula');
    await expect(
      canvas.getByRole('img', { name: 'A woman fills a jerrycan at a tap below a water tank, at sunrise' }),
    ).toBeVisible();
    await expect(canvas.getByText('Water, Kenya')).toBeVisible();
    await expect(canvas.getByText('Nov 18, 2026')).toBeVisible();
    await expect(canvas.getAllByText('Ruth Wanjiru')[0]).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'What it took' })).toBeVisible();
    await expect(canvas.getByText('Halima G.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Related contents' })).toBeVisible();
  },
});

/** Sends the comment's values. */
export const Comments = meta.story({
  tags: ['!visual', '!autodocs'],
  args: { leastTime: 0 },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Your name'), 'Amara');
    await userEvent.type(canvas.getByLabelText('Comment'), 'This is what I hoped to read here.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post comment' }));
    const values = { comentator_name: 'Amara', comment: 'This is what I hoped to read here.' };
    await waitFor(() => expect(args.onComment.mock.calls).toEqual([[values]]));
  },
});

export const Loading = meta.story({
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the story');
  },
});

export const Slow = meta.story({ ...slowLoading, args: { state: { status: 'loading' } } });

/** The sentence has two spaces (specification §8). There is no retry, only a link to the home page. */
export const NotFound = meta.story({
  tags: ['modes'],
  args: { state: { status: 'failed', reason: 'not-found' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.textContent).toBe('The  news content was not found');
    await expect(heading.innerText).toBe('The  news content was not found');
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', paths.home);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { state: { status: 'failed', reason: 'other' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred while fetching the news content.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Without comments and related articles. */
export const Empty = meta.story({
  args: { state: { status: 'ready', article, related: [], comments: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No comments found!')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Related contents' })).not.toBeInTheDocument();
  },
});

/** A title of 90 characters, which is also the picture's alternative text. */
/** An article without a campaign, where there are none to choose from. */
export const WithoutCampaigns = meta.story({
  tags: ['!visual', '!autodocs'],
  args: {
    foundation: { ...foundation, withoutCampaigns: true },
    state: { status: 'ready', article: { ...article, campaign: null }, related: [], comments: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Choose a campaign' })).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    state: {
      status: 'ready',
      article: aNewsArticle({
        title: anAwkwardTitle,
        cover_image_description: null,
        author_name: 'Wilhelmina van der Meer-Oyelaran',
        tags: 'Shelter, São Tomé and Príncipe, What we learned, Storms, Roofs',
      }),
      related: [],
      comments: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: anAwkwardTitle })).toBeVisible();
  },
});

const unbroken = aNewsArticle({
  title: anUnbrokenName,
  tags: anUnbrokenName,
  author_name: anUnbrokenAuthor,
  detail: `<h2>${anUnbrokenName}</h2><p>${anUnbrokenAuthor}</p>`,
  campaign: { id: 1, title: anUnbrokenName, image_url: '/pictures/well.svg' },
});

/** Names of 60 letters and an author of 300 break where the line ends. */
export const UnbrokenNames = meta.story({
  tags: ['!visual', '!autodocs'],
  args: {
    state: {
      status: 'ready',
      article: unbroken,
      related: [{ ...unbroken, id: 2 }],
      comments: [aComment({ comentator_name: anUnbrokenName, comment: anUnbrokenAuthor })],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(anUnbrokenName);
    await expect(canvas.getAllByText(anUnbrokenAuthor)[0]).toBeVisible();
  },
});

export const NoPicture = meta.story({
  args: {
    state: {
      status: 'ready',
      article: aNewsArticle({ detail, cover_image_url: '' }),
      related: [],
      comments: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** Scripts in an article do not run. */
export const Hostile = meta.story({
  tags: ['!visual', '!autodocs'],
  args: {
    state: {
      status: 'ready',
      article: aNewsArticle({
        detail:
          '<p>Read <img src="x" onerror="document.title=\'hacked\'"><script>document.title="hacked"</script>on</p>',
      }),
      related: [],
      comments: [],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, [onerror]')).toBeNull();
    await expect(document.title).not.toBe('hacked');
  },
});

export const Many = meta.story({
  args: {
    state: {
      status: 'ready',
      article,
      related: [],
      comments: Array.from({ length: 30 }, (_, index) =>
        aComment({ comment: `Comment number ${index + 1}: thank you.` }),
      ),
    },
  },
});

/** With large text, nothing scrolls sideways in a window of any width. */
export const LargeText = meta.story({ tags: ['!visual', '!autodocs'], globals: { textSize: '200' } });

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Without a translation, header and text are in the language of the article. Arabic has no drop cap on any page. */
export const OtherLanguage = meta.story({
  args: {
    state: {
      status: 'ready' as const,
      article: aNewsArticle({ title: 'أربعون يومًا', detail: '<p>تعمل المضخة.</p>', language: 'ar' }),
      related: [],
      comments: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute('lang', 'ar');
    const text = canvas.getByText('تعمل المضخة.');
    await expect(text.closest('[lang]')).toHaveAttribute('lang', 'ar');
    await expect(getComputedStyle(text).direction).toBe('rtl');
    await expect(getComputedStyle(text, '::first-letter').float).toBe('none');
    await expect(canvas.getByText('Written by').closest('[lang]')).not.toHaveAttribute('lang', 'ar');
  },
});
