import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { connectDatabase } from '../../database/open.ts';
import { uploadFolder } from '../../platform/uploads/upload-folder.ts';
import { newFolder } from '../../testing/engines.ts';
import type { PictureFile } from './convert-picture.ts';
import { isStored, storePicture } from './picture-store.ts';

const database = await connectDatabase({ databaseUrl: undefined, dataDirectory: newFolder() });
afterAll(() => database.destroy());
const sourceOf = (folder: string) => ({ database, folders: { uploads: uploadFolder(folder), content: '' } });
const picturesDirectory = (folder: string) => join(folder, 'pictures');

const files: PictureFile[] = [
  { width: 480, format: 'avif', data: Buffer.from('small') },
  { width: 900, format: 'jpg', data: Buffer.from('wide') },
];

test('stores files readable only by their owner, under a name that depends on their content', async () => {
  const folder = join(newFolder(), 'data');
  const address = await storePicture(sourceOf(folder), files);
  expect(address).toMatch(/^\/uploads\/[\da-f]{32}\/900\.jpg$/);
  const stored = join(picturesDirectory(folder), address.split('/')[2] ?? '');
  expect(readdirSync(stored).toSorted()).toEqual(['480.avif', '900.jpg']);
  for (const path of [folder, picturesDirectory(folder), stored]) expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(statSync(join(stored, '900.jpg')).mode & 0o777).toBe(0o600);
  const changed = files.map((file) => ({ ...file, data: Buffer.from(`${file.width}`) }));
  expect(await storePicture(sourceOf(folder), changed)).not.toBe(address);
  expect(await isStored(sourceOf(folder), address)).toBe(true);
  expect(await isStored(sourceOf(folder), address.replace('900', '901'))).toBe(false);
});

test('stores a picture once, even with simultaneous calls', async () => {
  const folder = newFolder();
  const addresses = await Promise.all(Array.from({ length: 8 }, () => storePicture(sourceOf(folder), files)));
  expect(new Set(addresses).size).toBe(1);
  expect(readdirSync(folder)).toEqual(['pictures']);
  expect(readdirSync(picturesDirectory(folder))).toHaveLength(1);
});

test('leaves nothing behind when the files cannot be stored', async () => {
  const folder = newFolder();
  mkdirSync(picturesDirectory(folder));
  const [first, second] = files;
  if (!first || !second) throw new Error('there are no files');
  // The second file has the name of the first, so it cannot be created.
  await expect(storePicture(sourceOf(folder), [first, first, second])).rejects.toThrow('EEXIST');
  expect([readdirSync(folder), readdirSync(picturesDirectory(folder))]).toEqual([['pictures'], []]);
  const occupied = newFolder();
  writeFileSync(picturesDirectory(occupied), '');
  await expect(storePicture(sourceOf(occupied), files)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(readdirSync(occupied)).toEqual(['pictures']);
});
