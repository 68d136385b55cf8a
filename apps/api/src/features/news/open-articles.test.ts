import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { removeExpired } from '../../entries/expired-rows.ts';
import { engines } from '../../testing/engines.ts';
import { addStaff, deskCall, deskRequest, openStaffSession } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { openLife } from './open-articles.ts';

describe.each(engines)('who has an article open on $name', (engine) => {
  let context: TestContext;
  let eda: string;
  let ole: string;
  let idOfOle: number;
  let id: number;
  beforeAll(async () => {
    context = await createTestContext(engine);
    const idOfEda = await addStaff(context, 'eda@example.org', 'editor', { name: 'Eda Yılmaz' });
    eda = await openStaffSession(context, idOfEda);
    ({ id } = await deskCall(context, 'createArticle', { cookie: eda, body: { title: 'Roofs' } }));
  });
  beforeEach(async () => {
    await context.database.deleteFrom('open_articles').execute();
    await context.database.deleteFrom('staff').where('name', '=', 'Ole Berg').execute();
    idOfOle = await addStaff(context, 'ole@example.org', 'editor', { name: 'Ole Berg' });
    ole = await openStaffSession(context, idOfOle);
  });
  afterAll(() => context.close());

  const say = async (cookie: string, open = true, article = id) =>
    (await deskCall(context, 'openArticle', { cookie, params: { id: article }, body: { open } })).others;

  test('others see each other, nobody sees themselves, and not in another article', async () => {
    expect(await say(ole)).toEqual([]);
    expect(await say(eda)).toEqual(['Ole Berg']);
    expect(await say(ole)).toEqual(['Eda Yılmaz']);
    const ana = await openStaffSession(context, await addStaff(context, 'ana@example.org', 'owner', { name: 'Ana' }));
    await say(ana);
    expect(await say(eda)).toEqual(['Ana', 'Ole Berg']);
    const other = await deskCall(context, 'createArticle', { cookie: eda, body: { title: 'Wells' } });
    expect(await say(eda, true, other.id)).toEqual([]);
    await deskCall(context, 'removeArticle', { cookie: eda, params: { id: other.id }, body: {} });
  });

  test('a page learns that an article has become public', async () => {
    const state = async () =>
      (await deskCall(context, 'openArticle', { cookie: ole, params: { id }, body: { open: true } })).state;
    expect(await state()).toBe('draft');
    const row = { draft: 0 as const, published_at: context.clock.now + 1 };
    await context.database.updateTable('news').set(row).where('id', '=', id).execute();
    expect(await state()).toBe('scheduled');
    context.clock.now += 1;
    expect(await state()).toBe('published');
    await context.database.updateTable('news').set({ draft: 1 }).where('id', '=', id).execute();
  });

  test('a page learns that somebody has saved', async () => {
    const open = { cookie: ole, params: { id }, body: { open: true } };
    const before = await deskCall(context, 'readArticle', { cookie: eda, params: { id } });
    expect(await deskCall(context, 'openArticle', open)).toMatchObject({ revision: before.revision });
    const body = { ...before.text, based_on: before.revision, tags: 'Roofs' };
    await deskCall(context, 'saveArticle', { cookie: eda, params: { id }, body });
    expect(await deskCall(context, 'openArticle', open)).toMatchObject({ revision: before.revision + 1 });
  });

  test('who closes it is gone, and so is who was removed or may not write news any more', async () => {
    await say(ole);
    await say(eda);
    expect(await say(ole, false)).toEqual(['Eda Yılmaz']);
    expect(await say(eda)).toEqual([]);
    await say(ole);
    await context.database.updateTable('staff').set({ role: 'auditor' }).where('id', '=', idOfOle).execute();
    expect(await say(eda)).toEqual([]);
    await context.database.updateTable('staff').set({ role: 'owner' }).where('id', '=', idOfOle).execute();
    expect(await say(eda)).toEqual(['Ole Berg']);
    await context.database.deleteFrom('staff').where('id', '=', idOfOle).execute();
    expect(await say(eda)).toEqual([]);
  });

  test('counts as closed after the time, and each call begins it again', async () => {
    await say(ole);
    context.clock.now += openLife - 1;
    expect(await say(eda)).toEqual(['Ole Berg']);
    await say(ole);
    context.clock.now += openLife - 1;
    expect(await say(eda)).toEqual(['Ole Berg']);
    context.clock.now += 1;
    expect(await say(eda)).toEqual([]);
  });

  test('expired rows are deleted', async () => {
    await say(ole);
    await removeExpired(context.deps, context.clock.now + 3_600_000);
    expect(await context.database.selectFrom('open_articles').selectAll().execute()).toHaveLength(1);
    await removeExpired(context.deps, context.clock.now + 3_600_001);
    expect(await context.database.selectFrom('open_articles').selectAll().execute()).toEqual([]);
  });

  test('is refused to who may not write news, and for no article', async () => {
    const moderator = await openStaffSession(context, await addStaff(context, 'mo@example.org', 'moderator'));
    const request = (cookie: string, article: number) =>
      deskRequest(context, 'openArticle', { cookie, params: { id: article }, body: { open: true } });
    expect((await request(moderator, id)).statusCode).toBe(403);
    expect((await request(ole, 999_999)).statusCode).toBe(404);
  });
});
