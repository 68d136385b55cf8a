import { type DeskUpdate, deskCalls, type DeskRequest } from '@hearthlight/domain/desk';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { keysetPage } from '../database/keyset.ts';
import type { Database } from '../database/schema.ts';
import { requirePicture } from '../pictures/picture-use.ts';
import type { PictureFolders } from '../staff/action.ts';
import type { DeskActions } from '../staff/desk-actions.ts';
import { deskRoute } from '../staff/desk-route.ts';
import { noEntry } from '../staff/no-entry.ts';
import { addUpdate, editUpdate, type UpdateFields, updateKind } from './updates.ts';

/** Registers the desk's calls for impact updates. */
export function updateDeskRoutes(app: FastifyInstance, desk: DeskActions): void {
  const { contextOf, database } = desk;
  deskRoute(app, desk, deskCalls.deskUpdateList, ({ query }) => readUpdates(database, query.after));
  deskRoute(app, desk, deskCalls.readUpdate, ({ params }) => readUpdate(database, params.id));
  deskRoute(app, desk, deskCalls.createUpdate, async ({ body, session }) => {
    const context = contextOf(session);
    const { id } = await addUpdate(context, await fieldsOf(context.folders, body));
    return readUpdate(database, id);
  });
  deskRoute(app, desk, deskCalls.editUpdate, async ({ body, params, session }) => {
    const context = contextOf(session);
    await editUpdate(context, params.id, await fieldsOf(context.folders, body));
    return readUpdate(database, params.id);
  });
}

async function fieldsOf(
  folders: PictureFolders,
  { place, title, ...fields }: DeskRequest<'createUpdate'>,
): Promise<UpdateFields> {
  await requirePicture(folders, 'image_url', fields.image_url);
  return { ...fields, place: place === '' ? null : place, title: title === '' ? null : title };
}

const selectUpdates = (database: Database) =>
  database
    .selectFrom('impact_updates')
    .leftJoin('campaigns', 'campaigns.id', 'impact_updates.campaign_id')
    .select(['impact_updates.id', 'impact_updates.title', 'place', 'impact_updates.image_url'])
    .select(['impact_updates.description', 'date_published', 'impact_updates.campaign_id'])
    .select('campaigns.title as campaign_title');

type Row = Awaited<ReturnType<ReturnType<typeof selectUpdates>['executeTakeFirstOrThrow']>>;

async function readUpdates(database: Database, after: string | undefined) {
  const keys = [
    { column: 'date_published', of: (row: Row) => row.date_published },
    { column: 'impact_updates.id', of: (row: Row) => row.id },
  ];
  const { next, rows } = await keysetPage(selectUpdates(database), keys, after);
  const mailings = await readMailings(
    database,
    rows.map(({ id }) => id),
  );
  return { updates: rows.map((row) => describe(row, mailings)), next };
}

async function readUpdate(database: Database, id: number): Promise<DeskUpdate> {
  const row = await selectUpdates(database).where('impact_updates.id', '=', id).executeTakeFirst();
  if (!row) throw noEntry(updateKind, id);
  return describe(row, await readMailings(database, [id]));
}

/** Counts the mails of updates that were sent to donors. Mails that left the outbox were sent. */
async function readMailings(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('update_mails')
    .leftJoin('outbox', 'outbox.id', 'update_mails.mail_id')
    .select('update_id')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(sql<number>`count(case when outbox.state = 'waiting' then 1 end)`.as('waiting'))
    .select(sql<number>`count(case when outbox.state = 'failed' then 1 end)`.as('failed'))
    .where('update_id', 'in', ids)
    .groupBy('update_id')
    .execute();
  return new Map(
    rows.map(({ failed, total, update_id: id, waiting }) => [
      id,
      { sent: total - waiting - failed, waiting, failed },
    ]),
  );
}

function describe(
  { campaign_id: campaignId, campaign_title: campaignTitle, place, title, ...row }: Row,
  mailings: ReadonlyMap<number, NonNullable<DeskUpdate['mailing']>>,
): DeskUpdate {
  return {
    ...row,
    title: title ?? '',
    place: place ?? '',
    campaign: campaignId === null ? null : { id: campaignId, title: campaignTitle ?? '' },
    mailing: mailings.get(row.id) ?? null,
  };
}
