import { fromCents, toCents } from '@hearthlight/domain';
import { type DeskCampaign, deskCalls, type DeskRequest } from '@hearthlight/domain/desk';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../database/schema.ts';
import { requirePicture } from '../pictures/picture-use.ts';
import type { PictureFolders } from '../staff/action.ts';
import type { DeskActions } from '../staff/desk-actions.ts';
import { deskRoute } from '../staff/desk-route.ts';
import { noEntry } from '../staff/no-entry.ts';
import { addCampaign, type CampaignFields, campaignKind, editCampaign } from './campaigns.ts';

/** Registers the desk's calls for campaigns. */
export function campaignDeskRoutes(app: FastifyInstance, desk: DeskActions): void {
  const { contextOf, database } = desk;
  deskRoute(app, desk, deskCalls.deskCampaignList, async () => ({
    campaigns: await readCampaigns(database),
  }));
  deskRoute(app, desk, deskCalls.createCampaign, async ({ body, session }) => {
    const context = contextOf(session);
    const { id } = await addCampaign(context, await fieldsOf(context.folders, body));
    return readCampaign(database, id);
  });
  deskRoute(app, desk, deskCalls.editCampaign, async ({ body, params, session }) => {
    const context = contextOf(session);
    await editCampaign(context, params.id, await fieldsOf(context.folders, body));
    return readCampaign(database, params.id);
  });
}

/** Returns the fields of a campaign. Only the command line sets an opening balance. */
async function fieldsOf(
  folders: PictureFolders,
  { target_amount: target, ...fields }: DeskRequest<'createCampaign'>,
): Promise<CampaignFields> {
  await requirePicture(folders, 'image_url', fields.image_url);
  return { ...fields, target_cents: toCents(target) };
}

const selectCampaigns = (database: Database) =>
  database
    .selectFrom('campaigns')
    .select(['id', 'title', 'image_url', 'description', 'date_started', 'date_ended'])
    .select(['target_cents', 'raised_cents', 'contributors']);

async function readCampaigns(database: Database): Promise<DeskCampaign[]> {
  return (await selectCampaigns(database).orderBy('id', 'desc').execute()).map(describe);
}

async function readCampaign(database: Database, id: number): Promise<DeskCampaign> {
  const row = await selectCampaigns(database).where('id', '=', id).executeTakeFirst();
  if (!row) throw noEntry(campaignKind, id);
  return describe(row);
}

function describe({
  contributors,
  raised_cents: raised,
  target_cents: target,
  ...row
}: Awaited<ReturnType<ReturnType<typeof selectCampaigns>['executeTakeFirstOrThrow']>>): DeskCampaign {
  return {
    ...row,
    target_amount: fromCents(target),
    amount_raised: fromCents(raised),
    no_of_contributors: contributors,
  };
}
