import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { uploadAddress, uploadFile } from '@hearthlight/domain';

import type { Database } from '../database/schema.ts';
import { lockVersion } from '../database/versions.ts';
import { isStored, picturesDirectory } from '../pictures/picture-store.ts';
import {
  type ActionContext,
  ActionError,
  audited,
  type ChangeOptions,
  type Listing,
  type PictureFolders,
} from '../staff/action.ts';

/** An uploaded picture and where it is used, such as `news 3`. */
interface StoredPicture {
  id: string;
  address: string;
  bytes: number;
  usedBy: string[];
}

/** Lists the uploaded pictures, unused ones first. */
export async function listPictures(context: ActionContext): Promise<Listing> {
  const pictures = await readPictures(context);
  const sorted = pictures.toSorted(
    (one, other) => one.usedBy.length - other.usedBy.length || one.address.localeCompare(other.address),
  );
  return {
    rows: sorted.map(({ address, bytes, usedBy }) => ({ address, bytes, used_by: usedBy })),
    lines: sorted.map(({ address, usedBy }) => `${address}\t${usedBy.join(', ') || 'not used'}`),
    empty: 'There are no uploaded pictures.',
  };
}

/**
 * Removes an uploaded picture in all its sizes. Returns its address. Throws an `ActionError` when there is no such
 * picture or it is in use.
 */
export async function removePicture(
  context: ActionContext,
  address: string,
  options: ChangeOptions = {},
): Promise<string> {
  const id = uploadFile(address)?.split('/')[0];
  return audited(
    context,
    'picture remove',
    async (database) => {
      await lockVersion(database, 'pictures');
      const pictures = await readPictures({ ...context, database });
      const found = pictures.find((each) => each.id === id);
      if (!found) throw new ActionError(`There is no uploaded picture ${address}; “picture list” shows all.`);
      if (found.usedBy.length > 0)
        throw new ActionError(
          `The picture ${address} is used by ${found.usedBy.join(', ')}. Remove it there first.`,
        );
      const folder = join(picturesDirectory(context.folders.data), found.id);
      if (!options.dryRun) await rm(folder, { recursive: true, force: true });
      return { subject: `picture ${found.address}`, result: found.address };
    },
    options,
  );
}

/**
 * Blocks the removal of pictures until the transaction ends. Throws an `ActionError` when a picture of the entry was
 * removed after the entry was read.
 */
export async function keepPictures(
  transaction: Database,
  { data }: PictureFolders,
  entry: unknown,
): Promise<void> {
  await lockVersion(transaction, 'pictures');
  for (const [address] of JSON.stringify(entry).matchAll(/\/uploads\/[\da-f]{32}\/\d+\.[a-z]+/g)) {
    if (isStored(data, address)) continue;
    throw new ActionError(`The picture ${address} was removed in the meantime. Run the command again.`);
  }
}

async function readPictures({ database, folders }: ActionContext): Promise<StoredPicture[]> {
  const directory = picturesDirectory(folders.data);
  const names = await readdir(directory).catch(() => []);
  const used = await readUse(database);
  const pictures = await Promise.all(
    names.filter((name) => /^[\da-f]{32}$/.test(name)).map((id) => readPicture(directory, id, used)),
  );
  return pictures.filter((picture) => picture !== undefined);
}

async function readPicture(
  directory: string,
  id: string,
  used: ReadonlyMap<string, Set<string>>,
): Promise<StoredPicture | undefined> {
  const files = await readdir(join(directory, id)).catch(() => []);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(directory, id, file))).size));
  const format = files.some((file) => file.endsWith('.png')) ? 'png' : 'jpg';
  const widths = files.filter((file) => file.endsWith(`.${format}`)).map((file) => Number.parseInt(file));
  if (widths.length === 0) return undefined;
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const address = uploadAddress(id, Math.max(...widths), format);
  return { id, address, bytes, usedBy: [...(used.get(id) ?? [])] };
}

/** Returns the uses of each uploaded picture by its id, including drafts. */
async function readUse(database: Database): Promise<Map<string, Set<string>>> {
  const [news, campaigns, updates] = await Promise.all([
    database.selectFrom('news').select(['id', 'cover_image_url', 'detail', 'markdown']).execute(),
    database.selectFrom('campaigns').select(['id', 'image_url', 'description']).execute(),
    database.selectFrom('impact_updates').select(['id', 'image_url', 'description']).execute(),
  ]);
  const used = new Map<string, Set<string>>();
  const add = (name: string, rows: readonly { id: number }[]) => {
    for (const { id: row, ...texts } of rows)
      for (const [, id = ''] of JSON.stringify(texts).matchAll(/\/uploads\/([\da-f]{32})\//g))
        used.set(id, (used.get(id) ?? new Set()).add(`${name} ${row}`));
  };
  add('news', news);
  add('campaign', campaigns);
  add('update', updates);
  return used;
}
