import { fromCents } from '@hearthlight/domain';
import { sql } from 'kysely';
import * as z from 'zod';

import { changeBooks } from '../books/entries.ts';
import { countWhere } from '../database/count-where.ts';
import type { Database } from '../database/schema.ts';
import { ActionError, type Listing, type PictureFolders } from '../staff/action.ts';
import { type ContentKind, documentOf, notFound, type WrittenEntry } from './content.ts';
import { cents, day, exactMoney, line, picture, readDocument, unknownField } from './document.ts';
import { pictureAddress } from './pictures.ts';

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

async function readCampaign(file: string, folders: PictureFolders) {
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
    throw new ActionError(
      'The campaign has both opening_amount and amount_raised, its former name. Remove one.',
    );
  }
  if (ended && ended < row.date_started) {
    throw new ActionError('The campaign’s date_ended is before its date_started.');
  }
  const campaign = {
    ...row,
    image_url: await pictureAddress(folders, { document: file, field: 'image_url', value }),
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

/** Changes a campaign. Keeps the opening balance if the file does not state one. */
async function updateCampaign(database: Database, id: number, { campaign, opening }: CampaignFile) {
  await changeBooks(database);
  // Articles show their campaign's title and picture, and cached articles depend on this version.
  await database
    .updateTable('versions')
    .set(({ eb }) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'news')
    .execute();
  return database
    .updateTable('campaigns')
    .set({ ...campaign, is_sample: 0 })
    .$if(opening.cents !== undefined, (query) =>
      query.set({
        raised_cents: sql`raised_cents - opening_cents + ${opening.cents}`,
        opening_cents: opening.cents ?? 0,
      }),
    )
    .$if(opening.contributors !== undefined, (query) =>
      query.set({
        contributors: sql`contributors - opening_contributors + ${opening.contributors}`,
        opening_contributors: opening.contributors ?? 0,
      }),
    )
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

function insertCampaign(database: Database, { campaign, opening }: CampaignFile) {
  const { cents: openingCents = 0, contributors = 0 } = opening;
  return database
    .insertInto('campaigns')
    .values({
      ...campaign,
      raised_cents: openingCents,
      opening_cents: openingCents,
      contributors,
      opening_contributors: contributors,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Removes a campaign. Throws an `ActionError` when it has donations or bills in the books. */
async function removeCampaign(database: Database, id: number) {
  await changeBooks(database);
  for (const [table, money] of [
    ['donation_entries', 'donations'],
    ['bills', 'bills'],
  ] as const) {
    if ((await countWhere(database, table, 'campaign_id', id)) > 0) {
      throw new ActionError(
        `Campaign ${id} has ${money} in the books and cannot be removed. Set its date_ended instead.`,
      );
    }
  }
  return database.deleteFrom('campaigns').where('id', '=', id).returning('title').executeTakeFirst();
}

async function listCampaigns(database: Database): Promise<Listing> {
  const campaigns = await database.selectFrom('campaigns').selectAll().orderBy('id', 'desc').execute();
  return {
    rows: campaigns.map(
      ({ target_cents: target, raised_cents: raised, opening_cents: opening, ...campaign }) => ({
        ...campaign,
        target_amount: fromCents(target),
        amount_raised: fromCents(raised),
        opening_amount: fromCents(opening),
      }),
    ),
    lines: campaigns.map((row) =>
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
export async function readWrittenCampaign(database: Database, id: number): Promise<WrittenEntry> {
  const row = await database.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(campaigns, id);
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

/** Campaigns. Amount raised and contributors are the opening balance plus the gifts in the books. */
export const campaigns: ContentKind<CampaignFile> = {
  name: 'campaign',
  label: 'campaign',
  fields:
    'title, image_url, target_amount, date_started and optionally date_ended, opening_amount and opening_contributors',
  removes: 'with its registrations',
  read: readCampaign,
  titleOf: ({ campaign }) => campaign.title,
  insert: insertCampaign,
  update: updateCampaign,
  dependents: async (database, id) => ({
    registrations: await countWhere(database, 'registrations', 'campaign_id', id),
  }),
  remove: removeCampaign,
  list: listCampaigns,
};
