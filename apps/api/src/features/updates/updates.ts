import { type ActionContext, audited, type ChangeOptions, changesBetween } from '../../actions/action.ts';
import { noEntry } from '../../actions/no-entry.ts';
import { requireVersion } from '../../actions/require-version.ts';
import type { Database } from '../../database/schema.ts';
import { requireCampaign } from '../books/requirements.ts';
import { keepPictures } from '../pictures/stored-pictures.ts';

/** The fields of an impact update that staff write. */
export interface UpdateFields {
  title: string | null;
  place: string | null;
  image_url: string;
  description: string;
  date_published: string;
  campaign_id: number | null;
}

/** An impact update that an action added, changed or removed. */
export interface UpdateEntry {
  id: number;
  /** Empty for an update without a title. */
  title: string;
}

/** How impact updates are named on the command line and in sentences. */
export const updateKind = { name: 'update', label: 'impact update' } as const;

const subjectOf = (id: number) => ({ kind: 'update', id });

/** Adds an impact update without mailing it. */
export async function addUpdate(context: ActionContext, fields: UpdateFields): Promise<UpdateEntry> {
  return audited(context, 'update add', async (database) => {
    await keepPictures(database, context.folders, fields);
    await requireCampaign(database, fields.campaign_id);
    const { id } = await insertUpdate(database, fields);
    const title = fields.title ?? '';
    const changes = changesBetween(undefined, { ...fields });
    return { subject: subjectOf(id), detail: title, changes, result: { id, title } };
  });
}

/** Adds an impact update, without checks. Returns its number. */
export const insertUpdate = (database: Database, fields: UpdateFields) =>
  database
    .insertInto('impact_updates')
    .values({ ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();

/**
 * Replaces the fields of an impact update. Throws an `ActionError` when there is no such update, or when it has another
 * version than `basedOn`.
 */
export async function editUpdate(
  context: ActionContext,
  id: number,
  fields: UpdateFields,
  basedOn?: number,
): Promise<UpdateEntry> {
  return audited(context, 'update edit', async (database) => {
    await keepPictures(database, context.folders, fields);
    await requireCampaign(database, fields.campaign_id);
    const before = await lockUpdate(database, id);
    requireVersion(before, basedOn);
    await database
      .updateTable('impact_updates')
      .set({ ...fields, is_sample: 0, version: before.version + 1 })
      .where('id', '=', id)
      .execute();
    const title = fields.title ?? '';
    const changes = changesBetween(fieldsIn(before), { ...fields });
    return { subject: subjectOf(id), detail: title, changes, result: { id, title } };
  });
}

/** Removes an impact update with its queued mails. Throws an `ActionError` when there is no such update. */
export async function removeUpdate(
  context: ActionContext,
  id: number,
  options: ChangeOptions = {},
): Promise<UpdateEntry & { removed: { mails: number } }> {
  return audited(
    context,
    'update remove',
    async (database) => {
      const { title } = await lockUpdate(database, id);
      const mails = await database
        .deleteFrom('outbox')
        .where('kind', '=', 'impact update')
        .where('about', '=', id)
        .where('state', '=', 'waiting')
        .returning('id')
        .execute();
      await database.deleteFrom('impact_updates').where('id', '=', id).execute();
      const result = { id, title: title ?? '', removed: { mails: mails.length } };
      return { subject: subjectOf(id), detail: result.title, result };
    },
    options,
  );
}

const fieldsIn = ({
  id: _id,
  is_sample: _isSample,
  mailed: _mailed,
  mails_sent: _sent,
  version: _version,
  ...fields
}: Awaited<ReturnType<typeof lockUpdate>>) => fields;

/** Locks an impact update until the transaction ends, and returns it. */
export async function lockUpdate(database: Database, id: number) {
  const row = await database
    .updateTable('impact_updates')
    .set((row) => ({ date_published: row.ref('date_published') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw noEntry();
  return row;
}
