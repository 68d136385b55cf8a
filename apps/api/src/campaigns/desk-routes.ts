import { fromCents, toCents } from '@hearthlight/domain';
import { type DeskCampaign, deskCalls, type DeskRequest } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';

import { campaigns } from '../admin/campaigns.ts';
import { addEntry, editEntry, notFound } from '../admin/content.ts';
import type { Database } from '../database/schema.ts';
import { requirePicture } from '../pictures/picture-use.ts';
import { ActionError, type PictureFolders } from '../staff/action.ts';
import type { DeskActions } from '../staff/desk-actions.ts';
import { deskRoute } from '../staff/desk-route.ts';

type Fields = DeskRequest<'createCampaign'>;

/** Registers the desk's calls for campaigns. */
export function campaignDeskRoutes(app: FastifyInstance, desk: DeskActions): void {
  const { contextOf, database } = desk;
  deskRoute(app, desk, deskCalls.deskCampaignList, async () => ({
    campaigns: await readCampaigns(database),
  }));
  deskRoute(app, desk, deskCalls.createCampaign, async ({ body, session }) => {
    const context = contextOf(session);
    const { id } = await addEntry(context, campaigns, await rowOf(context.folders, body));
    return readCampaign(database, id);
  });
  deskRoute(app, desk, deskCalls.editCampaign, async ({ body, params, session }) => {
    const context = contextOf(session);
    await editEntry(context, campaigns, params.id, await rowOf(context.folders, body));
    return readCampaign(database, params.id);
  });
}

/** Returns the row of a campaign without an opening balance, which only the command line sets. */
async function rowOf(
  folders: PictureFolders,
  { date_ended: ended, target_amount: target, ...fields }: Fields,
) {
  if (ended !== null && ended < fields.date_started) {
    throw new ActionError('The campaign’s date_ended is before its date_started.', {
      sentence: () => words.endBeforeStart,
      field: 'date_ended',
    });
  }
  await requirePicture(folders, 'image_url', fields.image_url);
  const campaign = { ...fields, target_cents: toCents(target), date_ended: ended };
  return { campaign, opening: { cents: undefined, contributors: undefined } };
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
  if (!row) throw notFound(campaigns, id);
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
