import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { engines } from '../testing/engines.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import { type PictureUses, recordUses } from './picture-uses.ts';

describe.each(engines)('recorded uses of pictures on $name', (engine) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
  });
  afterAll(() => context.close());

  test('end for the changed entry only', async () => {
    const { database } = context;
    const texts = new Map(['news 1', 'news 2', 'campaign 1'].map((of) => [of, `/uploads/${'a'.repeat(32)}/`]));
    const uses = (kind: 'campaign' | 'news'): PictureUses => ({
      kind,
      table: 'news',
      textsOf: async (_, id) => texts.get(`${kind} ${id}`) ?? '',
      replaceIn: async () => undefined,
    });
    const record = (kind: 'campaign' | 'news', id: number) =>
      recordUses(database, [uses('news'), uses('campaign')], { kind, id });
    await record('news', 1);
    await record('news', 2);
    await record('campaign', 1);
    texts.delete('news 1');
    await record('news', 1);
    const rows = database.selectFrom('picture_uses').select(['kind', 'entry_id']).orderBy('kind');
    expect(await rows.execute()).toEqual([
      { kind: 'campaign', entry_id: 1 },
      { kind: 'news', entry_id: 2 },
    ]);
  });
});
