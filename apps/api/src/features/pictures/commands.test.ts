import { mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { calls, pictureSources } from '@hearthlight/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { ActionContext } from '../../actions/action.ts';
import { addContent, editContent } from '../../actions/content.ts';
import { refusals } from '../../platform/http/refusal.ts';
import { uploadFolder } from '../../platform/uploads/upload-folder.ts';
import { adminContextOf, aMarkdownFile, runAdmin } from '../../testing/admin.ts';
import { aSignedInDonor } from '../../testing/donors.ts';
import { engines, newFolder, sqlite } from '../../testing/engines.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { campaignFiles } from '../campaigns/commands.ts';
import { newsArticles } from '../news/commands.ts';
import { listAudit } from '../staff/audit-commands.ts';
import { updateFiles } from '../updates/commands.ts';
import { addPicture } from './document-pictures.ts';
import { pictureLimits } from './load-sharp.ts';
import { pictureInDesk } from './picture-details.ts';
import { isStored } from './picture-store.ts';
import { listPictures, removePicture } from './stored-pictures.ts';

const addressPattern = /^\/uploads\/[\da-f]{32}\/500\.jpg$/;

/** Writes a JPEG of 500 × 400 pixels to `file`. */
async function writePicture(file: string, background = '#c0ffee'): Promise<string> {
  mkdirSync(dirname(file), { recursive: true });
  const picture = sharp({ create: { width: 500, height: 400, channels: 3, background } });
  writeFileSync(file, await picture.jpeg().toBuffer());
  return file;
}

const articleWith = (cover: string) =>
  aMarkdownFile(`title: "${crypto.randomUUID()}"\ntags: a\ncover_image_url: "${cover}"\nauthor_name: R`);
const campaignWith = (picture: string) =>
  aMarkdownFile(`title: A well\nimage_url: "${picture}"\ntarget_amount: 5\namount_raised: 0\ndate_started: 2026-02-14`);
const updateWith = (picture: string) => aMarkdownFile(`image_url: "${picture}"\ndate_published: 2026-02-14`);

describe.each(engines)('pictures on $name', (engine) => {
  let context: TestContext;
  let admin: ActionContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
    admin = adminContextOf(context);
  });
  afterAll(() => context.close());

  test('are added from files beside the document and have the same address in all calls', async () => {
    const article = articleWith('pictures/the well.jpg');
    const campaign = campaignWith('./the-well.jpg');
    const update = updateWith('well.jpg');
    await writePicture(join(dirname(article), 'pictures/the well.jpg'), '#ff0000');
    await writePicture(join(dirname(campaign), 'the-well.jpg'), '#00ff00');
    await writePicture(join(dirname(update), 'well.jpg'), '#0000ff');
    const { id, title } = await addContent(admin, newsArticles, article);
    await addContent(admin, campaignFiles, campaign);
    await addContent(admin, updateFiles, update);
    const { news_details: news } = calls.newsDetail.response.parse(
      (await context.request('newsDetail', { params: { title } })).json(),
    );
    const { access_token: token } = await aSignedInDonor(context, 'ada@example.org');
    const { records } = calls.dashboard.response.parse((await context.request('dashboard', { token })).json());
    const addresses = [news.cover_image_url, records.campaigns[0]?.image_url, records.impact_updates[0]?.image_url];
    for (const address of addresses) expect(address).toMatch(addressPattern);
    expect(new Set(addresses).size).toBe(3);
    await writePicture(join(dirname(article), 'pictures/the well.jpg'), '#00ffff');
    await editContent(admin, newsArticles, id, article);
    const { cover_image_url: changed } = await context.database
      .selectFrom('news')
      .select('cover_image_url')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(changed).toMatch(addressPattern);
    expect(changed).not.toBe(addresses[0]);
  });

  test('are recorded in the audit table, and their address can be used', async () => {
    const address = await addPicture(admin, await writePicture(join(newFolder(), 'well.jpg')));
    expect((await listAudit(context.database)).rows[0]).toMatchObject({
      actor: 'ruth',
      action: 'picture add',
      subject: `picture ${address}`,
    });
    await expect(addContent(admin, newsArticles, articleWith(address))).resolves.toBeDefined();
    await expect(addContent(admin, newsArticles, articleWith('/pictures/roof.svg'))).resolves.toBeDefined();
    await expect(addContent(admin, newsArticles, articleWith('https://example.org/x.jpg'))).resolves.toBeDefined();
  });

  test.each([
    ['/pictures/never.svg', 'names /pictures/never.svg, which the site does not have.'],
    ['/pictures/', 'names /pictures/, which'],
    ['/pictures/../foundation.yaml', 'which the site does not have.'],
    [`/uploads/${'0'.repeat(32)}/960.jpg`, 'which the site does not have.'],
    ['/etc/hostname', 'Give the path of a file relative to the document.'],
    ['never.jpg', /The file \/.*never\.jpg was not found\.$/],
    ['.', 'is not a regular file.'],
    ['document.md', 'is not a complete JPEG, PNG, WebP or AVIF picture.'],
  ])('the cover %s is rejected', async (cover, message) => {
    const before = await listAudit(context.database);
    await expect(addContent(admin, newsArticles, articleWith(cover))).rejects.toThrow(message);
    await expect(addContent(admin, campaignFiles, campaignWith(cover))).rejects.toThrow(message);
    await expect(addContent(admin, updateFiles, updateWith(cover))).rejects.toThrow(message);
    expect(await listAudit(context.database)).toEqual(before);
  });
});

