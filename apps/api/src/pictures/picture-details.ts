import { centerFocus, type Focus, uploadFile, withFocus } from '@hearthlight/domain';
import type { DeskPicture, DeskQuery, DeskResponse } from '@hearthlight/domain/desk';
import { sql } from 'kysely';

import { keysetPage } from '../database/keyset.ts';
import type { Database } from '../database/schema.ts';
import { containing, searchKey } from '../database/search-key.ts';
import { lockVersion, raiseVersion } from '../database/versions.ts';
import { type ActionContext, audited, changesBetween } from '../staff/action.ts';
import { isStored } from './picture-store.ts';
import { readPictures, recordNewPictures, type StoredPicture, unknownPicture } from './picture-use.ts';

/** Returns the id of an uploaded picture, also if its address has a focus. */
const idIn = (address: string) => uploadFile(address.split('#')[0] ?? '')?.split('/')[0];

/** What staff said about a picture. */
type Details = Pick<DeskPicture, 'alt' | 'focus'>;

async function readDetails(database: Database, ids: readonly string[]): Promise<Map<string, Details>> {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('pictures').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, alt, focus_x: x, focus_y: y }) => [id, { alt, focus: { x, y } }]));
}

/** Returns pictures as the desk shows them, the newest first. */
async function inDesk(database: Database, pictures: readonly StoredPicture[]): Promise<DeskPicture[]> {
  const details = await readDetails(
    database,
    pictures.map(({ id }) => id),
  );
  return pictures
    .toSorted((one, other) => other.at.getTime() - one.at.getTime() || other.id.localeCompare(one.id))
    .map(({ id, address, at, bytes, usedBy }) => ({
      address,
      bytes,
      uploaded_at: at.toISOString(),
      ...(details.get(id) ?? { alt: '', focus: centerFocus }),
      used_by: usedBy,
    }));
}

/** Returns a page of the uploaded pictures, the newest first. `search` is a part of the alternative text. */
export async function listInDesk(
  context: Pick<ActionContext, 'database' | 'folders'>,
  { after, search = '' }: DeskQuery<'pictureList'>,
): Promise<DeskResponse<'pictureList'>> {
  const { database, folders } = context;
  await recordNewPictures(context);
  const query = database
    .selectFrom('picture_files')
    .leftJoin('pictures', 'pictures.id', 'picture_files.id')
    .select(['picture_files.id', 'stored_at'])
    .$if(search !== '', (all) =>
      all.where(sql<boolean>`coalesce(alt_key, '') like ${containing(searchKey(search))} escape '\\'`),
    );
  const { next, rows } = await keysetPage(
    query,
    [
      { column: 'stored_at', of: ({ stored_at }) => stored_at },
      { column: 'picture_files.id', of: ({ id }) => id },
    ],
    after,
  );
  const stored = await readPictures(
    context,
    rows.map(({ id }) => id),
  );
  const present = stored.filter(({ address }) => isStored(folders.data, address));
  return { pictures: await inDesk(database, present), next };
}

/** Returns one picture as the desk shows it. Throws an `ActionError` for an unknown one. */
export async function pictureInDesk(
  context: Pick<ActionContext, 'database' | 'folders'>,
  address: string,
): Promise<DeskPicture> {
  const id = idIn(address);
  const [picture] = await inDesk(context.database, await readPictures(context, id === undefined ? [] : [id]));
  if (!picture) throw unknownPicture(address);
  return picture;
}

/** Changes to a picture. What is `undefined` stays as it is. */
interface PictureChanges {
  address: string;
  alt?: string | undefined;
  focus?: Focus | undefined;
}

/** Sets the alternative text and the focus of a picture, and returns them. Throws an `ActionError` for an unknown picture. */
export async function editPicture(
  context: ActionContext,
  { address, ...changed }: PictureChanges,
): Promise<Details> {
  const id = idIn(address);
  return audited(context, 'picture edit', async (database) => {
    await lockVersion(database, 'pictures');
    if (id === undefined || !isStored(context.folders.data, address)) throw unknownPicture(address);
    const before = (await readDetails(database, [id])).get(id) ?? { alt: '', focus: centerFocus };
    const { alt = before.alt, focus = before.focus } = changed;
    const changes = changesBetween(inLog(before), inLog({ alt, focus }));
    const row = { alt, alt_key: searchKey(alt), focus_x: focus.x, focus_y: focus.y };
    await database
      .insertInto('pictures')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    // Cached pages crop the picture.
    await raiseVersion(database, 'news');
    return {
      subject: `picture ${address}`,
      changes,
      isUnchanged: changes.length === 0,
      result: { alt, focus },
    };
  });
}

const inLog = ({ alt, focus: { x, y } }: Details) => ({ alt, focus: `${x} % ${y} %` });

const isCenter = ({ x, y }: Focus) => x === centerFocus.x && y === centerFocus.y;

/** Adds to addresses of uploaded pictures the focus that staff chose, for pages that crop them. */
export async function addFocus<Column extends string, Row extends Record<Column, string>>(
  database: Database,
  rows: readonly Row[],
  column: Column,
): Promise<Row[]> {
  const ids = rows.flatMap((row) => idIn(row[column]) ?? []);
  const details = await readDetails(database, [...new Set(ids)]);
  return rows.map((row) => {
    const focus = details.get(idIn(row[column]) ?? '')?.focus;
    return focus && !isCenter(focus) ? { ...row, [column]: withFocus(row[column], focus) } : row;
  });
}
