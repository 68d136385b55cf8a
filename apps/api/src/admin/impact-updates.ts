import { truncate } from '@hearthlight/domain';
import * as z from 'zod';

import { newestFirst } from '../database/newest-first.ts';
import type { Database } from '../database/schema.ts';
import type { Listing, PictureFolders } from './admin-context.ts';
import type { ContentKind } from './content.ts';
import { day, picture, readDocument, unknownField } from './document.ts';
import { pictureAddress } from './pictures.ts';

const frontMatter = z.strictObject({ image_url: picture, date_published: day }, { error: unknownField });

async function readImpactUpdate(file: string, folders: PictureFolders) {
  const { fields, body } = await readDocument(file, frontMatter);
  const { image_url: value, ...row } = fields;
  const address = await pictureAddress(folders, { document: file, field: 'image_url', value });
  return { ...row, image_url: address, description: body };
}

async function listImpactUpdates(database: Database): Promise<Listing> {
  const query = database.selectFrom('impact_updates').selectAll();
  const rows = await newestFirst(query, 'date_published', 'id').execute();
  return {
    rows,
    lines: rows.map((row) => [row.id, row.date_published, truncate(row.description, 80)].join('\t')),
    empty: 'There are no impact updates.',
  };
}

/** The impact updates. */
export const impactUpdates: ContentKind<Awaited<ReturnType<typeof readImpactUpdate>>> = {
  name: 'update',
  label: 'impact update',
  fields: 'image_url and date_published',
  removes: '',
  read: readImpactUpdate,
  titleOf: () => '',
  insert: (database, row) =>
    database.insertInto('impact_updates').values(row).returning('id').executeTakeFirstOrThrow(),
  update: (database, id, row) =>
    database.updateTable('impact_updates').set(row).where('id', '=', id).returning('id').executeTakeFirst(),
  dependents: () => Promise.resolve({}),
  remove: async (database, id) => {
    const { numDeletedRows } = await database
      .deleteFrom('impact_updates')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n ? {} : undefined;
  },
  list: listImpactUpdates,
};