describe.each(engines)('pictures in use on $name', (engine) => {
  let context: TestContext;
  let admin: ActionContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
    admin = adminContextOf(context);
  });
  afterAll(() => context.close());

  /** Adds an article. Returns its row and the address of the picture uploaded for its text. */
  async function addArticleWithUpload(file: string) {
    const { id } = await addContent(admin, newsArticles, file);
    const { detail, markdown } = await context.database
      .selectFrom('news')
      .select(['detail', 'markdown'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const [address = ''] = /\/uploads\/[\da-f]{32}\/500\.jpg/.exec(detail) ?? [];
    expect(address).toMatch(addressPattern);
    return { id, address, detail, markdown };
  }

  test('in the text of an article are stored, and the Markdown has their addresses', async () => {
    const file = aMarkdownFile(
      `title: A text with pictures\ntags: a\ncover_image_url: /pictures/well.svg\nauthor_name: R`,
      'First ![The pump](photos/the%20pump.jpg "In May"), then ![The well](/pictures/well.svg).',
    );
    await writePicture(join(dirname(file), 'photos/the pump.jpg'), '#123456');
    const { id, address, detail, markdown } = await addArticleWithUpload(file);
    expect(detail).toContain('src="/pictures/well.svg"');
    expect(markdown).toBe(`First ![The pump](${address} "In May"), then ![The well](/pictures/well.svg).`);
    expect((await pictureInDesk(admin, address)).alt).toBe('The pump');
    await expect(removePicture(admin, address)).rejects.toThrow(
      `This picture is in use. Remove it there first, or replace it. It is in news ${id}.`,
    );
  });

  test.each([
    ['![pump.jpg](pump.jpg)', (address: string) => `![pump.jpg](${address})`],
    ['![A "pump" \\[1\\]](<pump.jpg> "pump.jpg")', (address: string) => `![A "pump" \\[1\\]](${address} "pump.jpg")`],
    ['![The pump][1]\n\n[1]: pump.jpg', (address: string) => `![The pump](${address})\n\n[1]: pump.jpg`],
    [
      `![50 $& more](pump.jpg 'The "new" one')`,
      (address: string) => String.raw`![50 $& more](${address} "The \"new\" one")`,
    ],
  ])('in a text are found in any syntax: %s', async (text, expected) => {
    const file = aMarkdownFile(
      `title: "${crypto.randomUUID()}"\ntags: a\ncover_image_url: /pictures/well.svg\nauthor_name: R`,
      text,
    );
    await writePicture(join(dirname(file), 'pump.jpg'), '#123456');
    const { id, address, markdown } = await addArticleWithUpload(file);
    expect(markdown).toBe(expected(address));
    await newsArticles.remove(admin, id);
  });

  test.each([
    ['never.jpg', /The file \/.*never\.jpg was not found\.$/],
    ['/pictures/never.svg', 'the text names /pictures/never.svg, which the site does not have.'],
    ['http://example.org/a.jpg', 'the picture http://example.org/a.jpg must be a file'],
  ])('a text with the picture %s is rejected', async (address, message) => {
    const file = aMarkdownFile(
      `title: "${crypto.randomUUID()}"\ntags: a\ncover_image_url: /pictures/well.svg\nauthor_name: R`,
      `![A picture](${address})`,
    );
    await expect(addContent(admin, newsArticles, file)).rejects.toThrow(message);
  });

  test('of a new entry are kept, or the entry is rejected, when they are removed at the same time', async () => {
    const file = await writePicture(join(newFolder(), 'well.jpg'), '#0a0b0c');
    const outcomes: string[] = [];
    const reasons: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      const address = await addPicture(admin, file);
      const article = articleWith(address);
      const [added, removed] = await Promise.allSettled([
        addContent(admin, newsArticles, article),
        removePicture(admin, address),
      ]);
      outcomes.push(`${added.status} ${removed.status}`);
      expect(await isStored(admin, address)).toBe(added.status === 'fulfilled');
      if (added.status === 'fulfilled') await newsArticles.remove(admin, added.value.id);
      else reasons.push(String(added.reason));
    }
    const others = reasons.filter((reason) => !/removed in the meantime|site does not have/.test(reason));
    expect(others).toEqual([]);
    expect(outcomes).not.toContain('fulfilled fulfilled');
  });

  test('are listed with their uses, and only unused ones can be removed', async () => {
    const campaign = campaignWith('well.jpg');
    await writePicture(join(dirname(campaign), 'well.jpg'), '#654321');
    const { id } = await addContent(admin, campaignFiles, campaign);
    const unused = await addPicture(admin, await writePicture(join(newFolder(), 'well.jpg'), '#abcdef'));
    const { rows } = await listPictures(admin);
    expect(rows).toContainEqual(expect.objectContaining({ address: unused, used_by: [] }));
    const shown = rows.find((row) => JSON.stringify(row).includes(`campaign ${id}`));
    const address = JSON.stringify(shown).match(/\/uploads\/[^"]*/)?.[0] ?? '';
    await expect(removePicture(admin, address)).rejects.toThrow(`It is in campaign ${id}.`);
    expect(await removePicture(admin, unused, { dryRun: true })).toBe(unused);
    expect((await listPictures(admin)).rows).toEqual(rows);
    expect(await removePicture(admin, unused)).toBe(unused);
    expect((await listPictures(admin)).rows).toEqual(rows.filter((row) => !JSON.stringify(row).includes(unused)));
    expect((await listAudit(context.database)).rows[0]).toMatchObject({
      action: 'picture remove',
      subject: `picture ${unused}`,
    });
    await expect(removePicture(admin, unused)).rejects.toThrow('This picture no longer exists.');
    await expect(removePicture(admin, '/pictures/well.svg')).rejects.toThrow('This picture no longer exists.');
  });

  test('are described and focused one at a time or together, and the change is recorded', async () => {
    const address = await addPicture(admin, await writePicture(join(newFolder(), 'well.jpg'), '#fedcba'));
    const edit = async (...options: string[]) =>
      JSON.parse(await runAdmin(context, ['picture', 'edit', address, ...options, '--json']));
    const focus = { x: 20, y: 100 };
    expect(await edit('--focus', '20,100')).toEqual({ address, alt: '', focus });
    expect(await edit('--alt', ' A roof ')).toEqual({ address, alt: 'A roof', focus });
    expect((await listAudit(context.database)).rows[0]).toMatchObject({
      action: 'picture edit',
      subject: `picture ${address}`,
    });
    expect(await edit('--alt', '', '--focus', '0,0')).toEqual({ address, alt: '', focus: { x: 0, y: 0 } });
    await expect(edit()).rejects.toThrow('Give --alt, --focus or both.');
    await expect(edit('--focus', '101,0')).rejects.toThrow('must be two numbers from 0 to 100');
    await expect(edit('--alt', 'a'.repeat(201))).rejects.toThrow('has more than 200 characters');
    await expect(edit('--alt', 'A\nroof')).rejects.toThrow('has line breaks');
    await removePicture(admin, address);
    await expect(edit('--alt', 'A roof')).rejects.toThrow('This picture no longer exists.');
  });
});

describe('an uploaded picture', () => {
  let context: TestContext;
  let address: string;
  beforeAll(async () => {
    const siteDirectory = newFolder();
    writeFileSync(join(siteDirectory, 'shell.html'), '<!--head-->');
    context = await createTestContext(sqlite, { siteDirectory });
    address = await addPicture(adminContextOf(context), await writePicture(join(newFolder(), 'well.jpg')));
    writeFileSync(join(context.deps.dataDirectory, 'auth-secret'), 'a secret');
  });
  afterAll(() => context.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    context.app.inject({ method: 'GET', url, headers });

  test('is served at once in each format, cacheable forever', async () => {
    const files = pictureSources(address).flatMap(({ srcSet, type }) =>
      srcSet.split(', ').map((file) => ({ type, url: file.split(' ')[0] ?? '' })),
    );
    expect(files).toHaveLength(6);
    for (const { type, url } of files) {
      const { headers, rawPayload, statusCode } = await get(url);
      expect([statusCode, headers['content-type']]).toEqual([200, type]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
      const again = await get(url, { 'if-none-match': String(headers['etag']) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      const part = await get(url, { range: 'bytes=2-4' });
      expect([part.statusCode, part.rawPayload]).toEqual([206, rawPayload.subarray(2, 5)]);
      const known = await get(url, { range: 'bytes=2-4', 'if-range': String(headers['etag']) });
      const changed = await get(url, { range: 'bytes=2-4', 'if-range': '"another"' });
      expect([known.statusCode, changed.statusCode]).toEqual([206, 200]);
      expect((await get(url, { range: 'bytes=1000000-' })).statusCode).toBe(416);
      const head = await context.app.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
        200,
        '',
        String(rawPayload.length),
      ]);
    }
  });

  test('is the only part of the data folder that can be read', async () => {
    const folder = dirname(address);
    for (const url of [
      '/uploads/auth-secret',
      '/uploads/../auth-secret',
      '/uploads/%2e%2e/auth-secret',
      '/uploads/..%2fauth-secret',
      `${folder}/../../auth-secret`,
      `${folder}/..%2f..%2fauth-secret`,
      `${folder}/500.jpg%00`,
      `${folder}/500.svg`,
      `${folder}/501.jpg`,
      `${folder}/`,
      '/uploads/',
      '/uploads',
      '/auth-secret',
    ]) {
      const { body, headers, statusCode } = await get(url);
      expect([url, statusCode]).toEqual([url, 404]);
      expect(body).not.toContain('a secret');
      expect(headers['cache-control']).not.toContain('immutable');
    }
    const missing = await get(`${folder}/501.jpg`);
    expect([missing.body, missing.headers['cache-control']]).toEqual([refusals.notFound, 'no-store']);
  });
});

test('rejects a file that is too large before reading it', async () => {
  const context = await createTestContext(sqlite);
  const file = join(newFolder(), 'large.jpg');
  writeFileSync(file, '');
  truncateSync(file, pictureLimits.bytes + 1);
  await expect(addPicture(adminContextOf(context), file)).rejects.toThrow(`The file ${file} is larger than 20 MB.`);
  truncateSync(file, pictureLimits.bytes);
  await expect(addPicture(adminContextOf(context), file)).rejects.toThrow('is not a complete');
  await context.close();
});

test('a picture that cannot be stored leaves nothing behind', async () => {
  const context = await createTestContext(sqlite);
  const data = newFolder();
  writeFileSync(join(data, 'pictures'), '');
  const folders = { ...adminContextOf(context).folders, uploads: uploadFolder(data) };
  const file = await writePicture(join(newFolder(), 'well.jpg'));
  await expect(addPicture({ ...adminContextOf(context), folders }, file)).rejects.toThrow(
    /could not store the picture.*(?:EEXIST|ENOTDIR): .*pictures/,
  );
  expect(readdirSync(data)).toEqual(['pictures']);
  await context.close();
});
