import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addArticles } from '../../testing/articles.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { aSignedInStaff, deskCall } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

describe.each(engines)('links of an article on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  beforeAll(async () => {
    const siteDirectory = newFolder();
    for (const page of ['shell', 'index', 'signin/index', 'donate-now/index']) {
      const file = join(siteDirectory, `${page}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, '<!--head-->');
    }
    writeFileSync(join(siteDirectory, 'well.svg'), '<svg/>');
    context = await createTestContext(engine, { siteDirectory });
    ({ cookie } = await aSignedInStaff(context, 'editor'));
    await addArticles(context.database, 3);
    const { database } = context;
    await database.updateTable('news').set({ draft: 1 }).where('title', '=', 'Story 2').execute();
    const { id } = await database
      .selectFrom('news')
      .select('id')
      .where('title', '=', 'Story 3')
      .executeTakeFirstOrThrow();
    await database.insertInto('former_titles').values({ title: 'Old story', news_id: id }).execute();
  });
  afterAll(() => context.close());

  async function brokenIn(...links: string[]) {
    const detail = links.map((link) => `<p><a href="${link}">here</a></p>`).join('');
    const { id } = await context.database
      .updateTable('news')
      .set({ detail })
      .where('title', '=', 'Story 1')
      .returning('id')
      .executeTakeFirstOrThrow();
    return (await deskCall(context, 'brokenLinks', { cookie, params: { id } })).links;
  }

  test('names those that lead to no page, each once', async () => {
    const broken = ['/apply', '/news/Story%2099', 'https://hearthlight.example/campaigns/4', '/bills/7'];
    expect(await brokenIn(...broken, '/apply', '/about', '/')).toEqual(broken);
  });

  test('checks the first 200', async () => {
    const many = Array.from({ length: 201 }, (_, index) => `/none/${index}`);
    expect(await brokenIn(...many)).toEqual(many.slice(0, 200));
  });

  test('names an article that visitors cannot read yet', async () => {
    expect(await brokenIn('/news/Story%203', '/news/Story%202')).toEqual(['/news/Story%202']);
  });

  test('accepts former titles, files, queries, fragments and other sites', async () => {
    const links = [
      '/news/Old%20story',
      '/well.svg',
      '/signin?campaign=Wells',
      '/donate-now/',
      'https://hearthlight.example/about#team',
      '#end',
      'https://elsewhere.example/apply',
      'mailto:ruth@example.org',
    ];
    expect(await brokenIn(...links)).toEqual([]);
  });
});
