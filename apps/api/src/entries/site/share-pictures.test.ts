// cspell:words Pozos
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { withCampaign } from '@hearthlight/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { cards } from '../../actions/file-task.ts';
import { callLimits } from '../../platform/limits/limits.ts';
import { PoolBusy } from '../../platform/workers/worker-pool.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { addCampaign } from '../../testing/gifts.ts';
import { content, createTestContext, type TestContext } from '../../testing/test-context.ts';

/* A worker starts, and draws. */
vi.setConfig({ testTimeout: 60_000 });

const foundation = { ...content.foundation, languages: ['en', 'es'] as const };
const page = '<!doctype html><html lang="en"><head><!--head--></head><body></body></html>';
const blue = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#0000ff" d="M0 0h9v9H0z"/></svg>';

/** Counts the cards that are drawn, and draws none. */
const drawings = () => vi.spyOn(cards, 'run').mockImplementation(async () => Buffer.from('a card'));

describe.each(engines)('share cards on $name', (engine) => {
  let context: TestContext;
  let article: number;
  const siteDirectory = newFolder();
  beforeAll(async () => {
    mkdirSync(join(siteDirectory, 'pictures'));
    writeFileSync(join(siteDirectory, 'pictures/blue.svg'), blue);
    for (const folder of ['donate-now', 'es/donate-now']) {
      mkdirSync(join(siteDirectory, folder), { recursive: true });
      writeFileSync(join(siteDirectory, folder, 'index.html'), page);
    }
    writeFileSync(join(siteDirectory, 'shell.html'), page);
    const spanish = { ...content, foundation: { ...foundation, language: 'es' as const } };
    context = await createTestContext(engine, {
      siteDirectory,
      content: { ...content, foundation: { ...foundation, languages: ['en', 'es'] } },
      translations: new Map([
        ['es' as const, { ...spanish, foundation: { ...spanish.foundation, languages: ['en', 'es'] } }],
      ]),
    });
    article = await write('Roofs', 0);
  });
  afterAll(() => context.close());

  const write = async (title: string, draft: 0 | 1) => {
    const text = { tags: '', cover_image_description: '', detail: '<p>Nails.</p>', author_name: 'Ruth' };
    const { id } = await context.database
      .insertInto('news')
      .values({
        ...text,
        title,
        draft,
        cover_image_url: '/pictures/blue.svg',
        published_at: context.clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
    context.app.inject({ method: 'GET', url, headers, remoteAddress });

  test('have the cover in the arch, and are sent once to those who have them', async () => {
    const { headers, rawPayload, statusCode } = await get(`/articles/${article}/share.jpg?v=1`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    const area = { left: 900, top: 400, width: 1, height: 1 };
    const pixel = await sharp(rawPayload).extract(area).raw().toBuffer();
    expect(pixel.toString('hex')).toMatch(/^0[0-9a-f]0[0-9a-f]f[0-9a-f]$/);
    const again = await get(`/articles/${article}/share.jpg`, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('are drawn once for each title and language, also by simultaneous requests', async () => {
    const id = await addCampaign(context.database, { title: 'Wells' });
    const run = drawings();
    const url = `/campaigns/${id}/share.jpg`;
    await Promise.all([get(url), get(url), get(`${url}?v=2`), get(`/es${url}`)]);
    expect(run).toHaveBeenCalledTimes(2);
    await context.database.updateTable('campaigns').set({ title: 'Deep wells' }).where('id', '=', id).execute();
    await get(url);
    expect(run.mock.lastCall?.[1]).toMatchObject([{ title: 'Deep wells', name: content.foundation.name }]);
    run.mockRestore();
  });

  test('of drafts, unknown entries and other addresses do not exist', async () => {
    const run = drawings();
    const draft = await write('A draft', 1);
    const ids = [draft, 999_999, '0', '1e3', '9'.repeat(30)];
    for (const id of ids) expect((await get(`/articles/${id}/share.jpg`)).statusCode).toBe(404);
    expect((await get('/campaigns/999999/share.jpg')).statusCode).toBe(404);
    expect(run).not.toHaveBeenCalled();
    run.mockRestore();
  });

  test('are drawn so often for one network, and then still sent from the cache', async () => {
    const run = drawings();
    const id = await addCampaign(context.database, { title: '0' });
    const url = `/campaigns/${id}/share.jpg`;
    const redraw = async (round: number) => {
      const title = `Round ${round}`;
      await context.database.updateTable('campaigns').set({ title }).where('id', '=', id).execute();
      return (await get(url, {}, '198.51.100.9')).statusCode;
    };
    for (let round = 0; round < callLimits.shareCard.max; round += 1) expect(await redraw(round)).toBe(200);
    expect(await redraw(-1)).toBe(429);
    expect((await get(url, {}, '198.51.100.10')).statusCode).toBe(200);
    expect((await get(url, {}, '198.51.100.9')).statusCode).toBe(200);
    run.mockRestore();
  });

  test('are refused for a moment while too many wait', async () => {
    const id = await addCampaign(context.database, { title: 'Busy' });
    const run = vi.spyOn(cards, 'run').mockRejectedValue(new PoolBusy('no worker is free'));
    const { headers, statusCode } = await get(`/campaigns/${id}/share.jpg`);
    expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
    run.mockRestore();
  });

  test('of a campaign are those of the pages whose address names it', async () => {
    const title = 'Wells & "pumps"';
    const id = await addCampaign(context.database, { title });
    const { body } = await get(withCampaign('/donate-now', { title }));
    expect(body).toContain('<meta property="og:title" content="Wells &amp; &quot;pumps&quot;" />');
    expect(body).toContain(`content="https://hearthlight.example/campaigns/${id}/share.jpg?v=`);
    await context.database
      .insertInto('campaign_translations')
      .values({ campaign_id: id, language: 'es', title: 'Pozos', description: '' })
      .execute();
    for (const unknown of ['Unknown%00', 'Pozos']) {
      const { body: other } = await get(`/donate-now?campaign=${unknown}`);
      expect(other).toContain('content="https://hearthlight.example/share.jpg"');
    }
    expect((await get('/es/donate-now?campaign=Pozos')).body).toContain(`/campaigns/${id}/share.jpg?v=`);
    expect((await get('/es/donate-now?campaign=Casas')).body).not.toContain(`/campaigns/${id}/`);
  });
});
