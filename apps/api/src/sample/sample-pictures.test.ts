import { fileURLToPath } from 'node:url';

import { contentDirectory, loadContent } from '@hearthlight/content';
import { calls } from '@hearthlight/domain';
import { describe, expect, test } from 'vitest';

import { sqlite } from '../testing/engines.ts';
import { createTestContext } from '../testing/test-context.ts';
import { sampleNews } from './news.ts';
import { addSampleData } from './sample-data.ts';
import { pictureChooser } from './sample-pictures.ts';

const shipped = loadContent(contentDirectory({}));
const northwind = loadContent(
  fileURLToPath(new URL('../../../../packages/content/examples/northwind', import.meta.url)),
);

test('keeps the pictures that the content folder has', () => {
  const choose = pictureChooser(shipped);
  for (const { cover_image_url: address } of sampleNews)
    expect(choose({ address, description: 'A well' }, 3)).toEqual({ address, description: 'A well' });
});

describe('with another content folder', () => {
  test('every picture of the sample data is one of that folder, with its description', async () => {
    const context = await createTestContext(sqlite);
    const { clock, database, deps } = context;
    const choosePicture = pictureChooser(northwind);
    await addSampleData(database, clock.now, deps.passwords, { donor: false, choosePicture });
    const articles = calls.latestNews.response.parse((await context.request('latestNews')).json());
    const others = [
      ...(await database.selectFrom('campaigns').select('image_url').execute()),
      ...(await database.selectFrom('impact_updates').select('image_url').execute()),
    ];
    const addresses = [
      ...articles.map(({ cover_image_url }) => cover_image_url),
      ...others.map(({ image_url }) => image_url),
    ];
    expect(addresses.filter((address) => !northwind.pictures.includes(address))).toEqual([]);
    for (const { cover_image_url, cover_image_description } of articles)
      expect(northwind.home.campaigns).toContainEqual(
        expect.objectContaining({ image_url: cover_image_url, image_alt: cover_image_description }),
      );
    // Neighbors in a list have different pictures.
    for (const [index, address] of addresses.entries()) expect(address).not.toBe(addresses[index + 1]);
    await context.close();
  });
});
