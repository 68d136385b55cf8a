import { articleHtml, calls, paths } from '@hearthlight/domain';
import { anAwkwardTitle, hostileHtml } from '@hearthlight/domain/fixtures';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { refusals } from '../http/refusal.ts';
import { engines } from '../testing/engines.ts';
import { openStage, type Stage } from '../testing/stage.ts';
import { cleanHtml } from './clean-html.ts';

const plainArticle = {
  tags: 'Water, Kenya',
  cover_image_url: '/pictures/well.svg',
  cover_image_description: null,
  detail: '<p>Water.</p>',
  author_name: 'Ruth Wanjiru',
};
const aText = 'What a good story this is, thank you for telling it.';

describe.each(engines)('news on $name', (engine) => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await openStage(engine);
  });
  afterEach(() => stage.close());

  const publish = async (title: string, publishedAt = stage.clock.now) => {
    const row = { ...plainArticle, title, published_at: publishedAt };
    const added = await stage.database
      .insertInto('news')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return added.id;
  };
  const read = async (title: string) =>
    calls.newsDetail.answer.parse((await stage.ask('newsDetail', { params: { title } })).json());
  const comment = (id: number, changes: object = {}, from = '203.0.113.7') =>
    stage.ask('commentOnNews', {
      params: { id },
      body: { comentator_name: 'Halima G.', comment: aText, elapsed_ms: 9000, ...changes },
      from,
    });

  test('the twelve newest, newest first', async () => {
    for (let at = 0; at < 15; at += 1) await publish(`Story ${at}`, stage.clock.now + at);
    const news = calls.latestNews.answer.parse((await stage.ask('latestNews')).json());
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
  ])('the title %s finds its article', async (title) => {
    await publish(title);
    await publish('Another');
    const detail = await read(title);
    expect(detail.news_details.title).toBe(title);
    expect(detail.latest_news.map((article) => article.title)).toEqual(['Another']);
  });

  test.each(['nothing', 'a\0b', 'x'.repeat(1500), "' or 1=1 --"])(
    'no article is called %j',
    async (title) => {
      const answer = await stage.ask('newsDetail', { params: { title } });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );

  test('an unknown title answers the sentence of the specification', async () => {
    const answer = await stage.ask('newsDetail', { params: { title: 'nothing' } });
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'The  news content was not found' }]);
  });

  test('a clean comment is shown at once, newest first, as typed', async () => {
    const id = await publish('A story');
    expect((await comment(id)).json()).toEqual({
      message: 'Thank you! Your comment is now part of this story.',
    });
    stage.clock.now += 1000;
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

  test.each([
    [{ website: 'https://spam.example' }, 'the hidden field was filled'],
    [{ elapsed_ms: 300 }, 'sent too quickly'],
    [{ comment: 'See http://a.example and www.b.example and https://c.example' }, 'too many links'],
  ])('a comment with %j is held, kept and told of', async (changes, reason) => {
    const id = await publish('A story');
    const answer = await comment(id, changes);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      message: 'Thank you! Your comment is safe with us; someone of our team reads it before it appears.',
    });
    expect((await read('A story')).comments).toEqual([]);
    const kept = await stage.database.selectFrom('comments').selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ state: 'held', held_reason: reason });
  });

  test('the same text again is held, under this article only', async () => {
    const [one, two] = [await publish('One'), await publish('Two')];
    await comment(one);
    await comment(one, { comment: `  ${aText.toUpperCase()}!!` });
    await comment(two);
    expect((await read('One')).comments).toHaveLength(1);
    expect((await read('Two')).comments).toHaveLength(1);
    const held = await stage.database
      .selectFrom('comments')
      .select('id')
      .where('state', '=', 'held')
      .execute();
    expect(held).toHaveLength(1);
  });

  test('a hidden comment is not shown', async () => {
    await comment(await publish('A story'));
    await stage.database.updateTable('comments').set({ state: 'hidden' }).execute();
    expect((await read('A story')).comments).toEqual([]);
  });

  test('five comments in ten minutes for an address and an article, then 429', async () => {
    const [one, two] = [await publish('One'), await publish('Two')];
    const say = async (id: number, word: string, from?: string) =>
      (await comment(id, { comment: `${aText} ${word}` }, from)).statusCode;
    for (const word of ['a', 'b', 'c', 'd', 'e']) expect(await say(one, word)).toBe(200);
    expect(await say(one, 'f')).toBe(429);
    expect(await say(two, 'f')).toBe(200);
    expect(await say(one, 'g', '198.51.100.1')).toBe(200);
    expect((await comment(one)).json()).toEqual({ message: refusals.tooMany });
    stage.clock.now += 600_000;
    expect(await say(one, 'h')).toBe(200);
  });

  test('bad fields, and articles that are not there', async () => {
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

  test('200 comments are read, however many there are', async () => {
    const id = await publish('A story');
    const rows = Array.from({ length: 250 }, (_, at) => ({
      news_id: id,
      comentator_name: 'Halima G.',
      comment: `${aText} ${at}`,
      published_at: at,
      state: 'shown' as const,
      held_reason: null,
      text_hash: String(at),
    }));
    await stage.database.insertInto('comments').values(rows).execute();
    const { comments } = await read('A story');
    expect(comments).toHaveLength(200);
    expect(comments[0]?.comment).toBe(`${aText} 249`);
  });
});

/** Text, and tags of `articleHtml` with nothing but its attributes, each in quotes and with no sign that could end them. */
const tag = articleHtml.tags.join('|');
const attribute = [...Object.values(articleHtml.attributes).flat(), 'rel', 'loading'].join('|');
const onlyArticle = new RegExp(
  `^(?:[^<]|</(?:${tag})>|<(?:${tag})(?: (?:${attribute})="[^"<>]*")*(?: /)?>)*$`,
);

test('nothing that could run is left of 500 attacks', () => {
  const left = hostileHtml('alert(1)').map((html) => cleanHtml(`<p>Before</p>${html}<p>After</p>`));
  expect(left).toHaveLength(500);
  for (const clean of left) {
    expect(clean).toMatch(onlyArticle);
    expect(clean).not.toMatch(/ (?:href|src)="\s*(?:\w*script|data|http:\/\/evil|\/[/\\])/i);
  }
});

test('what a story is made of stays', () => {
  const story =
    '<h2>What it took</h2><p>A <strong>well</strong> &amp; <em>time</em>.</p><ul><li>One</li></ul><blockquote><p>Water!</p></blockquote>';
  expect(cleanHtml(story)).toBe(story);
  expect(cleanHtml(`<h1>Big</h1><a href="${paths.donateNow}">give</a>`)).toBe(
    `<h2>Big</h2><a href="${paths.donateNow}" rel="noopener nofollow">give</a>`,
  );
});
