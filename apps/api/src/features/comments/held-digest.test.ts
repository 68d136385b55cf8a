import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { Mail } from '../../platform/mail/mailer.ts';
import { engines } from '../../testing/engines.ts';
import { content, createTestContext, type TestContext } from '../../testing/test-context.ts';
import { sendHeldDigest } from './held-digest.ts';
import { textHash } from './post-comment.ts';

const hour = 3_600_000;

describe.each(engines)('the digest of held comments on $name', (engine) => {
  let context: TestContext;
  let mails: Mail[];
  let newsId: number;
  beforeEach(async () => {
    context = await createTestContext(engine);
    mails = [];
    const article = { title: 'A story', tags: '', cover_image_url: '/a.svg', author_name: 'Ruth W.' };
    const { id } = await context.database
      .insertInto('news')
      .values({ ...article, cover_image_description: null, published_at: 1, detail: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    newsId = id;
  });
  afterEach(() => context.close());

  const send = () =>
    sendHeldDigest({
      content,
      database: context.database,
      deskOrigin: () => 'https://desk.example.org',
      now: () => context.clock.now,
      mailer: {
        send: (mail) => {
          mails.push(mail);
          return Promise.resolve('sent');
        },
      },
      to: 'ruth@example.org',
    });

  const hold = (comment: string, state: 'held' | 'shown' = 'held', at = context.clock.now) =>
    context.database
      .insertInto('comments')
      .values({
        news_id: newsId,
        comentator_name: 'Ann',
        comment,
        published_at: at,
        state,
        held_reason: state === 'held' ? 'too many links' : null,
        text_hash: textHash(comment),
      })
      .execute();

  test('contains each held comment once and is sent once a day', async () => {
    const others = [
      { name: 'a mark', at: 1 },
      { name: 'b mark', at: context.clock.now },
    ];
    await context.database.insertInto('marks').values(others).execute();
    await hold('See www.a.example and www.b.example');
    await hold('A kind word', 'shown');
    await hold('See www.e.example and www.f.example', 'held', context.clock.now - 25 * hour);
    expect(await send()).toBe(true);
    expect(mails).toMatchObject([{ to: 'ruth@example.org', subject: 'Hearthlight: 1 comment to review' }]);
    expect(mails[0]?.text).toContain('Ann (too many links): See www.a.example and www.b.example');
    expect(mails[0]?.text).not.toContain('A kind word');
    context.clock.now += 23 * hour;
    await hold('See www.c.example and www.d.example');
    expect(await send()).toBe(false);
    context.clock.now += hour;
    expect(await send()).toBe(true);
    expect(mails[1]?.text).not.toContain('www.a.example');
    expect(mails[1]?.text).toContain('www.c.example');
    const marks = await context.database.selectFrom('marks').selectAll().orderBy('name').execute();
    expect(marks.filter(({ name }) => name.endsWith(' mark'))).toEqual(others);
  });

  test('quotes the beginning of twenty comments, and counts the others', async () => {
    for (let at = 0; at < 22; at += 1) await hold(`${at}: www.a.example www.b.example ${'w'.repeat(300)}`);
    await send();
    const text = mails[0]?.text ?? '';
    expect(text.match(/www\.a\.example/g)).toHaveLength(20);
    expect(text).toContain('And 2 more.');
    expect(text).not.toMatch(/w{200}/);
  });

  test('leaves a comment that a clock dated ahead to the next day', async () => {
    await hold('See www.a.example and www.b.example');
    await hold('See www.c.example and www.d.example', 'held', context.clock.now + hour);
    await send();
    context.clock.now += 24 * hour;
    await send();
    expect(mails.map(({ text }) => text.includes('www.c.example'))).toEqual([false, true]);
  });

  test('is not sent without held comments', async () => {
    expect(await send()).toBe(false);
    expect(mails).toEqual([]);
  });

  test('is sent by only one of several processes', async () => {
    await hold('See www.a.example and www.b.example');
    await Promise.all([send(), send(), send()]);
    expect(mails).toHaveLength(1);
    context.clock.now += 24 * hour;
    await hold('See www.c.example and www.d.example');
    await Promise.all([send(), send(), send()]);
    expect(mails).toHaveLength(2);
  });
});
