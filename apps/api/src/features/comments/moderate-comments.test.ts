import { deskLimits } from '@hearthlight/domain/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { engines } from '../../testing/engines.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

/** The number of a comment that does not exist. */
const aChange = { id: 999_999, from: 'held', to: 'shown' } as const;

describe.each(engines)('moderating comments on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  let other: string;
  let newsId: number;
  beforeAll(async () => {
    context = await createTestContext(engine);
    ({ cookie } = await aSignedInStaff(context, 'moderator', 'mo@example.org', 'Mo Said'));
    ({ cookie: other } = await aSignedInStaff(context, 'editor', 'eda@example.org', 'Eda Yılmaz'));
    const article = {
      title: 'Roofs',
      tags: 'Roofs',
      cover_image_url: '/pictures/roof.svg',
      published_at: 1,
      detail: '<p>Roofs.</p>',
      author_name: 'Ruth W.',
    };
    const row = await context.database.insertInto('news').values(article).returning('id').executeTakeFirstOrThrow();
    newsId = row.id;
  });
  beforeEach(async () => {
    await context.database.deleteFrom('comments').execute();
    await context.database.deleteFrom('audit').execute();
    await context.database.deleteFrom('limits').execute();
  });
  afterAll(() => context.close());

  const comment = async (text: string, name = 'Halima G.') =>
    context.request('commentOnNews', {
      params: { id: newsId },
      body: { comentator_name: name, comment: text },
    });
  const list = async (state: string) => (await deskCall(context, 'commentList', { cookie, query: { state } })).comments;
  const moderate = (changes: object[], as = cookie) =>
    deskRequest(context, 'moderateComments', { cookie: as, body: { changes } });
  const setWords = (words: string[]) => deskCall(context, 'setHoldWords', { cookie, body: { words } });

  test('lists held comments with the reason, the newest first', async () => {
    await comment('See https://a.example and https://b.example for more.');
    context.clock.now += 1000;
    await comment('A kind word of some length.');
    await comment('A kind word of some length.');
    expect(await list('held')).toMatchObject([
      { reason: 'repeats an earlier comment', article: { id: newsId, title: 'Roofs' } },
      { reason: 'too many links', comentator_name: 'Halima G.' },
    ]);
    expect(await list('shown')).toHaveLength(1);
  });

  test('a repeated comment has the graver reason', async () => {
    for (const _ of [1, 2]) await comment('See https://a.example and https://b.example for more.');
    expect((await list('held')).map(({ reason }) => reason)).toEqual(['too many links', 'too many links']);
  });

  test('approves in bulk, undoes it, and records both with the person', async () => {
    for (const at of [1, 2, 3]) await comment(`See https://a.example and https://b.example, number ${at}.`);
    const held = await list('held');
    const changes = held.map(({ id }) => ({ id, from: 'held', to: 'shown' }));
    const { changed } = (await moderate(changes)).json();
    expect(changed).toHaveLength(3);
    expect(await list('shown')).toHaveLength(3);
    const undone = await moderate(
      changed.map(({ from, id, to }: { from: string; id: number; to: string }) => ({
        id,
        from: to,
        to: from,
      })),
    );
    expect(undone.json().changed).toHaveLength(3);
    expect(await list('held')).toEqual(held);
    const entries = await context.database.selectFrom('audit').selectAll().orderBy('id').execute();
    expect(entries).toMatchObject([
      { action: 'comment approve', actor: 'Mo Said', subject: '3 comments' },
      { action: 'comment hold', actor: 'Mo Said' },
    ]);
  });

  test('leaves a comment that somebody else decided meanwhile', async () => {
    await comment('See https://a.example and https://b.example for more.');
    const [held] = await list('held');
    const id = held?.id ?? 0;
    const responses = await Promise.all([
      moderate([{ id, from: 'held', to: 'shown' }]),
      moderate([{ id, from: 'held', to: 'hidden' }], other),
    ]);
    const counts = responses.map((response) => response.json().changed.length);
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await context.database.selectFrom('audit').select('id').execute()).toHaveLength(1);
  });

  test('bulk decisions in opposite order do not block each other', async () => {
    const row = { news_id: newsId, comentator_name: 'Halima', published_at: 1, state: 'held' } as const;
    const rows = Array.from({ length: 150 }, (_, at) => ({ ...row, comment: `${at}`, text_hash: `${at}` }));
    const held = await context.database.insertInto('comments').values(rows).returning('id').execute();
    const approve = held.map(({ id }) => ({ id, from: 'held', to: 'shown' }));
    const hide = held.toReversed().map(({ id }) => ({ id, from: 'held', to: 'hidden' }));
    const responses = await Promise.all([moderate(approve), moderate(hide, other)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const total = responses.reduce((sum, response) => sum + response.json().changed.length, 0);
    expect(total).toBe(150);
  });

  test('holds comments with a listed word or address, in any notation', async () => {
    expect(await setWords(['Casino', ' cheap  pills ', 'casino', 'spam.example'])).toEqual({
      words: ['casino', 'cheap pills', 'spam.example'],
    });
    await comment('Visit my \uFF23\uFF21\uFF33\uFF29\uFF2E\uFF2F today, dear friends.');
    await comment('Buy cheap\n pills from me, dear friends.');
    await comment('A kind word of some length.', 'spam.example');
    await comment('A kind word of another length.');
    expect((await list('held')).map(({ reason }) => reason)).toEqual([
      'contains a held word',
      'contains a held word',
      'contains a held word',
    ]);
    expect(await list('shown')).toHaveLength(1);
    await setWords([]);
    await comment('Visit our casino for a charity evening.');
    expect(await list('shown')).toHaveLength(2);
  });

  test.each([
    ['moderateComments', { changes: [] }],
    ['moderateComments', { changes: Array.from({ length: deskLimits.bulk + 1 }, () => aChange) }],
    ['moderateComments', { changes: [{ ...aChange, to: 'removed' }] }],
    ['setHoldWords', { words: ['x'] }],
    ['setHoldWords', { words: ['x'.repeat(deskLimits.holdWord + 1)] }],
    ['setHoldWords', { words: Array.from({ length: deskLimits.holdWords + 1 }, (_, at) => `word ${at}`) }],
  ] as const)('refuses too much, too little and unknown values: %s', async (name, body) => {
    expect((await deskRequest(context, name, { cookie, body })).statusCode).toBe(400);
  });

  test('takes as much as its limits', async () => {
    const changes = Array.from({ length: deskLimits.bulk }, () => aChange);
    expect((await moderate(changes)).json()).toEqual({ changed: [] });
    const most = Array.from({ length: deskLimits.holdWords }, (_, at) => `${at}`.padStart(2, '0'));
    const last = 'x'.repeat(deskLimits.holdWord);
    expect((await setWords([...most.slice(1), last])).words).toHaveLength(deskLimits.holdWords);
    await comment(`A kind word with ${last} in it.`);
    expect(await list('held')).toHaveLength(1);
    await setWords([]);
  });

  test('words that another moderator adds at the same time are stored once', async () => {
    const another = await context.database.startTransaction().execute();
    await another.insertInto('hold_words').values({ word: 'casino' }).execute();
    const set = setWords(['casino']);
    // Gives the call time to reach the other moderator's row.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await another.commit().execute();
    expect(await set).toEqual({ words: ['casino'] });
    await setWords([]);
  });

  test('words that stay the same are not recorded', async () => {
    for (const _ of [1, 2]) await setWords(['casino']);
    await setWords([]);
    const entries = await context.database.selectFrom('audit').select('changes').orderBy('id').execute();
    expect(entries.map(({ changes }) => JSON.parse(changes))).toEqual([
      [{ field: 'words', before: '', after: 'casino' }],
      [{ field: 'words', before: 'casino', after: '' }],
    ]);
  });
});
