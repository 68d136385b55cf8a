import { centerFocus, type Focus, withFocus } from '@hearthlight/domain';
import type { DeskPicture, DeskQuery, DeskResponse } from '@hearthlight/domain/desk';
import { sql } from 'kysely';

import { type ActionContext, audited, changesBetween } from '../../actions/action.ts';
import { keysetPage } from '../../actions/keyset.ts';
import type { Database } from '../../database/schema.ts';
import { lockVersion, raiseVersion } from '../../database/versions.ts';
import { containing, searchKey } from '../../lib/search-key.ts';
import { isStored, pictureId, storedAddresses } from './picture-store.ts';
import {
  type PictureContext,
  readPictures,
  recordNewPictures,
  type StoredPicture,
  unknownPicture,
} from './stored-pictures.ts';

/** Details that staff entered about a picture. */
type Details = Pick<DeskPicture, 'alt' | 'focus' | 'is_replaced' | 'name'>;

const noDetails: Details = { alt: '', focus: centerFocus, is_replaced: false, name: '' };

async function readDetails(database: Database, ids: readonly string[]): Promise<Map<string, Details>> {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('pictures').selectAll().where('id', 'in', ids).execute();
  return new Map(
    rows.map(({ id, alt, focus_x: x, focus_y: y, is_replaced: replaced, name }) => [
      id,
      { alt, focus: { x, y }, is_replaced: replaced === 1, name },
    ]),
  );
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
      ...(details.get(id) ?? noDetails),
      used_by: usedBy,
    }));
}

/**
 * Returns a page of the uploaded pictures, the newest first. `search` is a part of the alternative text or of the
 * file's name.
 */
export async function listInDesk(
  context: PictureContext,
  { after, search = '' }: DeskQuery<'pictureList'>,
): Promise<DeskResponse<'pictureList'>> {
  const { database } = context;
  await recordNewPictures(context);
  const query = database
    .selectFrom('picture_files')
    .leftJoin('pictures', 'pictures.id', 'picture_files.id')
    .select(['picture_files.id', 'stored_at'])
    .$if(search !== '', (all) =>
      all.where((where) =>
        where.or(
          [sql`alt_key`, sql`name_key`].map(
            (key) => sql<boolean>`coalesce(${key}, '') like ${containing(searchKey(search))} escape '\\'`,
          ),
        ),
      ),
    );
  const { next, rows } = await keysetPage(
    query,
    [
      { column: 'stored_at', of: ({ stored_at }) => stored_at },
      { column: 'picture_files.id', isText: true, of: ({ id }) => id },
    ],
    after,
  );
  const stored = await readPictures(
    context,
    rows.map(({ id }) => id),
  );
  const addresses = await storedAddresses(
    context,
    stored.map(({ address }) => address),
  );
  const present = stored.filter(({ address }) => addresses.has(address));
  return { pictures: await inDesk(database, present), next };
}

/** Returns one picture as the desk shows it. Throws an `ActionError` for an unknown one. */
export async function pictureInDesk(context: PictureContext, address: string): Promise<DeskPicture> {
  const id = pictureId(address);
  const [picture] = await inDesk(context.database, await readPictures(context, id === undefined ? [] : [id]));
  if (!picture) throw unknownPicture();
  return picture;
}

/** Changes to a picture. What is `undefined` stays as it is. */
interface PictureChanges {
  address: string;
  alt?: string | undefined;
  focus?: Focus | undefined;
}

/** Marks a picture as replaced, or as the one that replaces another. */
export async function markReplaced(database: Database, id: string, isReplaced: boolean): Promise<void> {
  const row = { is_replaced: isReplaced ? 1 : 0 };
  await database
    .insertInto('pictures')
    .values({ id, alt: '', focus_x: centerFocus.x, focus_y: centerFocus.y, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Keeps the name of the file that a picture was uploaded as. */
export async function keepName(database: Database, id: string, name: string): Promise<void> {
  const row = { name, name_key: searchKey(name) };
  await database
    .insertInto('pictures')
    .values({ id, alt: '', focus_x: centerFocus.x, focus_y: centerFocus.y, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/**
 * Sets the alternative text and the focus of a picture, and returns them. Throws an `ActionError` for an unknown
 * picture.
 */
export async function editPicture(
  context: ActionContext,
  { address, ...changed }: PictureChanges,
): Promise<Pick<Details, 'alt' | 'focus'>> {
  const id = pictureId(address);
  return audited(context, 'picture edit', async (database) => {
    // Cached pages crop the picture. In the order of a publication, so that neither waits for the other.
    await raiseVersion(database, 'news');
    await lockVersion(database, 'pictures');
    const { folders } = context;
    if (id === undefined || !(await isStored({ database, folders }, address))) throw unknownPicture();
    const before = (await readDetails(database, [id])).get(id) ?? noDetails;
    const { alt = before.alt, focus = before.focus } = changed;
    const changes = changesBetween(inLog(before), inLog({ alt, focus }));
    const row = { alt, alt_key: searchKey(alt), focus_x: focus.x, focus_y: focus.y };
    await database
      .insertInto('pictures')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    return {
      subject: { kind: 'picture', id: address },
      changes,
      isUnchanged: changes.length === 0,
      result: { alt, focus },
    };
  });
}

const inLog = ({ alt, focus: { x, y } }: Pick<Details, 'alt' | 'focus'>) => ({ alt, focus: `${x} % ${y} %` });

/** Returns a function that returns the details of the picture at an address, if it was uploaded and has any. */
async function readDetailsOf(database: Database, addresses: readonly string[]) {
  const ids = addresses.flatMap((address) => pictureId(address) ?? []);
  const details = await readDetails(database, [...new Set(ids)]);
  return (address: string) => details.get(pictureId(address) ?? '');
}

/** Adds to addresses of uploaded pictures the focus that staff chose, for what crops them. */
export async function addFocus<Column extends string, Row extends Record<Column, string>>(
  database: Database,
  rows: readonly Row[],
  column: Column,
): Promise<Row[]> {
  const addresses = rows.map((row) => row[column]);
  const detailsOf = await readDetailsOf(database, addresses);
  return rows.map((row) => {
    const focus = detailsOf(row[column])?.focus;
    return focus ? { ...row, [column]: withFocus(row[column], focus) } : row;
  });
}

type WithAlt<Row> = Row & { image_alt?: string };

/**
 * Adds to rows the alternative text of their uploaded picture, if staff entered one. It is in the site's default
 * language.
 */
export async function addAlt<Row extends { image_url: string }>(
  database: Database,
  rows: readonly Row[],
): Promise<WithAlt<Row>[]> {
  const addresses = rows.map((row) => row.image_url);
  const detailsOf = await readDetailsOf(database, addresses);
  return rows.map((row) => ({ ...row, ...altIn(detailsOf(row.image_url)) }));
}

/** Adds to rows the focus and the alternative text of their uploaded picture. */
export async function addFocusAndAlt<Row extends { image_url: string }>(
  database: Database,
  rows: readonly Row[],
): Promise<WithAlt<Row>[]> {
  const addresses = rows.map((row) => row.image_url);
  const detailsOf = await readDetailsOf(database, addresses);
  return rows.map((row) => {
    const details = detailsOf(row.image_url);
    const address = details ? withFocus(row.image_url, details.focus) : row.image_url;
    return { ...row, image_url: address, ...altIn(details) };
  });
}

const altIn = (details: Pick<Details, 'alt'> | undefined) =>
  details && details.alt !== '' ? { image_alt: details.alt } : {};
