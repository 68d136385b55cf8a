import { fromCents } from '@hearthlight/domain';
import { type DeskCampaign, deskCalls } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';

import type { ActionContext, PictureSource } from '../../actions/action.ts';
import { noEntry } from '../../actions/no-entry.ts';
import type { DeskServices } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { todayOf } from '../books/requirements.ts';
import { addFocus } from '../pictures/picture-details.ts';
import { requirePicture } from '../pictures/stored-pictures.ts';
import { translationHandlers } from '../translations/desk-translations.ts';
import {
  addCampaign,
  type CampaignFields,
  editCampaign,
  endCampaign,
  moveCampaign,
  removeCampaign,
} from './campaigns.ts';
import { inOrder } from './order.ts';
import { campaignTranslations } from './translations.ts';

/** Registers the desk's calls for campaigns. */
export function campaignDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf } = desk;
  route(app, deskCalls.deskCampaignList, async ({ session }) => ({
    campaigns: await readCampaigns(contextOf(session)),
  }));
  route(app, deskCalls.readCampaign, ({ params, session }) => readCampaign(contextOf(session), params.id));
  route(app, deskCalls.createCampaign, async ({ body, session }) => {
    const context = contextOf(session);
    const { id } = await addCampaign(context, await fieldsOf(context, body));
    return readCampaign(context, id);
  });
  route(app, deskCalls.editCampaign, async ({ body, params, session }) => {
    const context = contextOf(session);
    const { version: basedOn, ...fields } = body;
    await editCampaign(context, params.id, await fieldsOf(context, fields), { basedOn });
    return readCampaign(context, params.id);
  });
  route(app, deskCalls.moveCampaign, async ({ body, params, session }) => {
    const context = contextOf(session);
    await moveCampaign(context, params.id, body.to);
    return { campaigns: await readCampaigns(context) };
  });
  route(app, deskCalls.endCampaign, async ({ params, session }) => {
    const context = contextOf(session);
    await endCampaign(context, params.id);
    return readCampaign(context, params.id);
  });
  route(app, deskCalls.removeCampaign, async ({ params, session }) => {
    const { title } = await removeCampaign(contextOf(session), params.id);
    return { message: words.entryRemoved({ title }) };
  });
  const translated = translationHandlers(desk, campaignTranslations, readCampaign);
  route(app, deskCalls.campaignTranslations, translated.list);
  route(app, deskCalls.saveCampaignTranslation, translated.save);
  route(app, deskCalls.removeCampaignTranslation, translated.remove);
}

/** Returns the fields of a campaign. Only the command line sets an opening balance. */
async function fieldsOf(
  source: PictureSource,
  { target_amount: target, ...fields }: z.output<typeof deskCalls.createCampaign.request>,
): Promise<CampaignFields> {
  await requirePicture(source, 'image_url', fields.image_url);
  return { ...fields, target_cents: target };
}

type ReadContext = Pick<ActionContext, 'database' | 'now' | 'timeZone'>;

const selectCampaigns = ({ database }: ReadContext) =>
  database
    .selectFrom('campaigns')
    .select(['id', 'title', 'image_url', 'description', 'date_started', 'date_ended', 'version'])
    .select(['target_cents', 'opening_cents', 'raised_cents', 'contributors']);

async function readCampaigns(context: ReadContext): Promise<DeskCampaign[]> {
  const rows = await inOrder(selectCampaigns(context)).execute();
  return (await addFocus(context.database, rows, 'image_url')).map((row) => describe(context, row));
}

async function readCampaign(context: ReadContext, id: number): Promise<DeskCampaign> {
  const rows = await selectCampaigns(context).where('id', '=', id).execute();
  const [row] = await addFocus(context.database, rows, 'image_url');
  if (!row) throw noEntry();
  return describe(context, row);
}

function describe(
  context: ReadContext,
  {
    contributors,
    opening_cents: opening,
    raised_cents: raised,
    target_cents: target,
    ...row
  }: Awaited<ReturnType<ReturnType<typeof selectCampaigns>['executeTakeFirstOrThrow']>>,
): DeskCampaign {
  return {
    ...row,
    target_amount: fromCents(target),
    amount_raised: fromCents(raised),
    amount_before: fromCents(opening),
    no_of_contributors: contributors,
    state: stateOf(row, todayOf(context)),
  };
}

/** The last day of a campaign still belongs to it. */
function stateOf(
  { date_ended: ended, date_started: started }: Pick<DeskCampaign, 'date_ended' | 'date_started'>,
  today: string,
): DeskCampaign['state'] {
  if (ended !== null && ended < today) return 'ended';
  return started > today ? 'upcoming' : 'running';
}
