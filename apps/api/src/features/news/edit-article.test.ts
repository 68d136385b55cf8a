// cspell:words doce techos elan hiver printemps automne łódź
import { setFormats, usEnglish } from '@hearthlight/domain';
import { deskLimits } from '@hearthlight/domain/desk';
import { hostileHtml } from '@hearthlight/domain/fixtures';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { countWhere } from '../../database/count-where.ts';
import { anArticleFile, runAdmin } from '../../testing/admin.ts';
import { engines } from '../../testing/engines.ts';
import { addStaff, aSignedInStaff, deskCall, deskRequest, openStaffSession } from '../../testing/staff.ts';
import { statusesOf } from '../../testing/statuses.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { cleanHtml } from './clean-html.ts';
import { titleColumns } from './titles.ts';

const minute = 60_000;

/** A text that can be published. */
const text = {
  title: 'Roofs of Conakry',
  tags: 'Roofs, Guinea',
  cover_image_url: '/pictures/roof.svg',
  cover_image_description: 'A roof',
  detail: '<p>Twelve roofs.</p>',
  author_name: 'Eda Yılmaz',
  campaign_id: null,
};

describe.each(engines)('news in the desk on $name', (engine) => {
  let context: TestContext;
  let eda: string;
  let ole: string;
  let idOfEda: number;
  let idOfOle: number;
  beforeAll(async () => {
    context = await createTestContext(engine);
    idOfEda = await addStaff(context, 'eda@example.org', 'editor', { name: 'Eda Yılmaz' });
    idOfOle = await addStaff(context, 'ole@example.org', 'editor', { name: 'Ole Berg' });
  });
  beforeEach(async () => {
    await context.database.deleteFrom('news').execute();
    await context.database.deleteFrom('audit').execute();
    eda = await openStaffSession(context, idOfEda);
    ole = await openStaffSession(context, idOfOle);
  });
  afterAll(() => context.close());

  const create = (title = 'Roofs') => deskCall(context, 'createArticle', { cookie: eda, body: { title } });
  const saveAs = (cookie: string, id: number, basedOn: number, changes: object = {}) =>
    deskRequest(context, 'saveArticle', {
      cookie,
      params: { id },
      body: { based_on: basedOn, ...text, ...changes },
    });
  const publishAs = (
    cookie: string,
    id: number,
    basedOn: number,
    at: string | null = null,
    replaces: string | null = null,
  ) =>
    deskRequest(context, 'publishArticle', {
      cookie,
      params: { id },
      body: { based_on: basedOn, replaces, at },
    });
  const unpublishAs = async (cookie: string, id: number, seen: object = {}) => {
    const { published_at, published_revision, state } = await deskCall(context, 'readArticle', {
      cookie: eda,
      params: { id },
    });
    const body = { state, published_at, published_revision, ...seen };
    return deskRequest(context, 'unpublishArticle', { cookie, params: { id }, body });
  };
  const publicationOf = async (id: number) =>
    (await deskCall(context, 'readArticle', { cookie: eda, params: { id } })).published_at;
  const visible = async (title: string) => (await context.request('newsDetail', { params: { title } })).statusCode;
  const detailOf = async (title: string) =>
    (await context.request('newsDetail', { params: { title } })).json().news_details?.detail;
  const actions = async () =>
    (await context.database.selectFrom('audit').select('action').orderBy('id').execute()).map(({ action }) => action);

  /** Creates and publishes an article with the text. */
  const published = async () => {
    const { id } = await create();
    await saveAs(eda, id, 0);
    const response = await publishAs(eda, id, 1);
    expect(response.json()).toMatchObject({ state: 'published', published_revision: 1 });
    return id;
  };

  test('a draft is saved, sanitized, renamed in the list, and shown to nobody', async () => {
    const { id, revision, state } = await create();
    expect([revision, state]).toEqual([0, 'draft']);
    const hostile = `<p>Safe</p>${hostileHtml('alert(1)').join('')}`;
    const saved = await saveAs(eda, id, 0, { detail: hostile });
    expect(saved.json()).toMatchObject({ revision: 1, title: text.title, edited_by: 'Eda Yılmaz' });
    expect(saved.json().text.detail).toBe(cleanHtml(hostile));
    expect(saved.json().text.detail).not.toContain('<script');
    expect(await visible(text.title)).toBe(404);
    const { articles } = await deskCall(context, 'articleList', { cookie: eda, query: { state: 'draft' } });
    expect(articles).toMatchObject([{ id, title: text.title, has_unpublished_changes: false }]);
  });

  test.each([
    ['too many elements inside each other', '<b>'.repeat(130_000), 'This text is formatted in too many layers.'],
    ['too many elements', '<a>'.repeat(30_000), 'This text has too many elements'],
    ['too many characters', 'x'.repeat(400_001), 'This text is too long. It may have 400,000 characters.'],
  ])('a text with %s is refused at its field, in a translation too', async (_, detail, sentence) => {
    const { id } = await create();
    const refused = await saveAs(eda, id, 0, { detail });
    expect([refused.statusCode, refused.json().fields.detail]).toEqual([400, expect.stringContaining(sentence)]);
    expect((await deskCall(context, 'readArticle', { cookie: eda, params: { id } })).revision).toBe(0);
    const translation = { title: 'Techos', tags: 'Techos', cover_image_description: '', detail };
    const translated = await deskRequest(context, 'saveTranslation', {
      cookie: eda,
      params: { id, language: 'es' },
      body: { based_on: null, ...translation },
    });
    expect([translated.statusCode, translated.json().fields.detail]).toEqual([400, expect.stringContaining(sentence)]);
  });

  test('of two editors, the second sees the other text with its author and time; nothing is overwritten', async () => {
    const { id } = await create();
    await saveAs(eda, id, 0);
    const late = await saveAs(ole, id, 0, { detail: '<p>Mine.</p>' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      message: 'Eda Yılmaz has changed this article in the meantime.',
      current: { revision: 1, edited_by: 'Eda Yılmaz', text: { detail: '<p>Twelve roofs.</p>' } },
    });
    expect((await saveAs(ole, id, 1, { detail: '<p>Both.</p>' })).statusCode).toBe(200);
    const { revisions } = await deskCall(context, 'revisionList', { cookie: eda, params: { id } });
    expect(revisions.map(({ by, number }) => [number, by])).toEqual([
      [2, 'Ole Berg'],
      [1, 'Eda Yılmaz'],
      [0, 'Eda Yılmaz'],
    ]);
  });

  test('of ten parallel saves based on one revision, one succeeds', async () => {
    const { id } = await create();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, at) => saveAs(at % 2 ? eda : ole, id, 0, { detail: `<p>${at}</p>` })),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const winner = responses.find(({ statusCode }) => statusCode === 200);
    const article = await deskCall(context, 'readArticle', { cookie: eda, params: { id } });
    expect([article.revision, article.text.detail]).toEqual([1, winner?.json().text.detail]);
  });

  test('saves of one person within ten minutes are one revision and one entry of the log', async () => {
    const { id } = await create();
    for (let at = 0; at < 5; at += 1) {
      await saveAs(eda, id, at, { detail: `<p>${at}</p>` });
      context.clock.now += minute;
    }
    const { revisions } = await deskCall(context, 'revisionList', { cookie: eda, params: { id } });
    expect(revisions.map(({ number }) => number)).toEqual([5, 0]);
    expect(await actions()).toEqual(['news add', 'news save']);
    context.clock.now += 6 * minute;
    await saveAs(eda, id, 5);
    const { revisions: later } = await deskCall(context, 'revisionList', { cookie: eda, params: { id } });
    expect(later.map(({ number }) => number)).toEqual([6, 5, 0]);
  });

  test('a published article changes for visitors only when the change is published, and keeps its old address', async () => {
    const id = await published();
    expect(await visible(text.title)).toBe(200);
    // The title of the draft was never public.
    expect(await visible('Roofs')).toBe(404);
    await saveAs(eda, id, 1, {
      title: 'Twelve roofs',
      detail: '<p>Thirteen.</p>',
      cover_image_description: '',
    });
    const listed = await deskCall(context, 'articleList', { cookie: eda });
    expect(listed.articles).toMatchObject([{ title: text.title, has_unpublished_changes: true }]);
    const before = await context.request('newsDetail', { params: { title: text.title } });
    expect(before.json().news_details.detail).toBe('<p>Twelve roofs.</p>');
    const changed = await publishAs(eda, id, 2, null, await publicationOf(id));
    expect(changed.json()).toMatchObject({ title: 'Twelve roofs', has_unpublished_changes: false });
    for (const title of [text.title, 'Twelve roofs']) {
      const response = await context.request('newsDetail', { params: { title } });
      expect(response.json().news_details).toMatchObject({
        title: 'Twelve roofs',
        detail: '<p>Thirteen.</p>',
        // Without a text of its own, the cover is described by the title.
        cover_image_description: null,
      });
    }
    const [entry] = await context.database
      .selectFrom('audit')
      .select('changes')
      .where('action', '=', 'news publish')
      .orderBy('id', 'desc')
      .execute();
    expect(JSON.parse(entry?.changes ?? '')).toContainEqual({
      field: 'title',
      before: text.title,
      after: 'Twelve roofs',
    });
  });

  test('an article is published at a time of the foundation’s clock only', async () => {
    setFormats(() => formatsOf('en', 'USD', 'America/Los_Angeles'));
    onTestFinished(() => setFormats(() => usEnglish));
    const { id } = await create();
    await saveAs(eda, id, 0);
    // Half past two is skipped that night, and the other two are written on another clock or on none.
    for (const at of ['2030-03-10T02:30:00-08:00', '2030-11-03T09:30:00Z', '2030-11-03T01:30:00']) {
      const refused = await publishAs(eda, id, 1, at);
      expect([at, refused.statusCode]).toEqual([at, 400]);
    }
    for (const [at, instant] of [
      ['2030-11-03T01:30:00-07:00', '2030-11-03T08:30:00.000Z'],
      ['2030-11-03T01:30:00-08:00', '2030-11-03T09:30:00.000Z'],
    ] as const)
      expect((await publishAs(eda, id, 1, at, await publicationOf(id))).json()).toMatchObject({
        published_at: instant,
      });
  });

  test('an article is published at a time, and not at one that has passed', async () => {
    const { id } = await create();
    await saveAs(eda, id, 0);
    const at = (offset: number) => new Date(context.clock.now + offset).toISOString();
    expect((await publishAs(eda, id, 1, at(0))).json().fields).toEqual({
      at: 'Choose a time in the future.',
    });
    expect((await publishAs(eda, id, 1, at(minute))).json()).toMatchObject({ state: 'scheduled' });
    expect(await visible(text.title)).toBe(404);
    const scheduled = await deskCall(context, 'articleList', { cookie: eda, query: { state: 'scheduled' } });
    expect(scheduled.articles).toHaveLength(1);
    context.clock.now += minute;
    expect(await visible(text.title)).toBe(200);
    expect((await publishAs(eda, id, 1, at(minute))).statusCode).toBe(400);
    expect((await unpublishAs(eda, id)).json()).toMatchObject({ state: 'draft' });
    expect(await visible(text.title)).toBe(404);
  });

  test('a text that equals the public one has no unpublished changes', async () => {
    const id = await published();
    await saveAs(eda, id, 1, { tags: 'later' });
    expect((await saveAs(eda, id, 2)).json()).toMatchObject({
      revision: 3,
      published_revision: 3,
      has_unpublished_changes: false,
    });
    await saveAs(eda, id, 3, { tags: 'later' });
    const params = { id, number: 1 };
    const body = { based_on: 4 };
    const restored = await deskCall(context, 'restoreRevision', { cookie: eda, params, body });
    expect(restored).toMatchObject({ published_revision: 5, has_unpublished_changes: false });
    const { rows } = await sql`select 1 from news_revisions where news_id = ${id} and number = 3`.execute(
      context.database,
    );
    expect(rows).toHaveLength(1);
  });

  test('a scheduled article gets another time without the changes that were made since', async () => {
    const { id } = await create();
    await saveAs(eda, id, 0);
    const at = (offset: number) => new Date(context.clock.now + offset).toISOString();
    await publishAs(eda, id, 1, at(minute));
    await saveAs(eda, id, 1, { tags: 'later' });
    const replaces = await publicationOf(id);
    const body = { based_on: 2, replaces, at: at(2 * minute), keeps_text: true };
    const moved = await deskCall(context, 'publishArticle', { cookie: eda, params: { id }, body });
    expect(moved).toMatchObject({ state: 'scheduled', published_revision: 1, has_unpublished_changes: true });
    expect(moved.text.tags).toBe('later');
    context.clock.now += 2 * minute;
    const row = await context.database.selectFrom('news').select('tags').where('id', '=', id).executeTakeFirst();
    expect([await visible(text.title), row?.tags]).toEqual([200, text.tags]);
  });

  test('an article that was taken off the site with changes returns as it was, or with them', async () => {
    const id = await published();
    await saveAs(eda, id, 1, { title: 'Thirteen roofs', detail: '<p>Thirteen roofs.</p>' });
    const off = (await unpublishAs(eda, id)).json();
    expect(off).toMatchObject({ state: 'draft', revision: 2, published_revision: 1 });
    // Neither this save nor its title replaces the text that was on the site.
    await saveAs(eda, id, 2, { title: 'Fourteen roofs', detail: '<p>Fourteen roofs.</p>' });
    const publish = (keeps_text: boolean, replaces: string | null) =>
      deskCall(context, 'publishArticle', {
        cookie: eda,
        params: { id },
        body: { based_on: 3, replaces, at: null, keeps_text },
      });
    expect(await publish(true, null)).toMatchObject({
      state: 'published',
      title: text.title,
      published_revision: 1,
      has_unpublished_changes: true,
      text: { title: 'Fourteen roofs' },
    });
    expect([await detailOf(text.title), await visible('Fourteen roofs')]).toEqual([text.detail, 404]);
    await unpublishAs(eda, id);
    expect(await publish(false, null)).toMatchObject({ title: 'Fourteen roofs', published_revision: 3 });
    expect(await detailOf('Fourteen roofs')).toBe('<p>Fourteen roofs.</p>');
  });

  test('a save never replaces the text that was on the site', async () => {
    const id = await published();
    await unpublishAs(eda, id);
    await saveAs(eda, id, 1, { detail: '<p>Thirteen roofs.</p>' });
    const list = await deskCall(context, 'revisionList', { cookie: eda, params: { id } });
    expect(list.revisions.map(({ number, publication }) => [number, publication])).toEqual([
      [2, null],
      [1, 'former'],
      [0, null],
    ]);
  });

  test('of a scheduled article, visitors will see a version', async () => {
    const { id } = await create();
    await saveAs(eda, id, 0);
    await publishAs(eda, id, 1, new Date(context.clock.now + minute).toISOString());
    const read = async () =>
      (await deskCall(context, 'readRevision', { cookie: eda, params: { id, number: 1 } })).publication;
    expect(await read()).toBe('scheduled');
    context.clock.now += minute;
    expect(await read()).toBe('public');
  });

  test('a draft from a file with a date was never on the site', async () => {
    const file = anArticleFile('Winter', 'date: 2020-01-01');
    await runAdmin(context, ['news', 'add', file, '--draft']);
    const { articles } = await deskCall(context, 'articleList', { cookie: eda });
    const id = articles[0]?.id ?? 0;
    const read = () => deskCall(context, 'readArticle', { cookie: eda, params: { id } });
    expect(await read()).toMatchObject({ state: 'draft', published_revision: null });
    await runAdmin(context, ['news', 'edit', String(id), file]);
    expect(await read()).toMatchObject({ state: 'draft', revision: 1, published_revision: null });
  });

  test('the former title of a scheduled article, which nobody has seen, leads nowhere', async () => {
    const { id } = await create();
    await saveAs(eda, id, 0);
    const soon = new Date(context.clock.now + minute).toISOString();
    await publishAs(eda, id, 1, soon);
    await saveAs(eda, id, 1, { title: 'Twelve roofs' });
    await publishAs(eda, id, 2, soon, await publicationOf(id));
    context.clock.now += minute;
    expect([await visible('Twelve roofs'), await visible(text.title)]).toEqual([200, 404]);
  });

  test('an article whose publication was called off is dated when it is published after all', async () => {
    const { id } = await create();
    await saveAs(eda, id, 0);
    const soon = new Date(context.clock.now + minute).toISOString();
    await publishAs(eda, id, 1, soon);
    const draft = await unpublishAs(eda, id);
    expect(draft.json()).toMatchObject({ state: 'draft', published_at: null, published_revision: null });
    context.clock.now += 20 * minute;
    const published = await publishAs(eda, id, 1);
    expect(Date.parse(published.json().published_at)).toBe(context.clock.now);
  });

  test.each([
    ['title', { title: '..' }],
    ['tags', { tags: ' ' }],
    ['cover_image_url', { cover_image_url: '//evil.example/x.jpg' }],
    ['cover_image_url', { cover_image_url: String.raw`/\evil.example/x.png` }],
    ['cover_image_url', { cover_image_url: '/a b.png' }],
    ['author_name', { author_name: '' }],
    ['detail', { detail: '<script>alert(1)</script>' }],
    ['detail', { detail: '<p><img src="/pictures/roof.svg"></p>' }],
    ['campaign_id', { campaign_id: 999_999 }],
  ])('an article without a valid %s is saved but not published: %j', async (field, changes) => {
    const { id } = await create();
    expect((await saveAs(eda, id, 0, changes)).statusCode).toBe(200);
    const refused = await publishAs(eda, id, 1);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
  });

  test('names all that is missing before an article can be published', async () => {
    const { id } = await create();
    await saveAs(eda, id, 0, { tags: '', cover_image_url: '', author_name: '' });
    const refused = (await publishAs(eda, id, 1)).json();
    expect(Object.keys(refused.fields)).toEqual(['tags', 'cover_image_url', 'author_name']);
  });

  test('two drafts may have one title until the second is published', async () => {
    await published();
    const { id } = await create('Other');
    const saved = await saveAs(eda, id, 0);
    expect(saved.json()).toMatchObject({ title: 'Other', text: { title: text.title } });
    const untitled = await saveAs(eda, id, 1, { title: '' });
    expect(untitled.json()).toMatchObject({ title: 'Other', text: { title: '' } });
    await saveAs(eda, id, 2);
    expect((await publishAs(eda, id, 3)).json().fields).toEqual({
      title: 'An article with this title already exists.',
    });
    const taken = await deskRequest(context, 'createArticle', { cookie: eda, body: { title: text.title } });
    expect(taken.statusCode).toBe(400);
  });

  test('a title of a translation of another article is taken too', async () => {
    const other = await create('Other');
    const translation = { title: 'Techos', tags: '', detail: '<p>Doce.</p>' };
    await context.database
      .insertInto('news_translations')
      .values({
        news_id: other.id,
        language: 'es',
        cover_image_description: null,
        markdown: null,
        ...translation,
      })
      .execute();
    const taken = await deskRequest(context, 'createArticle', { cookie: eda, body: { title: 'Techos' } });
    expect(taken.json().fields).toEqual({ title: 'An article with this title already exists.' });
    const { id } = await create();
    const saved = await saveAs(eda, id, 0, { title: 'Techos' });
    expect(saved.json()).toMatchObject({ title: 'Roofs', text: { title: 'Techos' } });
    expect((await publishAs(eda, id, 1)).json().fields).toEqual(taken.json().fields);
  });

  test('an article is removed and recorded in the same way by the desk and the command line', async () => {
    for (const remove of [
      (id: number) => deskCall(context, 'removeArticle', { cookie: eda, params: { id } }),
      (id: number) => runAdmin(context, ['news', 'remove', String(id), '--yes']),
    ]) {
      const { id } = await create();
      await remove(id);
      const entry = await context.database
        .selectFrom('audit')
        .select(['action', 'subject', 'detail'])
        .orderBy('id', 'desc')
        .executeTakeFirst();
      expect(entry).toEqual({ action: 'news remove', subject: `news ${id}`, detail: 'Roofs' });
    }
  });

  test('a text that somebody else has replaced is not published', async () => {
    const { id } = await create();
    await saveAs(eda, id, 0);
    await saveAs(ole, id, 1, { detail: '<p>Wrong.</p>' });
    const refused = await publishAs(eda, id, 1);
    expect([refused.statusCode, refused.json().current.revision]).toEqual([409, 2]);
    expect(await visible(text.title)).toBe(404);
  });

  test('without a title, a person goes on with the draft that has not begun', async () => {
    const untitled = await create('');
    expect([untitled.title, untitled.text.title]).toEqual([`Untitled ${untitled.id}`, '']);
    expect((await create('')).id).toBe(untitled.id);
    const ofOle = await deskCall(context, 'createArticle', { cookie: ole, body: { title: '' } });
    expect(ofOle.id).not.toBe(untitled.id);
    const refused = await publishAs(eda, untitled.id, 0);
    expect(Object.keys(refused.json().fields)).toContain('title');
    await saveAs(eda, untitled.id, 0, { title: 'Begun' });
    const { articles } = await deskCall(context, 'articleList', { cookie: eda });
    expect(articles.find(({ id }) => id === untitled.id)?.title).toBe('Begun');
    const next = await create('');
    expect(next.id).not.toBe(untitled.id);
    expect(await countWhere(context.database, 'audit', 'action', 'news add')).toBe(3);
    await saveAs(eda, next.id, 0, { title: '', detail: '<p>Begun without a title</p>' });
    expect((await create('')).id).not.toBe(next.id);
  });

  test('of parallel drafts and publications with one title, one gets it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const start = (title: string) => deskRequest(context, 'createArticle', { cookie: eda, body: { title } });
      const started = await Promise.all(['Draft', 'Draft', 'Draft'].map((name) => start(`${name} ${round}`)));
      expect(statusesOf(started)).toEqual([200, 400, 400]);
      const title = `Public ${round}`;
      const [first, second] = [await create(`First ${round}`), await create(`Second ${round}`)];
      const saved = await Promise.all([first, second].map(({ id }) => saveAs(eda, id, 0, { title })));
      expect(statusesOf(saved)).toEqual([200, 200]);
      const made = await Promise.all([first, second].map(({ id }) => publishAs(ole, id, 1)));
      expect(statusesOf(made)).toEqual([200, 400]);
    }
  });

  test('saves that are one revision have one entry, which shows what all of them changed', async () => {
    const { id } = await create();
    const { id: other } = await create('Another');
    await saveAs(ole, id, 0, { detail: '<p>Ole’s.</p>' });
    await saveAs(eda, id, 1, { detail: '<p>One.</p>' });
    await saveAs(eda, other, 0, { detail: '<p>Other.</p>' });
    await saveAs(eda, id, 2, { detail: '<p>One. Two.</p>', tags: 'Water' });
    const entries = await context.database
      .selectFrom('audit')
      .select(['subject', 'changes'])
      .where('action', '=', 'news save')
      .orderBy('id')
      .execute();
    const details = entries.map(({ changes, subject }) => [
      subject === `news ${id}`,
      JSON.parse(changes).find(({ field }: { field: string }) => field === 'detail'),
    ]);
    expect(details).toMatchObject([
      [true, { after: '<p>Ole’s.</p>' }],
      [true, { before: '<p>Ole’s.</p>', after: '<p>One. Two.</p>' }],
      [false, { after: '<p>Other.</p>' }],
    ]);
  });

  test('what changes nothing is not recorded', async () => {
    const id = await published();
    const open = { cookie: eda, params: { id }, body: { comments_open: true } };
    await deskCall(context, 'openComments', open);
    for (let time = 0; time < 2; time += 1) expect((await unpublishAs(eda, id)).statusCode).toBe(200);
    expect((await actions()).slice(3)).toEqual(['news unpublish']);
  });

  test('a published article is no sample any more', async () => {
    const { id } = await create();
    await context.database.updateTable('news').set({ is_sample: 1 }).where('id', '=', id).execute();
    await saveAs(eda, id, 0);
    await publishAs(eda, id, 1);
    const row = context.database.selectFrom('news').select('is_sample').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ is_sample: 0 });
  });

  test('two parallel publications publish once', async () => {
    const { id } = await create();
    await saveAs(eda, id, 0);
    const responses = await Promise.all([publishAs(eda, id, 1), publishAs(ole, id, 1)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await actions()).filter((action) => action === 'news publish')).toHaveLength(1);
  });

  test('a time of publication is replaced only by somebody who has seen it', async () => {
    const { id } = await create();
    await saveAs(eda, id, 0);
    const [monday, tuesday] = ['2031-01-06T09:00:00.000Z', '2031-01-07T09:00:00.000Z'];
    const article = await publishAs(eda, id, 1, monday);
    for (const at of [tuesday, null]) {
      const refused = await publishAs(ole, id, 1, at);
      expect([refused.statusCode, refused.json().current]).toEqual([409, article.json()]);
      expect(refused.json().message).toMatch(/was changed to Jan 6, 2031, 9:00\sAM/);
    }
    expect((await publishAs(ole, id, 1, monday)).statusCode).toBe(200);
    expect((await publishAs(ole, id, 1, tuesday, monday)).json()).toMatchObject({ published_at: tuesday });
    expect((await publishAs(eda, id, 1, monday, monday)).statusCode).toBe(409);
    expect((await unpublishAs(eda, id)).statusCode).toBe(200);
    const calledOff = await publishAs(ole, id, 1, monday, tuesday);
    expect([calledOff.statusCode, calledOff.json().message]).toEqual([
      409,
      'This article was made a draft again in the meantime. Your choice was not saved; confirm it again to publish.',
    ]);
    expect(await publicationOf(id)).toBeNull();
  });

  test('an article is taken off the site only by somebody who has seen how it was published', async () => {
    const { id } = await create();
    await saveAs(eda, id, 0);
    const [monday, tuesday] = ['2031-01-06T09:00:00.000Z', '2031-01-07T09:00:00.000Z'];
    await publishAs(eda, id, 1, monday);
    await publishAs(ole, id, 1, tuesday, monday);
    const late = await unpublishAs(eda, id, { published_at: monday });
    expect([late.statusCode, late.json().current]).toMatchObject([409, { published_at: tuesday }]);
    expect(late.json().message).toMatch(/its time is now Jan 7, 2031, 9:00\sAM/);
    await saveAs(ole, id, 1, { detail: '<p>Corrected.</p>' });
    await publishAs(ole, id, 2, tuesday, tuesday);
    expect((await unpublishAs(eda, id, { published_revision: 1 })).statusCode).toBe(409);
    // A text that is not published is no reason to refuse.
    await saveAs(ole, id, 2, { detail: '<p>Not published.</p>' });
    expect((await unpublishAs(eda, id)).json()).toMatchObject({ state: 'draft' });
    // Somebody else was faster.
    expect((await unpublishAs(eda, id, { published_at: tuesday })).statusCode).toBe(200);
  });

  test('the publication of an article that is public meanwhile is not called off', async () => {
    const { id } = await create();
    await saveAs(eda, id, 0);
    await publishAs(eda, id, 1, new Date(context.clock.now + minute).toISOString());
    context.clock.now += minute;
    const late = await unpublishAs(eda, id, { state: 'scheduled' });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      {
        message:
          'This article is on the site by now, so it was not called off. To hide it, choose “Take it off the site”.',
        current: { state: 'published' },
      },
    ]);
    expect(await visible(text.title)).toBe(200);
    expect((await unpublishAs(eda, id)).json()).toMatchObject({ state: 'draft' });
  });

  test('the log tells what was scheduled from what was published', async () => {
    const { id } = await create();
    await saveAs(eda, id, 0);
    const [monday, tuesday] = ['2031-01-06T09:00:00.000Z', '2031-01-07T09:00:00.000Z'];
    await publishAs(eda, id, 1, monday);
    await publishAs(eda, id, 1, tuesday, monday);
    await unpublishAs(eda, id);
    await publishAs(eda, id, 1, monday);
    await publishAs(eda, id, 1, null, monday);
    await unpublishAs(eda, id);
    expect((await actions()).slice(2)).toEqual([
      'news schedule',
      'news schedule',
      'news unschedule',
      'news schedule',
      'news publish',
      'news unpublish',
    ]);
  });

  test('an editor who is removed while saving saves nothing afterwards', async () => {
    const { cookie: owner } = await aSignedInStaff(context, 'owner', `owner-${context.clock.now}@example.org`);
    for (let round = 0; round < 5; round += 1) {
      const { cookie, id: person } = await aSignedInStaff(context, 'editor', `gone-${round}@example.org`);
      const { id } = await create(`Race ${round}`);
      const [save, removal] = await Promise.all([
        saveAs(cookie, id, 0, { title: `Race ${round}` }),
        deskRequest(context, 'removeStaff', { cookie: owner, params: { id: person } }),
      ]);
      expect(removal.statusCode).toBe(200);
      expect([200, 401]).toContain(save.statusCode);
      const article = await deskCall(context, 'readArticle', { cookie: eda, params: { id } });
      expect(article.revision).toBe(save.statusCode === 200 ? 1 : 0);
      expect((await saveAs(cookie, id, article.revision)).statusCode).toBe(401);
    }
  });

  test('an article that is removed while it is saved and published is gone, with all that belongs to it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await create(`Removed ${round}`);
      await saveAs(eda, id, 0, { title: `Removed ${round}` });
      const [removal, ...others] = await Promise.all([
        deskRequest(context, 'removeArticle', { cookie: ole, params: { id } }),
        saveAs(eda, id, 1, { title: `Removed ${round}`, detail: '<p>More.</p>' }),
        publishAs(eda, id, 1),
      ]);
      expect(removal.statusCode).toBe(200);
      for (const { statusCode } of others) expect([200, 404, 409]).toContain(statusCode);
      expect((await saveAs(eda, id, 2)).json().message).toBe('This article no longer exists.');
      const left = context.database.selectFrom('news_revisions').select('number').where('news_id', '=', id);
      expect(await left.execute()).toEqual([]);
    }
  });

  test('a picture that was removed meanwhile is not published', async () => {
    const { id } = await create();
    const gone = `/uploads/${'a'.repeat(32)}/960.jpg`;
    await saveAs(eda, id, 0, { cover_image_url: gone });
    const refused = await publishAs(eda, id, 1);
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'A picture was removed in the meantime. Choose another one.',
    ]);
  });

  test('an old revision is compared and restored', async () => {
    const { id: other } = await create('Another');
    await saveAs(eda, other, 0, { title: 'Another', detail: '<p>Of another article.</p>' });
    const id = await published();
    await saveAs(ole, id, 1, { detail: '<p>Wrong.</p>' });
    const old = await deskCall(context, 'readRevision', { cookie: eda, params: { id, number: 1 } });
    expect(old).toMatchObject({ by: 'Eda Yılmaz', publication: 'public', text: { detail: text.detail } });
    const restore = (basedOn: number, number = 1) =>
      deskRequest(context, 'restoreRevision', {
        cookie: eda,
        params: { id, number },
        body: { based_on: basedOn },
      });
    expect((await restore(2, 99)).statusCode).toBe(404);
    expect((await restore(1)).statusCode).toBe(409);
    // Earlier versions sanitized less.
    const stored = context.database.updateTable('news_revisions').where('news_id', '=', id).where('number', '=', 1);
    await stored.set({ detail: `${text.detail}<script>alert(1)</script>` }).execute();
    expect((await restore(2)).json()).toMatchObject({ revision: 3, text: { detail: text.detail } });
    await unpublishAs(eda, id);
    const draft = await deskCall(context, 'revisionList', { cookie: eda, params: { id } });
    const first = await deskCall(context, 'readRevision', { cookie: eda, params: { id, number: 1 } });
    expect([...draft.revisions, first].filter((revision) => revision.publication !== null)).toMatchObject([
      { number: 3, publication: 'former' },
    ]);
    const unknown = await deskRequest(context, 'readRevision', { cookie: eda, params: { id, number: 99 } });
    expect(unknown.statusCode).toBe(404);
  });

  test('a restored text does not replace the one that the same person has just saved', async () => {
    const { id } = await create();
    await saveAs(eda, id, 0, { detail: '<p>First.</p>' });
    await publishAs(eda, id, 1);
    await saveAs(eda, id, 1, { detail: '<p>Second.</p>' });
    const restored = await deskCall(context, 'restoreRevision', {
      cookie: eda,
      params: { id, number: 1 },
      body: { based_on: 2 },
    });
    expect([restored.revision, restored.text.detail]).toEqual([3, '<p>First.</p>']);
    const second = await deskCall(context, 'readRevision', { cookie: eda, params: { id, number: 2 } });
    expect(second.text.detail).toBe('<p>Second.</p>');
  });

  test('comments are closed and opened, and a removed article is gone with them', async () => {
    const id = await published();
    const comment = () =>
      context.request('commentOnNews', {
        params: { id },
        body: { comentator_name: 'Halima G.', comment: `A kind word of some length, ${Math.random()}.` },
      });
    const open = (comments_open: boolean) =>
      deskCall(context, 'openComments', { cookie: eda, params: { id }, body: { comments_open } });
    expect(await open(false)).toMatchObject({ comments_open: false });
    expect((await comment()).statusCode).toBe(403);
    const seen = await context.request('newsDetail', { params: { title: text.title } });
    expect(seen.json().news_details.comments_open).toBe(false);
    await open(true);
    expect((await comment()).statusCode).toBe(200);
    await deskCall(context, 'removeArticle', { cookie: eda, params: { id } });
    expect((await deskRequest(context, 'readArticle', { cookie: eda, params: { id } })).statusCode).toBe(404);
    expect(await context.database.selectFrom('comments').select('id').execute()).toEqual([]);
    expect(await context.database.selectFrom('news_revisions').select('number').execute()).toEqual([]);
  });

  test('the command line publishes what the desk saved', async () => {
    const { id } = await create();
    await saveAs(eda, id, 0);
    await runAdmin(context, ['news', 'publish', String(id)]);
    expect(await visible(text.title)).toBe(200);
    await expect(runAdmin(context, ['news', 'publish', String(id)])).rejects.toThrow('already published');
    expect(await runAdmin(context, ['news', 'show', String(id)])).toContain('Twelve roofs.');
  });

  test('finds an article by its title, however it is typed and whoever changed it', async () => {
    const search = async (title: string) => {
      const found = await deskCall(context, 'articleList', { cookie: eda, query: { search: title } });
      return found.articles.map((article) => article.id);
    };
    const { id } = await create('Élan in  Łódź');
    expect(await search('elan IN łódź')).toEqual([id]);
    await saveAs(eda, id, 0, { title: 'Été' });
    expect([await search('elan'), await search('été')]).toEqual([[], [id]]);
    await publishAs(eda, id, 1);
    await saveAs(eda, id, 1, { title: 'Hiver' });
    expect([await search('ete'), await search('hiver')]).toEqual([[id], []]);
    await publishAs(eda, id, 2, null, await publicationOf(id));
    expect([await search('ete'), await search('hiver')]).toEqual([[], [id]]);
    await runAdmin(context, ['news', 'edit', String(id), anArticleFile('Printemps')]);
    expect([await search('hiver'), await search('printemps')]).toEqual([[], [id]]);
    await runAdmin(context, ['news', 'add', anArticleFile('Automne')]);
    expect(await search('automne')).toHaveLength(1);
  });

  test('lists by page, state and search, in one order', async () => {
    const count = deskLimits.page * 2 + 5;
    const rows = Array.from({ length: count }, (_, at) => ({
      ...titleColumns(`Story ${at} 100%${at === 7 ? '_x' : ''}`),
      tags: '',
      cover_image_url: '',
      published_at: context.clock.now + (at % 10 === 9 ? minute : -(at % 10) * minute),
      detail: '',
      author_name: '',
      draft: at % 3 === 0 ? (1 as const) : (0 as const),
    }));
    await context.database.insertInto('news').values(rows).execute();
    const read = async (query: object) => {
      const found: { id: number; state: string; published_at: string | null }[] = [];
      let after: string | undefined;
      do {
        const page = await deskCall(context, 'articleList', {
          cookie: eda,
          query: { ...query, ...(after !== undefined && { after }) },
        });
        found.push(...page.articles);
        after = page.next ?? undefined;
      } while (after !== undefined);
      return found;
    };
    const all = await read({});
    expect(new Set(all.map(({ id }) => id)).size).toBe(count);
    const keys = all.map(({ id, published_at: at, state }) => [state === 'draft' ? 1 : 0, Date.parse(at ?? ''), id]);
    const sorted = keys.toSorted(([a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]) => d - a || e - b || f - c);
    expect(keys).toEqual(sorted);
    expect(await read({ order: 'oldest' })).toEqual(all.toReversed());
    expect(await read({ state: 'draft' })).toHaveLength(35);
    expect(await read({ state: 'scheduled' })).toHaveLength(6);
    expect(await read({ state: 'published' })).toHaveLength(64);
    expect(await read({ search: 'STORY 7' })).toHaveLength(11);
    expect(await read({ search: '%_' })).toHaveLength(1);
    for (const after of ['2026-01-01.1.1', '0.1.x', '0.1', '0.1.1.1']) {
      const wrong = await deskRequest(context, 'articleList', { cookie: eda, query: { after } });
      expect(wrong.statusCode).toBe(400);
    }
  });
});
