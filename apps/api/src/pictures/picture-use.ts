import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { uploadAddress, uploadFile } from '@hearthlight/domain';
import { staff as words } from '@hearthlight/words/staff';
import { sql } from 'kysely';

import type { Database } from '../database/schema.ts';
import { lockVersion } from '../database/versions.ts';
import {
  type ActionContext,
  ActionError,
  audited,
  type ChangeOptions,
  type Listing,
  type PictureFolders,
} from '../staff/action.ts';
import { isStored, picturesDirectory } from './picture-store.ts';

/** Where a picture is used. */
export interface PictureUse {
  kind: 'news' | 'campaign' | 'update';
  id: number;
  /** Empty for an update without a title. */
  title: string;
}

/** An uploaded picture and where it is used. */
export interface StoredPicture {
  id: string;
  address: string;
  bytes: number;
  /** When it was stored. */
  at: Date;
  usedBy: PictureUse[];
}

type PictureContext = Pick<ActionContext, 'database' | 'folders'>;

const nameOf = ({ id, kind }: PictureUse) => `${kind} ${id}`;

/** Returns the uploaded pictures, unused ones first. */
export async function sortedPictures(context: PictureContext): Promise<StoredPicture[]> {
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
  const id = uploadFile(address)?.split('/')[0];
  return audited(
    context,
    'picture remove',
    async (database) => {
      await lockVersion(database, 'pictures');
      const pictures = await readPictures({ ...context, database });
      const found = pictures.find((each) => each.id === id);
      if (!found) throw unknownPicture(address);
      if (found.usedBy.length > 0)
        throw new ActionError(
          `The picture ${address} is used by ${found.usedBy.map(nameOf).join(', ')}. Remove it there first.`,
          { sentence: () => words.pictureInUse },
        );
      const folder = join(picturesDirectory(context.folders.data), found.id);
      await database.deleteFrom('pictures').where('id', '=', found.id).execute();
      if (!options.dryRun) await rm(folder, { recursive: true, force: true });
      return { subject: `picture ${found.address}`, result: found.address };
    },
    options,
  );
}

/** The error for an address that no uploaded picture has. */
export const unknownPicture = (address: string): ActionError =>
  new ActionError(`There is no uploaded picture ${address}; “picture list” shows all.`, {
    status: 404,
    sentence: () => words.unknownPicture,
  });

/** Whether the site has a picture at an address: an uploaded one, or one of the content folder. */
export const isPictureOfSite = async ({ content, data }: PictureFolders, address: string): Promise<boolean> =>
  isStored(data, address) || (await isContentPicture(content, address));

