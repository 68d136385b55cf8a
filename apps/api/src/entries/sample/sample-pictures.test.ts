import { contentDirectory, loadContent } from '@hearthlight/content';
import { calls } from '@hearthlight/domain';
import { withoutFocus } from '@hearthlight/domain/uploads';
import { describe, expect, test } from 'vitest';

import { sampleCampaigns } from '../../features/campaigns/sample.ts';
import { sampleNews } from '../../features/news/sample.ts';
import { sampleUpdates } from '../../features/updates/sample.ts';
import { contentFolder } from '../../testing/content-folder.ts';
import { sqlite } from '../../testing/engines.ts';
import { createTestContext } from '../../testing/test-context.ts';
import { addSampleData } from './sample-data.ts';
import { pictureChooser } from './sample-pictures.ts';

const shipped = loadContent(contentDirectory({}));
const northwind = loadContent(contentFolder('examples/northwind'));

/** Returns every picture address in a value, including repetitions. */
function picturesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/pictures/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesOf) : [];
}

/** Returns the covers of the sample articles with a content folder, newest first. */
const coversIn = (content: Parameters<typeof pictureChooser>[0]) =>
  sampleNews.map(({ cover_image_url: address }, index) => pictureChooser(content)({ address }, index).address);

test('keeps the pictures that the content folder has', () => {
  const choose = pictureChooser(shipped);
  for (const { cover_image_url: address } of sampleNews)
    expect(choose({ address, description: 'A well' }, 3)).toEqual({ address, description: 'A well' });
});

test('keeps a picture of the content folder with its focus', () => {
  const picture = { address: '/pictures/well.svg#focus=30,70' };
  expect(pictureChooser(shipped)(picture, 3)).toBe(picture);
});

test('shows the first picture of home if the folder has no campaigns', () => {
  const choose = pictureChooser({ home: { ...northwind.home, campaigns: [] }, pictures: [] });
  const { alt, src } = northwind.home.hero.picture;
  expect(choose({ address: '/pictures/well.svg' }, 3)).toEqual({ address: src, description: alt });
});

describe.each([
  ['hearthlight', shipped],
  ['northwind', northwind],
])('on the home page of %s', (_, content) => {
  test('no picture is shown twice, including the 12 newest articles', () => {
    const shown = [...picturesOf(content.home), ...coversIn(content).slice(0, 12)];
    expect(shown.filter((address, index) => shown.indexOf(address) !== index)).toEqual([]);
  });
});

test('northwind has every picture of the sample data, and no unused one', () => {
  const samples = picturesOf([sampleNews, sampleCampaigns, sampleUpdates]);
  expect(samples.filter((address) => !northwind.pictures.includes(address))).toEqual([]);
  const used = [...picturesOf({ ...northwind, pictures: [] }), ...samples].map(withoutFocus);
  expect(northwind.pictures.filter((address) => !used.includes(address))).toEqual([]);
});

describe('with a folder that has none of the pictures', () => {
  const folder = { ...northwind, pictures: northwind.home.campaigns.map(({ image_url }) => image_url) };

  test('every sample picture is one of its campaign pictures, with its description', async () => {
    const context = await createTestContext(sqlite);
    const { clock, database, deps } = context;
    const choosePicture = pictureChooser(folder);
    await addSampleData(database, clock.now, deps.passwords, { donor: false, choosePicture });
    const articles = calls.latestNews.response.parse((await context.request('latestNews')).json());
    const lists = [
      articles.map(({ cover_image_url }) => ({ image_url: cover_image_url })),
      await database.selectFrom('campaigns').select('image_url').execute(),
      await database.selectFrom('impact_updates').select('image_url').execute(),
    ].map((rows) => rows.map(({ image_url }) => image_url));
    expect(lists.flat().filter((address) => !folder.pictures.includes(address))).toEqual([]);
    for (const { cover_image_url, cover_image_description } of articles)
      expect(folder.home.campaigns).toContainEqual(
        expect.objectContaining({ image_url: cover_image_url, image_alt: cover_image_description }),
      );
    // Adjacent entries have different pictures.
    for (const list of lists) for (const [index, address] of list.entries()) expect(address).not.toBe(list[index + 1]);
    await context.close();
  });
});
