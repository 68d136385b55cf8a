import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { calls, type HomeCampaign } from '@hearthlight/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { runAdmin } from '../../testing/admin.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { content, createTestContext, type TestContext } from '../../testing/test-context.ts';

/** A built site whose home page lists the titles of its campaigns, and what they have collected. */
function aBuiltSite(): string {
  const directory = newFolder();
  const files = {
    'package.json': '{ "type": "module" }',
    'index.html': '<html lang="en"><!--head--></html>',
    'shell.html': '<html lang="en"><!--head--></html>',
    '.server/templates.json': JSON.stringify({ home: '<html lang="en"><!--head--><!--app--></html>' }),
    '.server/server.js': `export const renderPage = async (template, { data }) =>
      template.replace('<!--app-->', () => '<pre>' + JSON.stringify(data.homeCampaigns ?? null) + '</pre>');`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(directory, name, '..'), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  return directory;
}

/** Noon of the day in the foundation's time zone, which is eight hours behind UTC. */
const noon = Date.parse('2026-11-20T20:00:00.000Z');

describe.each(engines)('campaigns of the home page on $name', (engine) => {
  let context: TestContext;
  let siteDirectory: string;
  const start = async (liveCampaigns: boolean) => {
    siteDirectory = aBuiltSite();
    const home = { ...content.home, liveCampaigns };
    context = await createTestContext(engine, { siteDirectory, content: { ...content, home } });
    context.clock.now = noon;
  };
  beforeEach(() => start(true));
  afterEach(async () => {
    await context.close();
    rmSync(siteDirectory, { recursive: true });
  });

  const add = (title: string, date_ended: string | null = null) =>
    context.database
      .insertInto('campaigns')
      .values({
        title,
        date_ended,
        image_url: '/pictures/roof.svg',
        target_cents: 50_000,
        date_started: '2026-01-01',
        description: '',
      })
      .execute();

  const called = async () => calls.homeCampaigns.response.parse((await context.request('homeCampaigns')).json());
  const rendered = async (): Promise<HomeCampaign[] | null> => {
    const { body } = await context.app.inject('/');
    return JSON.parse(/<pre>(.*)<\/pre>/.exec(body)?.[1] ?? '');
  };
  const titles = async () => (await rendered())?.map(({ title }) => title);

  test('are those that have not ended, newest first, in the page and in the call', async () => {
    await add('Open');
    await add('Until today', '2026-11-20');
    await add('Ended', '2026-11-19');
    expect(await titles()).toEqual(['Until today', 'Open']);
    expect(await called()).toEqual(await rendered());
    expect((await called())[1]).toEqual({
      tag: '',
      title: 'Open',
      goal: 500,
      collected: 0,
      image_url: '/pictures/roof.svg',
      image_alt: '',
    });
  });

  test('are new in the cached page after each change', async () => {
    expect(await titles()).toEqual([]);
    await add('A roof');
    expect(await titles()).toEqual(['A roof']);
    await add('A well');
    expect(await titles()).toEqual(['A well', 'A roof']);
    const gift = [
      '--amount',
      '5',
      '--campaign',
      '1',
      '--cause',
      'A roof',
      '--method',
      'Paypal service',
      '--date',
      '2026-11-19',
    ];
    await runAdmin(context, ['gift', 'add', 'ruth@example.org', '--name', 'Ruth', ...gift]);
    expect((await rendered())?.map(({ collected }) => collected)).toEqual([0, 5]);
    await runAdmin(context, ['campaign', 'remove', '2', '--yes']);
    expect(await titles()).toEqual(['A roof']);
  });

  test('end at midnight in the time zone of the foundation', async () => {
    await add('Until today', '2026-11-20');
    context.clock.now = Date.parse('2026-11-21T07:59:59.000Z');
    expect(await titles()).toEqual(['Until today']);
    context.clock.now += 1000;
    expect(await titles()).toEqual([]);
  });

  test('are at most a hundred', async () => {
    for (let at = 1; at <= 101; at += 1) await add(`Campaign ${at}`);
    expect(await called()).toHaveLength(100);
    expect((await called())[0]?.title).toBe('Campaign 101');
  });

  test('are left out of the page if the content has its own', async () => {
    await context.close();
    rmSync(siteDirectory, { recursive: true });
    await start(false);
    await add('A roof');
    expect(await rendered()).toBeNull();
  });
});
