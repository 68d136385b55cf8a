import { fromCents } from '@hearthlight/domain';
import type { Command } from 'commander';
import * as z from 'zod';

import { ActionError, type Listing, type PictureSource } from '../../actions/action.ts';
import type { ProgramEnvironment } from '../../actions/command.ts';
import { type ContentKind, documentOf, type WrittenEntry } from '../../actions/content.ts';
import { cents, day, exactMoney, line, picture, readDocument, unknownField } from '../../actions/document.ts';
import { noEntry } from '../../actions/no-entry.ts';
import type { Database } from '../../database/schema.ts';
import { pictureAddress } from '../pictures/document-pictures.ts';
import { addContentCommands } from '../translations/content-commands.ts';
import { addCampaign, campaignKind, editCampaign, removeCampaign } from './campaigns.ts';
import { campaignTranslations } from './translations.ts';

const frontMatter = z.strictObject(
  {
    title: line,
    image_url: picture,
    target_amount: cents,
    /** Raised before or outside the books. The gifts in the books are added. */
    opening_amount: cents.optional(),
    opening_contributors: z.int({ error: 'must be a whole number' }).min(0, 'must not be below 0').optional(),
    /** The former name of `opening_amount`. */
    amount_raised: cents.optional(),
    date_started: day,
    date_ended: day.nullish(),
  },
  { error: unknownField },
);

async function readCampaign(file: string, source: PictureSource) {
  const { fields, body } = await readDocument(file, frontMatter);
  const {
    target_amount,
    opening_amount,
    amount_raised,
    opening_contributors,
    date_ended: ended,
    image_url: value,
    ...row
  } = fields;
  if (opening_amount !== undefined && amount_raised !== undefined) {
    throw new ActionError('The campaign has both opening_amount and amount_raised, its former name. Remove one.');
  }
  const campaign = {
    ...row,
    image_url: await pictureAddress(source, { document: file, field: 'image_url', value }),
    target_cents: target_amount,
    date_ended: ended ?? null,
    description: body,
  };
  return {
    campaign,
    opening: { cents: opening_amount ?? amount_raised, contributors: opening_contributors },
  };
}

type CampaignFile = Awaited<ReturnType<typeof readCampaign>>;

async function listCampaigns(database: Database): Promise<Listing> {
  const rows = await database.selectFrom('campaigns').selectAll().orderBy('id', 'desc').execute();
  return {
    rows: rows.map(({ target_cents: target, raised_cents: raised, opening_cents: opening, ...campaign }) => ({
      ...campaign,
      target_amount: fromCents(target),
      amount_raised: fromCents(raised),
      opening_amount: fromCents(opening),
    })),
    lines: rows.map((row) =>
      [
        row.id,
        row.date_started,
        row.date_ended ?? 'no end',
        `${exactMoney(row.raised_cents)} of ${exactMoney(row.target_cents)}`,
        row.title,
      ].join('\t'),
    ),
    empty: 'There are no campaigns.',
  };
}

/**
 * Returns a campaign as a Markdown file that `campaign edit` accepts, and as fields with the amount raised. Throws an
 * `ActionError` when there is no such campaign.
 */
async function showCampaign(database: Database, id: number): Promise<WrittenEntry> {
  const row = await database.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw noEntry();
  const matter = {
    title: row.title,
    image_url: row.image_url,
    target_amount: fromCents(row.target_cents),
    opening_amount: fromCents(row.opening_cents),
    opening_contributors: row.opening_contributors,
    date_started: row.date_started,
    ...(row.date_ended !== null && { date_ended: row.date_ended }),
  };
  const raised = { amount_raised: fromCents(row.raised_cents), contributors: row.contributors };
  return {
    fields: { id, ...matter, ...raised, description: row.description },
    document: documentOf(matter, row.description),
  };
}

/** Campaigns in files. Amount raised and contributors are the opening balance plus the gifts in the books. */
export const campaignFiles: ContentKind<CampaignFile> = {
  ...campaignKind,
  fields:
    'title, image_url, target_amount, date_started and optionally date_ended, opening_amount and opening_contributors',
  removes: 'with its registrations',
  read: readCampaign,
  add: (context, { campaign, opening }) => addCampaign(context, campaign, opening),
  edit: (context, id, { campaign, opening }) => editCampaign(context, id, campaign, { opening }),
  remove: removeCampaign,
  list: listCampaigns,
};

/** Adds the commands for campaigns. */
export function addCampaignCommands(program: Command, environment: ProgramEnvironment): void {
  addContentCommands(program, environment, {
    kind: campaignFiles,
    show: showCampaign,
    translations: campaignTranslations,
  });
}
