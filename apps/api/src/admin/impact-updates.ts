import { truncate } from '@hearthlight/domain';
import * as z from 'zod';

import { requireCampaign } from '../books/requirements.ts';
import { newestFirst } from '../database/newest-first.ts';
import type { Database } from '../database/schema.ts';
import { type ActionContext, ActionError, type Listing, type PictureFolders } from '../staff/action.ts';
import { type ContentKind, documentOf, notFound, type WrittenEntry } from './content.ts';
import { campaignId, day, line, picture, readDocument, unknownField } from './document.ts';
import { mailUpdate } from './mail-update.ts';
import { pictureAddress } from './pictures.ts';

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

async function readImpactUpdate(file: string, folders: PictureFolders) {
  const { fields, body } = await readDocument(file, frontMatter);
  const { image_url: value, campaign, title, place, ...row } = fields;
  const address = await pictureAddress(folders, { document: file, field: 'image_url', value });
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

type Row = Awaited<ReturnType<typeof readImpactUpdate>>;

/** Can be repeated after an interruption: it finds the update it added, and mails nobody twice. */
async function mailImpactUpdate(context: ActionContext, database: Database, row: Row) {
  if (row.campaign_id === null) {
    throw new ActionError('Only an update with a campaign can be mailed: name it in the front matter.');
  }
  // Locks the books. A second command waits here, then finds the update and the mails of the first.
  await requireCampaign(database, row.campaign_id);
  const { title } = await database
    .selectFrom('campaigns')
    .select('title')
    .where('id', '=', row.campaign_id)
    .executeTakeFirstOrThrow();
  const known = await database
    .selectFrom('impact_updates')
    .select('id')
    .where('campaign_id', '=', row.campaign_id)
    .where('date_published', '=', row.date_published)
    .where('description', '=', row.description)
    .executeTakeFirst();
  const { id } =
    known ??
    (await database.insertInto('impact_updates').values(row).returning('id').executeTakeFirstOrThrow());
  const campaign = { id: row.campaign_id, title };
  const update = { id, campaign, title: row.title ?? '', description: row.description };
  return { id, mails: await mailUpdate(context, database, update) };
}

/**
 * Returns an impact update as a Markdown file that `update edit` accepts. Throws an `ActionError` when there is no such
 * update.
 */
export async function readWrittenUpdate(database: Database, id: number): Promise<WrittenEntry> {
  const row = await database.selectFrom('impact_updates').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(impactUpdates, id);
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

/** Selects the queued mails of an update. */
const waitingMails = (database: Database, updateId: number) =>
  database
    .selectFrom('outbox')
    .innerJoin('update_mails', 'update_mails.mail_id', 'outbox.id')
    .select('outbox.id')
    .where('update_mails.update_id', '=', updateId)
    .where('outbox.state', '=', 'waiting');

/** Impact updates. */
export const impactUpdates: ContentKind<Awaited<ReturnType<typeof readImpactUpdate>>> = {
  name: 'update',
  label: 'impact update',
  fields: 'image_url, date_published and optionally title, place and campaign',
  removes: 'with its queued mails',
  read: readImpactUpdate,
  titleOf: ({ title }) => title ?? '',
  insert: async (database, row) => {
    await requireCampaign(database, row.campaign_id);
    return database.insertInto('impact_updates').values(row).returning('id').executeTakeFirstOrThrow();
  },
  mail: mailImpactUpdate,
  update: async (database, id, row) => {
    await requireCampaign(database, row.campaign_id);
    return database
      .updateTable('impact_updates')
      .set({ ...row, is_sample: 0 })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
  },
  dependents: async (database, id) => ({ mails: (await waitingMails(database, id).execute()).length }),
  remove: async (database, id) => {
    await database
      .deleteFrom('outbox')
      .where('id', 'in', () => waitingMails(database, id))
      .execute();
    const { numDeletedRows } = await database
      .deleteFrom('impact_updates')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n ? {} : undefined;
  },
  list: listImpactUpdates,
};
