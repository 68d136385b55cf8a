// cspell:words Łódź
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { deskCalls, type DeskResponse, encodeFileName } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { recordUses } from '../../actions/picture-uses.ts';
import { countWhere } from '../../database/count-where.ts';
import { adminContextOf } from '../../testing/admin.ts';
import { aSignedInDonor } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { pictureUses } from '../index.ts';
import { convertPicture } from './convert-picture.ts';
import { pictureId, storePicture } from './picture-store.ts';
import { convertAndStore } from './upload-picture.ts';

/** Small, because encoding takes most of the time. */
const aPicture = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

const image = (address: string, alt: string) => `<figure><img src="${address}" alt="${alt}"></figure>`;

describe.each(engines)('pictures in the desk on $name', (engine) => {
  /** Pictures that are refused before the database run on one engine. */
  const once = engine === engines[0] ? [1] : [];
  let context: TestContext;
  let cookie: string;
  beforeAll(async () => {
    context = await createTestContext(engine);
    ({ cookie } = await aSignedInStaff(context, 'editor'));
  });
  afterAll(() => context.close());

  const upload = async (background: string) =>
    deskCall(context, 'uploadPicture', { cookie, body: await aPicture(background) });

  test('uploads, tells where a picture is used, replaces it there and removes it', async () => {
    const [first, second] = [await upload('red'), await upload('blue')];
    expect(first).toMatchObject({ used_by: [] });
    expect(first.address).toMatch(/^\/uploads\/[\da-f]{32}\/30\.jpg$/);
    const { id } = await deskCall(context, 'createArticle', { cookie, body: { title: 'Roofs' } });
    const text = {
      title: 'Roofs',
      tags: 'Roofs',
      cover_image_url: first.address,
      cover_image_description: '',
      detail: `<p><img src="${first.address}" alt="A roof"></p>`,
      author_name: 'Eda',
      campaign_id: null,
    };
    const params = { id };
    await deskCall(context, 'saveArticle', { cookie, params, body: { ...text, based_on: 0 } });
    await deskCall(context, 'publishArticle', {
      cookie,
      params,
      body: { based_on: 1, replaces: null, at: null },
    });
    const { pictures } = await deskCall(context, 'pictureList', { cookie });
    const use = { kind: 'news', id, title: 'Roofs' };
    expect(pictures.find(({ address }) => address === first.address)?.used_by).toEqual([use]);
    const remove = (address: string) => deskRequest(context, 'removePicture', { cookie, body: { address } });
    expect((await remove(first.address)).statusCode).toBe(400);
    const row = context.database.selectFrom('news').select('markdown').where('id', '=', id);
    await context.database
      .updateTable('news')
      .set({ markdown: `![](${first.address})` })
      .where('id', '=', id)
      .execute();
    const body = { address: first.address, by: second.address };
    await deskCall(context, 'replacePicture', { cookie, body });
    expect(await row.executeTakeFirst()).toEqual({ markdown: `![](${second.address})` });
    const article = await deskCall(context, 'readArticle', { cookie, params });
    expect(article).toMatchObject({ revision: 2, published_revision: 2 });
    expect(article.text).toMatchObject({ cover_image_url: second.address });
    const shown = await context.request('newsDetail', { params: { title: 'Roofs' } });
    expect(shown.json().news_details.detail).toContain(second.address);
    const late = await deskRequest(context, 'saveArticle', {
      cookie,
      params,
      body: { ...text, based_on: 1 },
    });
    expect(late.statusCode).toBe(409);
    expect((await remove(first.address)).statusCode).toBe(200);
    expect((await remove(first.address)).statusCode).toBe(404);
  });

  test('keeps an alternative text, and crops a picture around its focus wherever it is used', async () => {
    const { address, alt, focus } = await upload('maroon');
    expect([alt, focus]).toEqual(['', { x: 50, y: 50 }]);
    const { id } = await deskCall(context, 'createArticle', { cookie, body: { title: 'Schools' } });
    const text = {
      title: 'Schools',
      tags: 'Schools',
      cover_image_url: address,
      cover_image_description: 'A school',
      detail: '<p>Open.</p>',
      author_name: 'Eda',
      campaign_id: null,
    };
    const params = { id };
    await deskCall(context, 'saveArticle', { cookie, params, body: { ...text, based_on: 0 } });
    await deskCall(context, 'publishArticle', {
      cookie,
      params,
      body: { based_on: 1, replaces: null, at: null },
    });
    const cover = async () => {
      const shown = await context.request('newsDetail', { params: { title: 'Schools' } });
      return shown.json().news_details.cover_image_url;
    };
    expect(await cover()).toBe(address);
    const body = { address, alt: 'A school', focus: { x: 20, y: 80 } };
    expect(await deskCall(context, 'editPicture', { cookie, body })).toMatchObject(body);
    const focused = `${address}#focus=20,80`;
    expect(await cover()).toBe(focused);
    const { text: shown } = await deskCall(context, 'readArticle', { cookie, params });
    expect(shown.cover_image_url).toBe(focused);
    expect((await upload('maroon')).alt).toBe('A school');
    const { pictures } = await deskCall(context, 'pictureList', { cookie });
    expect(pictures.find((each) => each.address === address)).toMatchObject(body);
    const unknown = { ...body, address: address.replace(/[\da-f]{32}/, '0'.repeat(32)) };
    expect((await deskRequest(context, 'editPicture', { cookie, body: unknown })).statusCode).toBe(404);
    const outside = { ...body, focus: { x: 101, y: 0 } };
    expect((await deskRequest(context, 'editPicture', { cookie, body: outside })).statusCode).toBe(400);
  });

  test('shows the focus of pictures in articles, campaigns and updates, without storing it there', async () => {
    const { address } = await upload('teal');
    const focused = `${address}#focus=20,80`;
    const details = { address, alt: '', focus: { x: 20, y: 80 } };
    await deskCall(context, 'editPicture', { cookie, body: details });
    const campaign = {
      title: 'Wells',
      image_url: focused,
      description: 'Deep.',
      target_amount: 100,
      date_started: '2026-01-01',
      date_ended: null,
    };
    const update = {
      title: '',
      place: '',
      image_url: focused,
      description: 'Dug.',
      date_published: '2026-01-02',
      campaign_id: null,
    };
    const { id, text } = await deskCall(context, 'createArticle', { cookie, body: { title: 'Focused' } });
    const saved = { ...text, cover_image_url: focused, based_on: 0 };
    await deskCall(context, 'saveArticle', { cookie, params: { id }, body: saved });
    const revisions = context.database.selectFrom('news_revisions').where('news_id', '=', id);
    const stored = await revisions.select('cover_image_url').orderBy('number', 'desc').executeTakeFirst();
    expect(stored).toEqual({ cover_image_url: address });
    const made = [
      await deskCall(context, 'createCampaign', { cookie, body: campaign }),
      await deskCall(context, 'createUpdate', { cookie, body: update }),
    ];
    const { campaigns } = await deskCall(context, 'deskCampaignList', { cookie });
    const { updates } = await deskCall(context, 'deskUpdateList', { cookie });
    const listed = [campaigns, updates].map((rows, at) => rows.find(({ id }) => id === made[at]?.id));
    expect([...made, ...listed].map((shown) => shown?.image_url)).toEqual(Array(4).fill(focused));
    await context.database
      .updateTable('news')
      .set({ campaign_id: made[0]?.id ?? null, published_at: 1, draft: 0 })
      .where('id', '=', id)
      .execute();
    const article = await context.request('newsDetail', { params: { title: 'Focused' } });
    expect(article.json().news_details.campaign.image_url).toBe(focused);
    for (const table of ['campaigns', 'impact_updates'] as const) {
      const rows = await context.database.selectFrom(table).select('image_url').execute();
      expect(rows).toContainEqual({ image_url: address });
      expect(rows).not.toContainEqual({ image_url: focused });
    }
  });

  test('gives updates the alternative text of their picture, in the desk, in the mail and on dashboards', async () => {
    const { address } = await upload('navy');
    const body = {
      title: '',
      place: '',
      description: 'Dug.',
      date_published: '2026-01-02',
      campaign_id: null,
    };
    const create = () => deskCall(context, 'createUpdate', { cookie, body: { ...body, image_url: address } });
    expect(await create()).not.toHaveProperty('image_alt');
    const details = { address, alt: 'A navy wall', focus: { x: 20, y: 80 } };
    await deskCall(context, 'editPicture', { cookie, body: details });
    const { id, image_alt: alt } = await create();
    const { updates } = await deskCall(context, 'deskUpdateList', { cookie });
    const { html } = await deskCall(context, 'updateMail', { cookie, params: { id } });
    const { access_token: token } = await aSignedInDonor(context, 'ada@example.org');
    const { impact_updates: shown } = (await context.request('dashboard', { token })).json().records;
    expect([alt, updates[0]?.image_alt, shown[0].image_alt]).toEqual(Array(3).fill('A navy wall'));
    expect(html).toContain('alt="A navy wall"');
  });

  const pictureAt = async (address: string) => {
    const { pictures } = await deskCall(context, 'pictureList', { cookie });
    return pictures.find((picture) => picture.address === address);
  };
  const altOf = async (address: string) => (await pictureAt(address))?.alt;
  const replace = (address: string, by: string) =>
    deskCall(context, 'replacePicture', { cookie, body: { address, by } });

  const replacements = () => countWhere(context.database, 'audit', 'action', 'picture replace');

  test('marks a picture as replaced, until it takes the place of another', async () => {
    const [whole, part] = [await upload('#010101'), await upload('#020202')];
    expect([whole.is_replaced, part.is_replaced]).toEqual([false, false]);
    const states = async () => [
      (await pictureAt(whole.address))?.is_replaced,
      (await pictureAt(part.address))?.is_replaced,
    ];
    await replace(whole.address, part.address);
    expect(await states()).toEqual([true, false]);
    await replace(part.address, whole.address);
    expect(await states()).toEqual([false, true]);
    const before = await replacements();
    await replace(whole.address, whole.address);
    expect(await states()).toEqual([false, true]);
    expect(await replacements()).toBe(before);
  });

  test('lists pictures of one moment by their numbers, the last first', async () => {
    const uploaded: string[] = [];
    for (const color of ['#070707', '#080808', '#090909']) uploaded.push((await upload(color)).address);
    const ids = uploaded.map((address) => pictureId(address) ?? '');
    await context.database.updateTable('picture_files').set({ stored_at: 1 }).where('id', 'in', ids).execute();
    const { pictures } = await deskCall(context, 'pictureList', { cookie });
    const listed = pictures.map(({ address }) => address).filter((address) => uploaded.includes(address));
    expect(listed).toEqual(uploaded.toSorted().toReversed());
  });

  test('replaces a picture by the exact address of a stored one only', async () => {
    const [whole, part] = [await upload('#050505'), await upload('#060606')];
    const others = [`${part.address}#" onerror="alert(1)`, part.address.replace(/\d+(?=\.)/, '7')];
    for (const by of [...others, '/pictures/well.svg']) {
      const body = { address: whole.address, by };
      expect((await deskRequest(context, 'replacePicture', { cookie, body })).statusCode).toBe(404);
    }
    expect((await pictureAt(whole.address))?.is_replaced).toBe(false);
  });

  test('replaces and edits uploaded pictures only', async () => {
    const { address: by } = await upload('#070707');
    const unknown = by.replace(/[\da-f]{32}/, 'f'.repeat(32));
    for (const address of ['/pictures/well.svg', unknown]) {
      const replaced = await deskRequest(context, 'replacePicture', { cookie, body: { address, by } });
      const body = { address, alt: 'A well', focus: { x: 1, y: 2 } };
      const edited = await deskRequest(context, 'editPicture', { cookie, body });
      expect([replaced.statusCode, edited.statusCode]).toEqual([404, 404]);
    }
  });

  test('replaces a picture in the translations of an article', async () => {
    const [whole, part] = [await upload('#030303'), await upload('#040404')];
    const { id } = await deskCall(context, 'createArticle', { cookie, body: { title: 'Translated' } });
    const { id: other } = await deskCall(context, 'createArticle', { cookie, body: { title: 'Other' } });
    const texts = { tags: '', cover_image_description: null };
    const detail = `<p><img src="${whole.address}" alt="Un techo"></p>`;
    const others = [
      { news_id: id, language: 'pl', ...texts, title: 'Primero', detail: '<p>Roof</p>', markdown: null },
      { news_id: other, language: 'es', ...texts, title: 'Segundo', detail: '<p>Agua</p>', markdown: null },
    ];
    await context.database
      .insertInto('news_translations')
      .values([
        { news_id: id, language: 'es', ...texts, title: 'Con', detail, markdown: `![](${whole.address})` },
        ...others,
      ])
      .execute();
    await context.database.updateTable('news').set({ detail: 'Other' }).where('id', '=', other).execute();
    await recordUses(context.database, pictureUses, { kind: 'news', id });
    expect((await replace(whole.address, part.address)).used_by).toHaveLength(1);
    expect((await pictureAt(whole.address))?.used_by).toEqual([]);
    const { detail: after, markdown } = await context.database
      .selectFrom('news_translations')
      .select(['detail', 'markdown'])
      .where('news_id', '=', id)
      .where('language', '=', 'es')
      .executeTakeFirstOrThrow();
    const untouched = await context.database
      .selectFrom('news_translations')
      .select('detail')
      .where('title', 'in', ['Primero', 'Segundo'])
      .orderBy('title')
      .execute();
    expect(untouched).toEqual(others.map((translation) => ({ detail: translation.detail })));
    const ofOther = context.database.selectFrom('news').select('detail').where('id', '=', other);
    expect(await ofOther.execute()).toEqual([{ detail: 'Other' }]);
    expect([after, markdown]).toEqual([detail.replace(whole.address, part.address), `![](${part.address})`]);
  });

  describe('of an article', () => {
    const text = {
      tags: 'Wells',
      cover_image_url: '',
      cover_image_description: '',
      detail: '',
      author_name: 'Eda',
      campaign_id: null,
    };
    const save = async (title: string, changes: Partial<typeof text>) => {
      const { id } = await deskCall(context, 'createArticle', { cookie, body: { title } });
      const body = { title, ...text, ...changes, based_on: 0 };
      await deskCall(context, 'saveArticle', { cookie, params: { id }, body });
      return id;
    };

    test('keeps the alternative text that is typed there, if the picture has none', async () => {
      const { address } = await upload('#050505');
      await save('First', { detail: image(address, '') });
      expect(await altOf(address)).toBe('');
      await save('Second', { detail: image(address, ' Tom &amp; &quot;Ana&quot; ') });
      expect(await altOf(address)).toBe('Tom & "Ana"');
      await save('Third', { detail: image(address, 'Two people') });
      expect(await altOf(address)).toBe('Tom & "Ana"');
      const found = await deskCall(context, 'pictureList', { cookie, query: { search: 'tom &' } });
      expect(found.pictures.map((picture) => picture.address)).toEqual([address]);
    });

    test('keeps the focus of a picture that gets a text', async () => {
      const { address } = await upload('#060606');
      const body = { address, alt: '', focus: { x: 10, y: 20 } };
      await deskCall(context, 'editPicture', { cookie, body });
      await save('Focus', { detail: image(address, 'A well') });
      expect(await pictureAt(address)).toMatchObject({ ...body, alt: 'A well' });
    });

    test('keeps the text of a cover when the article is published, not while it is typed', async () => {
      const { address } = await upload('#070707');
      const cover = { cover_image_url: address, cover_image_description: 'A w', detail: '<p>Open.</p>' };
      const id = await save('Cover', cover);
      expect(await altOf(address)).toBe('');
      const body = { title: 'Cover', ...text, ...cover, cover_image_description: 'A well', based_on: 1 };
      await deskCall(context, 'saveArticle', { cookie, params: { id }, body });
      await deskCall(context, 'publishArticle', {
        cookie,
        params: { id },
        body: { based_on: 2, replaces: null, at: null },
      });
      expect(await altOf(address)).toBe('A well');
    });

    test('records nothing about a picture that is not stored', async () => {
      const id = '0'.repeat(32);
      await save('Gone', { detail: image(`/uploads/${id}/600.jpg`, 'A well') });
      const rows = await context.database.selectFrom('pictures').selectAll().where('id', '=', id).execute();
      expect(rows).toEqual([]);
    });
  });

  test('finds a picture by the name of its file, which it keeps', async () => {
    const uploadAs = async (name: string) =>
      deskCall(context, 'uploadPicture', {
        cookie,
        body: await aPicture('teal'),
        headers: { 'x-file-name': encodeFileName(name) },
      });
    const { address } = await uploadAs('Łódź_0042.JPG');
    const find = async (search: string) =>
      (await deskCall(context, 'pictureList', { cookie, query: { search } })).pictures;
    expect(await find('lodz_0042')).toMatchObject([{ address, name: 'Łódź_0042.JPG' }]);
    const body = { address, alt: 'A boat', focus: { x: 50, y: 50 } };
    await deskCall(context, 'editPicture', { cookie, body });
    expect(await find('lodz_0042.jpg')).toMatchObject([{ address, alt: 'A boat' }]);
    expect(await find('lodz%0042')).toEqual([]);
    const log = await context.database.selectFrom('audit').select(['detail', 'changes']).execute();
    expect(JSON.stringify(log)).not.toContain('0042');
  });

  test('lists pages of pictures, also of the same moment, and finds alternative texts', async () => {
    const shades = Array.from({ length: 51 }, (_, index) => `rgb(0, ${index * 5}, 0)`);
    const addresses = new Set<string>();
    for (const shade of shades) addresses.add((await upload(shade)).address);
    const [named = ''] = addresses;
    const body = { address: named, alt: 'Élan at the well', focus: { x: 50, y: 50 } };
    await deskCall(context, 'editPicture', { cookie, body });
    await deskCall(context, 'pictureList', { cookie });
    await context.database.updateTable('picture_files').set({ stored_at: context.clock.now }).execute();
    const listed: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const query: Record<string, string> = after === '' ? {} : { after };
      const page: DeskResponse<'pictureList'> = await deskCall(context, 'pictureList', { cookie, query });
      listed.push(...page.pictures.map(({ address }) => address));
      after = page.next;
    }
    expect(addresses.size).toBe(shades.length);
    expect(new Set(listed).size).toBe(listed.length);
    expect([...addresses].filter((address) => !listed.includes(address))).toEqual([]);
    const found = await deskCall(context, 'pictureList', { cookie, query: { search: 'ELAN' } });
    const none = await deskCall(context, 'pictureList', { cookie, query: { search: 'Elan%well' } });
    expect(none.pictures).toEqual([]);
    expect(found.pictures.map(({ address }) => address)).toEqual([named]);
    const wrong = await deskRequest(context, 'pictureList', { cookie, query: { after: 'x.y' } });
    expect(wrong.statusCode).toBe(400);
  });

  test('lists a picture that another process stored, and none whose files are gone', async () => {
    // The time of the folder does not change for a picture that is stored within the same tick.
    const tick = Math.ceil(Date.now() / 1000);
    const atTheSameTime = async () => {
      if (context.deps.engine === 'sqlite') await utimes(join(context.deps.dataDirectory, 'pictures'), tick, tick);
    };
    await atTheSameTime();
    await deskCall(context, 'pictureList', { cookie });
    const admin = adminContextOf(context);
    const files = await convertPicture(await aPicture('orange'));
    // In PostgreSQL, a picture is recorded in the transaction that stores it.
    const stored =
      context.deps.engine === 'sqlite'
        ? await storePicture(admin, files)
        : await convertAndStore(admin, await aPicture('orange'), 'roof.png');
    await atTheSameTime();
    const shown = async () => (await deskCall(context, 'pictureList', { cookie })).pictures;
    expect((await shown()).map(({ address }) => address)).toContain(stored);
    await admin.folders.uploads.remove(context.database, `pictures/${pictureId(stored)}`);
    expect((await shown()).map(({ address }) => address)).not.toContain(stored);
  });

  test('forgets what was said about a picture with the picture', async () => {
    const { address } = await upload('pink');
    const body = { address, alt: 'A roof', focus: { x: 0, y: 0 } };
    await deskCall(context, 'editPicture', { cookie, body });
    await deskCall(context, 'removePicture', { cookie, body: { address } });
    expect(await upload('pink')).toMatchObject({ alt: '', focus: { x: 50, y: 50 } });
  });

  test('refuses what is not a picture, and one that is used only in an unpublished revision stays', async () => {
    const refused = await deskRequest(context, 'uploadPicture', { cookie, body: Buffer.from('<svg/>') });
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'Use a still JPEG, PNG, WebP or AVIF picture of at most 20 MB, 50 million pixels and 16,000 pixels a side.',
    ]);
    const empty = await deskRequest(context, 'uploadPicture', { cookie, body: Buffer.alloc(0) });
    expect(empty.statusCode).toBe(400);
    const { address } = await upload('green');
    const { id } = await deskCall(context, 'createArticle', { cookie, body: { title: 'Wells' } });
    const body = {
      based_on: 0,
      title: 'Wells',
      tags: '',
      cover_image_url: address,
      cover_image_description: '',
      detail: '',
      author_name: '',
      campaign_id: null,
    };
    await deskCall(context, 'saveArticle', { cookie, params: { id }, body });
    const removal = await deskRequest(context, 'removePicture', { cookie, body: { address } });
    expect(removal.statusCode).toBe(400);
  });

  test.each(once)('refuses a picture whose pixels do not fit into the memory of a worker', async () => {
    const side = { width: 7000, height: 7000 };
    const body = await sharp({ create: { ...side, channels: 4, background: '#f4ede480' } })
      .png({ progressive: true })
      .toBuffer();
    const refused = await deskRequest(context, 'uploadPicture', { cookie, body });
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'The server could not open this file within its limits of time and memory. Try again, or use a smaller or simpler one.',
    ]);
    expect(await upload('indigo')).toMatchObject({ used_by: [] });
  });

  test.each(once)(
    'refuses more than 20 MB before it is read, and everything from somebody who is signed out',
    async () => {
      const large = Buffer.alloc(22 * 1024 * 1024);
      expect((await deskRequest(context, 'uploadPicture', { cookie, body: large })).statusCode).toBe(413);
      expect((await deskRequest(context, 'uploadPicture', { body: large })).statusCode).toBe(401);
    },
  );

  test.each(once)('every upload says what it accepts of a file that is too large or of another type', async () => {
    const { cookie: owner } = await aSignedInStaff(context, 'owner');
    for (const name of ['uploadPicture', 'uploadBillScan', 'uploadImport'] as const) {
      const { upload: accepted } = deskCalls[name];
      const send = async (type: string, body: Buffer) => {
        const headers = { 'content-type': type };
        const { statusCode, ...answer } = await deskRequest(context, name, {
          cookie: owner,
          body,
          headers,
        });
        return [statusCode, answer.json()];
      };
      const large = Buffer.alloc(22 * 1024 * 1024);
      expect(await send(accepted.types[0] ?? '', large)).toEqual([413, { message: accepted.tooLarge() }]);
      for (const type of ['image/gif', 'image/webp+pdf', 'application/json'])
        expect(await send(type, Buffer.from('{}'))).toEqual([415, { message: accepted.wrongType() }]);
    }
  });

  test.each(once)('opens four uploads at a time, lets twenty wait, and refuses others', async () => {
    const small = await aPicture('navy');
    const send = () => deskRequest(context, 'uploadPicture', { cookie, body: small });
    const answers = await Promise.all(Array.from({ length: 26 }, send));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.json()).toEqual({ message: words.tooManyFiles });
    expect((await send()).statusCode).toBe(200);
  });
});
