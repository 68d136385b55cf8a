import { articleHtml, calls, paths } from '@hearthlight/domain';
import { anAwkwardTitle, hostileHtml } from '@hearthlight/domain/fixtures';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { refusals } from '../../platform/http/refusal.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { textHash } from '../comments/post-comment.ts';
import { cleanHtml } from './clean-html.ts';

const plainArticle = {
  tags: 'Water, Kenya',
  cover_image_url: '/pictures/well.svg',
  cover_image_description: null,
  detail: '<p>Water.</p>',
  author_name: 'Ruth Wanjiru',
};
const aText = 'What a good story this is, thank you for telling it.';

/** Returns rows of comments on an article, newest last. */
const commentRows = (newsId: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    news_id: newsId,
    comentator_name: 'Halima G.',
    comment: `${aText} ${at}`,
    published_at: at,
    state: 'shown' as const,
    held_reason: null,
    text_hash: String(at),
  }));

describe.each(engines)('news on $name', (engine) => {
  let context: TestContext;
  beforeEach(async () => {
    context = await createTestContext(engine);
  });
  afterEach(() => context.close());

  const publish = async (title: string, publishedAt = context.clock.now) => {
    const row = { ...plainArticle, title, published_at: publishedAt };
    const added = await context.database.insertInto('news').values(row).returning('id').executeTakeFirstOrThrow();
    return added.id;
  };
  const read = async (title: string) =>
    calls.newsDetail.response.parse((await context.request('newsDetail', { params: { title } })).json());
  /** Returns the number of all comments and of those in the response. */
  const countComments = async (title: string) => {
    const response = await context.app.inject({
      method: 'GET',
      url: `/api/news/${encodeURIComponent(title)}/`,
    });
    const { comments } = calls.newsDetail.response.parse(response.json());
    return [response.headers['x-total-count'], comments.length];
  };
  const comment = (id: number, changes: object = {}, from = '203.0.113.7') =>
    context.request('commentOnNews', {
      params: { id },
      body: { comentator_name: 'Halima G.', comment: aText, ...changes },
      from,
    });

  test('returns the twelve newest articles, newest first', async () => {
    for (let at = 0; at < 15; at += 1) await publish(`Story ${at}`, context.clock.now - 15 + at);
    const news = calls.latestNews.response.parse((await context.request('latestNews')).json());
    expect(news.map(({ title }) => title)).toEqual(Array.from({ length: 12 }, (_, at) => `Story ${14 - at}`));
  });

  test.each([
    anAwkwardTitle,
    'A/B',
    '50 % more?',
    '#1 & é "so"',
    '../../etc/passwd',
    '%2F',
    'a+b c',
    'Ünï 漢字 🙂',
    'trailing/',
    'q?x=1&y=2;z',
    "it's <b>",
  ])('finds the article with the title %s', async (title) => {
    await publish(title);
    await publish('Another');
    const detail = await read(title);
    expect(detail.news_details.title).toBe(title);
    expect(detail.latest_news.map((article) => article.title)).toEqual(['Another']);
  });

  test.each(['nothing', 'a\0b', 'x'.repeat(1500), "' or 1=1 --"])('returns 404 for the title %j', async (title) => {
    const answer = await context.request('newsDetail', { params: { title } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  test('returns 404 with the specified sentence for an unknown title', async () => {
    const answer = await context.request('newsDetail', { params: { title: 'nothing' } });
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'The  news content was not found' }]);
  });

  test('the links of an article to the donation form choose its campaign', async () => {
    const campaign = await addCampaign(context.database, { title: 'Roofs & "walls"' });
    const detail = '<p><a href="/donate-now">Give a roof</a>, or see <a href="/about">About</a>.</p>';
    const id = await publish('About roofs');
    await context.database.updateTable('news').set({ detail }).where('id', '=', id).execute();
    expect((await read('About roofs')).news_details.detail).toBe(detail);
    await context.database.updateTable('news').set({ campaign_id: campaign }).where('id', '=', id).execute();
    expect((await read('About roofs')).news_details.detail).toBe(
      detail.replace('/donate-now', '/donate-now?campaign=Roofs+%26+%22walls%22'),
    );
  });

  test('sorts articles and comments of the same time by id, newest first', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 9; at += 1) ids.push(await publish(`Story ${at}`));
    const news = calls.latestNews.response.parse((await context.request('latestNews')).json());
    expect(news.map(({ id }) => id)).toEqual(ids.toReversed());
    const rows = commentRows(ids[0] ?? 0, 9).map((row) => ({ ...row, published_at: context.clock.now }));
    await context.database.insertInto('comments').values(rows).execute();
    const { comments } = await read('Story 0');
    expect(comments.map(({ comment: text }) => text)).toEqual(rows.map((row) => row.comment).toReversed());
  });

  test('shows an accepted comment immediately, newest first, as typed', async () => {
    const id = await publish('A story');
    expect((await comment(id)).json()).toEqual({
      message: 'Thank you! Your comment is now part of this story.',
    });
    context.clock.now += 1000;
    await comment(id, { comment: ' <b>Bold</b> words & "signs" of a kind person ' });
    expect((await read('A story')).comments).toEqual([
      {
        comment: '<b>Bold</b> words & "signs" of a kind person',
        comentator_name: 'Halima G.',
        date_published: '2026-11-20T09:30:01.000Z',
      },
      { comment: aText, comentator_name: 'Halima G.', date_published: '2026-11-20T09:30:00.000Z' },
    ]);
  });

  test.each([[{ comment: 'See http://a.example and www.b.example' }, 'too many links']])(
    'holds a comment with %j and says so',
    async (changes, reason) => {
      const id = await publish('A story');
      const answer = await comment(id, changes);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({
        message: 'Thank you! Someone on our team will read your comment before it appears.',
      });
      expect((await read('A story')).comments).toEqual([]);
      const stored = await context.database.selectFrom('comments').selectAll().executeTakeFirstOrThrow();
      expect(stored).toMatchObject({ state: 'held', held_reason: reason });
    },
  );

  test.each(['http://a.example', 'HTTPS://www.a.example', 'www.a.example', '[url=a.example]', '<a href="a">a</a>'])(
    'shows a comment with one link like %s and holds one with two',
    async (link) => {
      const id = await publish('A story');
      for (const count of [1, 2]) await comment(id, { comment: `A kind word: ${`${link} `.repeat(count)}` });
      const shown = (await read('A story')).comments.map((each) => each.comment);
      expect(shown).toEqual([`A kind word: ${link}`]);
    },
  );

  test('holds a repeated comment on the same article', async () => {
    const [one, two] = [await publish('One'), await publish('Two')];
    await comment(one);
    await comment(one, { comment: `  ${aText.toUpperCase()}!!` });
    await comment(two);
    expect((await read('One')).comments).toHaveLength(1);
    expect((await read('Two')).comments).toHaveLength(1);
    const held = await context.database.selectFrom('comments').select('id').where('state', '=', 'held').execute();
    expect(held).toHaveLength(1);
  });

  test('shows one of 20 identical simultaneous comments', async () => {
    const id = await publish('A story');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => comment(id, {}, `198.51.100.${at}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(20).fill(200));
    expect((await read('A story')).comments).toHaveLength(1);
    const rows = await context.database.selectFrom('comments').select(['state', 'held_reason']).execute();
    expect(rows.filter(({ held_reason: reason }) => reason === 'repeats an earlier comment')).toHaveLength(19);
    const thanks = answers.filter((answer) => answer.body.includes('now part of this story'));
    expect(thanks).toHaveLength(1);
  });

  test.each([
    ['🎉'.repeat(21), '🌊'.repeat(21)],
    ['👍🏽'.repeat(11), '👍🏿'.repeat(11)],
    ['❤️'.repeat(21), '☀️'.repeat(21)],
    ['पानी आया, सब खुश हैं भाई, धन्यवाद', 'पानी आयी, सब खुश हैं भाई, धन्यवाद'],
  ])('treats %s and %s as different comments', async (one, other) => {
    const id = await publish('A story');
    for (const text of [one, other, one]) await comment(id, { comment: text });
    const { comments } = await read('A story');
    expect(comments.map((shown) => shown.comment).toSorted()).toEqual([one, other].toSorted());
  });

  test.each([
    ['🎉'.repeat(21), '🎉 \n'.repeat(21)],
    ['ﬁne water, ﬁne people, thank you', 'Fine water. FINE people: thank you!'],
  ])('treats %j and %j as the same comment', async (one, other) => {
    const id = await publish('A story');
    for (const text of [one, other]) await comment(id, { comment: text });
    expect((await read('A story')).comments.map((shown) => shown.comment)).toEqual([one]);
  });

  test.each([{ website: '' }, { elapsed_ms: 9000 }, { state: 'shown' }])(
    'refuses a comment with the unknown field %j',
    async (extra) => {
      const id = await publish('A story');
      const answer = await comment(id, extra);
      expect([answer.statusCode, answer.json()]).toEqual([400, { message: refusals.badRequest }]);
      expect((await read('A story')).comments).toEqual([]);
    },
  );

  test('does not show a hidden comment', async () => {
    await comment(await publish('A story'));
    await context.database.updateTable('comments').set({ state: 'hidden' }).execute();
    expect((await read('A story')).comments).toEqual([]);
  });

  test('returns 400 after five comments in ten minutes on an article from a network', async () => {
    const [one, two] = [await publish('One'), await publish('Two')];
    const post = async (id: number, word: string, from?: string) =>
      (await comment(id, { comment: `${aText} ${word}` }, from)).statusCode;
    for (const word of ['a', 'b', 'c', 'd', 'e']) expect(await post(one, word)).toBe(200);
    expect(await post(one, 'f')).toBe(400);
    expect(await post(two, 'f')).toBe(200);
    expect(await post(one, 'g', '198.51.100.1')).toBe(200);
    const refused = await comment(one);
    expect([refused.headers['retry-after'], refused.json()]).toEqual([
      '600',
      { message: 'Too many attempts. You can try again in 10 minutes.' },
    ]);
    context.clock.now += 600_000;
    expect(await post(one, 'h')).toBe(200);
  });

  test('refuses invalid fields and unknown articles', async () => {
    const id = await publish('A story');
    const bad = await comment(id, { comentator_name: 'ab', comment: 'short' });
    expect([bad.statusCode, bad.json()]).toEqual([
      400,
      {
        message: 'Please enter a valid name.',
        fields: {
          comentator_name: 'Please enter a valid name.',
          comment: 'Please enter a valid message description. Min. length : 20 characters.',
        },
      },
    ]);
    expect((await comment(999_999)).statusCode).toBe(404);
    expect((await comment(1.5)).statusCode).toBe(400);
    expect((await comment(1e300)).statusCode).toBeLessThan(500);
  });

  test('refuses comments on a draft and on an article with a future date', async () => {
    const draft = await publish('A draft');
    await context.database.updateTable('news').set({ draft: 1 }).where('id', '=', draft).execute();
    const later = await publish('Later', context.clock.now + 1);
    expect((await comment(draft)).statusCode).toBe(404);
    expect((await comment(later)).statusCode).toBe(404);
    expect(await context.database.selectFrom('comments').selectAll().execute()).toEqual([]);
    context.clock.now += 1;
    expect((await comment(later)).statusCode).toBe(200);
  });

  test('returns 50 comments per page, newest first, and the total in a header', async () => {
    const id = await publish('A story');
    const rows = commentRows(id, 125);
    await context.database.insertInto('comments').values(rows).execute();
    await context.database.updateTable('comments').set({ state: 'hidden' }).where('published_at', '=', 0).execute();
    const { comments, ...others } = await read('A story');
    expect(Object.keys(others)).toEqual(['news_details', 'latest_news']);
    expect(comments).toHaveLength(50);
    expect(comments[0]?.comment).toBe(`${aText} 124`);
    const page = async (number: string) => {
      const url = `/api/news/A%20story/?page=${number}`;
      const response = await context.app.inject({ method: 'GET', url });
      if (response.statusCode !== 200) return response.statusCode;
      expect(response.headers['x-total-count']).toBe('124');
      return calls.newsDetail.response.parse(response.json()).comments.map(({ comment }) => comment);
    };
    expect(await page('1')).toEqual(comments.map(({ comment }) => comment));
    // This response comes from the cache.
    expect(await page('1')).toHaveLength(50);
    const [second, third, fourth] = [await page('2'), await page('3'), await page('4')];
    expect(second).toMatchObject({ length: 50, 0: `${aText} 74` });
    expect(third).toMatchObject({ length: 24, 23: `${aText} 1` });
    expect(fourth).toEqual([]);
    for (const bad of ['0', '-1', '1.5', 'x', '1e9', '2&page=3']) expect(await page(bad)).toBe(400);
  });

  test('counts 10,000 comments, returns 50, and counts a new one at once', async () => {
    const id = await publish('A story');
    const rows = commentRows(id, 10_000);
    // SQLite allows at most 32,766 parameters per statement.
    for (let from = 0; from < rows.length; from += 2500)
      await context.database
        .insertInto('comments')
        .values(rows.slice(from, from + 2500))
        .execute();
    expect(await countComments('A story')).toEqual(['10000', 50]);
    expect((await comment(id)).statusCode).toBeLessThan(300);
    expect(await countComments('A story')).toEqual(['10001', 50]);
  });
});

test('hashes comments like all earlier versions, to detect repeats of old comments', () => {
  expect(textHash('A kind word, 2 of them!')).toBe('D98XtkNxpAb4tHkHpwS-YQZXWzq7NxavjBJg9s_FXhM');
});

/** Matches text and the tags of `articleHtml` with their allowed attributes, all quoted and without `"`, `<` or `>`. */
const tag = articleHtml.tags.join('|');
const attribute = [...Object.values(articleHtml.attributes).flat(), 'rel', 'loading'].join('|');
const onlyArticle = new RegExp(`^(?:[^<]|</(?:${tag})>|<(?:${tag})(?: (?:${attribute})="[^"<>]*")*(?: /)?>)*$`);

test('removes all executable HTML from 500 attacks', () => {
  const left = hostileHtml('alert(1)').map((html) => cleanHtml(`<p>Before</p>${html}<p>After</p>`));
  expect(left).toHaveLength(500);
  for (const clean of left) {
    expect(clean).toMatch(onlyArticle);
    expect(clean).not.toMatch(/ (?:href|src)="\s*(?:\w*script|data|http:\/\/evil|\/[/\\])/i);
  }
});

test('keeps the HTML of an article', () => {
  const story =
    '<h2>What it took</h2><p>A <strong>well</strong> &amp; <em>time</em>.</p><ul><li>One</li></ul><blockquote><p>Water!</p></blockquote>';
  expect(cleanHtml(story)).toBe(story);
  expect(cleanHtml(`<h1>Big</h1><a href="${paths.donateNow}">give</a>`)).toBe(
    `<h2>Big</h2><a href="${paths.donateNow}" rel="noopener nofollow">give</a>`,
  );
});

test('removes addresses that an article may not use', () => {
  expect(cleanHtml('<a href="story">a</a><a href="/\t/evil.example">b</a>')).toBe('<a>a</a><a>b</a>');
  expect(cleanHtml('<p>Water<img src="http://a.example/b.jpg"><img src="b.jpg"></p>')).toBe('<p>Water</p>');
  expect(cleanHtml('<img src="/b.jpg">')).toBe('<img src="/b.jpg" loading="lazy" />');
});
