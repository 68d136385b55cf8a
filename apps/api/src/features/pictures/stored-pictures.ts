import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { uploadAddress } from '@hearthlight/domain';
import { staff as words } from '@hearthlight/words/staff';

import {
  type ActionContext,
  ActionError,
  audited,
  type ChangeOptions,
  type Listing,
  type PictureFolders,
  type PictureSource,
} from '../../actions/action.ts';
import type { PictureUse } from '../../actions/picture-uses.ts';
import { inBatches } from '../../database/in-batches.ts';
import type { Database } from '../../database/schema.ts';
import { lockVersion } from '../../database/versions.ts';
import { isStored, pictureId, picturePath, storedAddresses } from './picture-store.ts';
import { readUses } from './read-uses.ts';

/** An uploaded picture and where it is used. */
export interface StoredPicture {
  id: string;
  address: string;
  bytes: number;
  /** When it was stored. */
  at: Date;
  usedBy: PictureUse[];
}

/** Services for reading pictures and their uses. */
export type PictureContext = Pick<ActionContext, 'database' | 'folders' | 'pictureUses'>;

const nameOf = ({ id, kind }: PictureUse) => `${kind} ${id}`;

/** Returns the uploaded pictures, unused ones first. */
async function sortedPictures(context: PictureContext): Promise<StoredPicture[]> {
  const pictures = await readPictures(context);
  return pictures.toSorted(
    (one, other) => one.usedBy.length - other.usedBy.length || one.address.localeCompare(other.address),
  );
}

/** Lists the uploaded pictures, unused ones first. */
export async function listPictures(context: ActionContext): Promise<Listing> {
  const sorted = (await sortedPictures(context)).map((picture) => ({
    ...picture,
    names: picture.usedBy.map(nameOf),
  }));
  return {
    rows: sorted.map(({ address, bytes, names }) => ({ address, bytes, used_by: names })),
    lines: sorted.map(({ address, names }) => `${address}\t${names.join(', ') || 'not used'}`),
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
  const id = pictureId(address);
  return audited(
    context,
    'picture remove',
    async (database) => {
      await lockVersion(database, 'pictures');
      const [found] = await readPictures({ ...context, database }, id === undefined ? [] : [id]);
      if (!found) throw unknownPicture();
      if (found.usedBy.length > 0)
        throw new ActionError(words.pictureInUse, {
          hint: `It is in ${found.usedBy.map(nameOf).join(', ')}.`,
        });
      await database.deleteFrom('pictures').where('id', '=', found.id).execute();
      await database.deleteFrom('picture_files').where('id', '=', found.id).execute();
      if (!options.dryRun) await context.folders.uploads.remove(database, picturePath(found.id));
      return { subject: { kind: 'picture', id: found.address }, result: found.address };
    },
    options,
  );
}

/** The error for an address that no uploaded picture has. */
export const unknownPicture = (): ActionError =>
  new ActionError(words.unknownPicture, { status: 404, hint: '“picture list” shows all.' });

/** Whether the site has a picture at an address: an uploaded one, or one of the content folder. */
export const isPictureOfSite = async (source: PictureSource, address: string): Promise<boolean> =>
  (await isStored(source, address)) || (await isContentPicture(source.folders.content, address));

/** Throws an `ActionError` unless an address is that of a picture of the site, or of one on another site. */
export async function requirePicture(source: PictureSource, field: string, address: string): Promise<void> {
  if (/^https:\/\/\S+$/.test(address) || (await isPictureOfSite(source, address))) return;
  throw new ActionError(words.unknownPicture, { field, hint: `${field} names ${address}.` });
}

async function isContentPicture(content: string, address: string): Promise<boolean> {
  const [, name] = /^\/pictures\/([^/.][^/]*)$/.exec(address) ?? [];
  const names = await readdir(join(content, 'pictures')).catch(() => []);
  return name !== undefined && names.some((file) => file === name);
}

/**
 * Blocks the removal of pictures until the transaction ends. Throws an `ActionError` when a picture of the entry was
 * removed after the entry was read.
 */
export async function keepPictures(transaction: Database, folders: PictureFolders, entry: unknown): Promise<void> {
  await lockVersion(transaction, 'pictures');
  const addresses = Array.from(
    JSON.stringify(entry).matchAll(/\/uploads\/[\da-f]{32}\/\d+\.[a-z]+/g),
    ([address]) => address,
  );
  const stored = await storedAddresses({ database: transaction, folders }, addresses);
  for (const address of addresses) {
    if (stored.has(address)) continue;
    throw new ActionError(words.pictureRemoved, { hint: address });
  }
}

/** Returns all uploaded pictures, or those with the given ids. */
export async function readPictures(
  { database, folders, pictureUses }: PictureContext,
  only?: readonly string[],
): Promise<StoredPicture[]> {
  if (only?.length === 0) return [];
  const ids = only ?? (await idsOf({ database, folders }));
  await recordFiles({ database, folders }, ids);
  const rows = await database
    .selectFrom('picture_files')
    .selectAll()
    .$if(only !== undefined, (all) => all.where('id', 'in', ids))
    .execute();
  const present = new Set(ids);
  const uses = await readUses(database, pictureUses, only);
  return rows
    .filter(({ id }) => present.has(id))
    .map(({ stored_at: at, ...file }) => ({ ...file, at: new Date(at), usedBy: uses.get(file.id) ?? [] }));
}

type PictureFiles = Omit<StoredPicture, 'usedBy'>;

const idsOf = async ({ database, folders }: PictureSource) =>
  (await folders.uploads.folders(database, 'pictures')).filter((name) => /^[\da-f]{32}$/.test(name));

/** When the pictures had last changed when they were recorded. */
const recorded = new WeakMap<Database, number>();

/**
 * Records the pictures that the database does not know: those of a restored backup and of earlier versions. Looks for
 * them only if the folder has changed.
 */
export async function recordNewPictures(source: PictureSource): Promise<void> {
  const { database, folders } = source;
  const changedAt = await folders.uploads.changedAt('pictures');
  if (recorded.get(database) === changedAt) return;
  await recordFiles(source, await idsOf(source));
  // A picture that is stored at the same moment may leave the time as it is.
  if (Date.now() - changedAt > 1000) recorded.set(database, changedAt);
}

/** Records the files of pictures, in which nothing ever changes, once: reading thousands of folders takes seconds. */
export async function recordFiles(source: PictureSource, ids: readonly string[]): Promise<void> {
  const { database } = source;
  if (ids.length === 0) return;
  const rows = await database
    .selectFrom('picture_files')
    .select('id')
    .$if(ids.length <= batch, (all) => all.where('id', 'in', ids))
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const read: PictureFiles[] = [];
  for (const id of ids) {
    const file = known.has(id) ? undefined : await readFolder(source, id);
    if (file) read.push(file);
  }
  for await (const files of inBatches(read, batch))
    await database
      .insertInto('picture_files')
      .values(files.map(({ at, ...file }) => ({ ...file, stored_at: at.getTime() })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Rows per statement. */
const batch = 500;

async function readFolder({ database, folders }: PictureSource, id: string): Promise<PictureFiles | undefined> {
  const files = await folders.uploads.list(database, picturePath(id));
  const names = files.map(({ name }) => name);
  const format = names.some((name) => name.endsWith('.png')) ? 'png' : 'jpg';
  const widths = names.filter((name) => name.endsWith(`.${format}`)).map((name) => Number.parseInt(name));
  if (widths.length === 0) return undefined;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const at = new Date(Math.max(...files.map(({ storedAt }) => storedAt)));
  return { id, address: uploadAddress(id, Math.max(...widths), format), bytes, at };
}
