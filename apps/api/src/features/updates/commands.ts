import { truncate } from '@hearthlight/domain';
import type { Command } from 'commander';
import * as z from 'zod';

import type { Listing, PictureSource } from '../../actions/action.ts';
import type { ProgramEnvironment } from '../../actions/command.ts';
import { type ContentKind, documentOf, type WrittenEntry } from '../../actions/content.ts';
import { campaignId, day, line, picture, readDocument, unknownField } from '../../actions/document.ts';
import { noEntry } from '../../actions/no-entry.ts';
import { newestFirst } from '../../database/newest-first.ts';
import type { Database } from '../../database/schema.ts';
import { pictureAddress } from '../pictures/document-pictures.ts';
import { addContentCommands } from '../translations/content-commands.ts';
import { mailUpdate } from './send-update.ts';
import { updateTranslations } from './translations.ts';
import { addUpdate, editUpdate, removeUpdate, type UpdateFields, updateKind } from './updates.ts';

const frontMatter = z.strictObject(
  {
    image_url: picture,
    date_published: day,
    title: line.optional(),
    place: line.optional(),
    campaign: campaignId.optional(),
  },
  { error: unknownField },
);

async function readImpactUpdate(file: string, source: PictureSource): Promise<UpdateFields> {
  const { fields, body } = await readDocument(file, frontMatter);
  const { image_url: value, campaign, title, place, ...row } = fields;
  const address = await pictureAddress(source, { document: file, field: 'image_url', value });
  return {
    ...row,
    title: title ?? null,
    place: place ?? null,
    campaign_id: campaign ?? null,
    image_url: address,
    description: body,
  };
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

/**
 * Returns an impact update as a Markdown file that `update edit` accepts. Throws an `ActionError` when there is no such
 * update.
 */
async function showUpdate(database: Database, id: number): Promise<WrittenEntry> {
  const row = await database.selectFrom('impact_updates').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw noEntry();
  const matter = {
    image_url: row.image_url,
    date_published: row.date_published,
    ...(row.title !== null && { title: row.title }),
    ...(row.place !== null && { place: row.place }),
    ...(row.campaign_id !== null && { campaign: row.campaign_id }),
  };
  return {
    fields: { id, ...matter, description: row.description },
    document: documentOf(matter, row.description),
  };
}

/** Impact updates in files. */
export const updateFiles: ContentKind<UpdateFields> = {
  ...updateKind,
  fields: 'image_url, date_published and optionally title, place and campaign',
  removes: 'with its queued mails',
  read: readImpactUpdate,
  add: addUpdate,
  mail: mailUpdate,
  edit: (context, id, fields) => editUpdate(context, id, fields),
  remove: removeUpdate,
  list: listImpactUpdates,
};

/** Adds the commands for impact updates. */
export function addUpdateCommands(program: Command, environment: ProgramEnvironment): void {
  addContentCommands(program, environment, {
    kind: updateFiles,
    show: showUpdate,
    translations: updateTranslations,
  });
}