/** Throws an `ActionError` unless an address is that of a picture of the site, or of one on another site. */
export async function requirePicture(folders: PictureFolders, field: string, address: string): Promise<void> {
  if (/^https:\/\/\S+$/.test(address) || (await isPictureOfSite(folders, address))) return;
  throw new ActionError(`${field} names ${address}, which the site does not have.`, {
    sentence: () => words.unknownPicture,
    field,
  });
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
export async function keepPictures(
  transaction: Database,
  { data }: PictureFolders,
  entry: unknown,
): Promise<void> {
  await lockVersion(transaction, 'pictures');
  for (const [address] of JSON.stringify(entry).matchAll(/\/uploads\/[\da-f]{32}\/\d+\.[a-z]+/g)) {
    if (isStored(data, address)) continue;
    throw new ActionError(`The picture ${address} was removed in the meantime. Run the command again.`, {
      sentence: () => words.pictureRemoved,
    });
  }
}

/** Returns all uploaded pictures, or the one with an id. */
export async function readPictures(
  { database, folders }: PictureContext,
  only?: string,
): Promise<StoredPicture[]> {
  const directory = picturesDirectory(folders.data);
  const names = only === undefined ? await readdir(directory).catch(() => []) : [only];
  const used = await readUse(database, only);
  const pictures = await Promise.all(
    names.filter((name) => /^[\da-f]{32}$/.test(name)).map((id) => readPicture(directory, id, used)),
  );
  return pictures.filter((picture) => picture !== undefined);
}

async function readPicture(
  directory: string,
  id: string,
  used: ReadonlyMap<string, PictureUse[]>,
): Promise<StoredPicture | undefined> {
  const files = await readdir(join(directory, id)).catch(() => []);
  const stats = await Promise.all(files.map((file) => stat(join(directory, id, file))));
  const format = files.some((file) => file.endsWith('.png')) ? 'png' : 'jpg';
  const widths = files.filter((file) => file.endsWith(`.${format}`)).map((file) => Number.parseInt(file));
  if (widths.length === 0) return undefined;
  const bytes = stats.reduce((sum, { size }) => sum + size, 0);
  const at = new Date(Math.max(...stats.map(({ mtimeMs }) => mtimeMs)));
  const address = uploadAddress(id, Math.max(...widths), format);
  return { id, address, bytes, at, usedBy: used.get(id) ?? [] };
}

/** Returns the uses of each uploaded picture, or of one, by its id, drafts and unpublished revisions included. */
async function readUse(database: Database, only = ''): Promise<Map<string, PictureUse[]>> {
  const pattern = `%/uploads/${only}%`;
  const [articles, campaigns, updates] = await Promise.all([
    readArticleTexts(database, pattern),
    readOtherTexts(database, 'campaigns', pattern),
    readOtherTexts(database, 'impact_updates', pattern),
  ]);
  const used = new Map<string, PictureUse[]>();
  const add = (kind: PictureUse['kind'], rows: readonly { id: number; title: string | null }[]) => {
    for (const { id: row, title, ...texts } of rows)
      for (const id of picturesIn(texts)) {
        const uses = used.get(id) ?? [];
        const isKnown = uses.some((use) => use.kind === kind && use.id === row);
        if (!isKnown) used.set(id, [...uses, { kind, id: row, title: title ?? '' }]);
      }
  };
  for (const rows of articles) add('news', rows);
  add('campaign', campaigns);
  add('update', updates);
  return used;
}

/** Whether one of the columns has an address with a pattern. */
const hasPattern = (columns: readonly string[], pattern: string) =>
  sql<boolean>`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} like ${pattern}`),
    sql` or `,
  )})`;

/** Returns the articles, their newest revisions and their translations that have an address with a pattern. */
function readArticleTexts(database: Database, pattern: string) {
  const news = database.selectFrom('news').select(['news.id', 'news.title']);
  return Promise.all([
    news
      .select(['cover_image_url', 'detail', 'markdown'])
      .where(hasPattern(['cover_image_url', 'detail', 'markdown'], pattern))
      .execute(),
    news
      .innerJoin('news_revisions', (join) =>
        join
          .onRef('news_revisions.news_id', '=', 'news.id')
          .onRef('news_revisions.number', '=', 'news.revision'),
      )
      .select(['news_revisions.cover_image_url', 'news_revisions.detail'])
      .where(hasPattern(['news_revisions.cover_image_url', 'news_revisions.detail'], pattern))
      .execute(),
    news
      .innerJoin('news_translations', 'news_translations.news_id', 'news.id')
      .select(['news_translations.detail', 'news_translations.markdown'])
      .where(hasPattern(['news_translations.detail', 'news_translations.markdown'], pattern))
      .execute(),
  ]);
}

const readOtherTexts = (database: Database, table: 'campaigns' | 'impact_updates', pattern: string) =>
  database
    .selectFrom(table)
    .select(['id', 'title', 'image_url', 'description'])
    .where(hasPattern(['image_url', 'description'], pattern))
    .execute();

/** Returns the ids of the uploaded pictures that texts name. */
const picturesIn = (texts: object): string[] =>
  Array.from(JSON.stringify(texts).matchAll(/\/uploads\/([\da-f]{32})\//g), ([, id = '']) => id);
