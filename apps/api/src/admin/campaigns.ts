import { fromCents } from '@hearthlight/domain';
import * as z from 'zod';

import type { Database } from '../database/schema.ts';
import { AdminError, type Listing } from './admin-context.ts';
import type { ContentKind } from './content.ts';
import { countWhere } from './count-where.ts';
import { cents, day, dollars, line, picture, readDocument, unknownField } from './document.ts';

const frontMatter = z.strictObject(
  {
    title: line,
    image_url: picture,
    target_amount: cents,
    amount_raised: cents,
    date_started: day,
    date_ended: day.nullish(),
  },
  { error: unknownField },
);

async function readCampaign(file: string) {
  const { fields, body } = await readDocument(file, frontMatter);
  const { target_amount: target, amount_raised: raised, date_ended: ended, ...row } = fields;
  if (ended && ended < row.date_started) {
    throw new AdminError('The campaign’s date_ended is before its date_started.');
  }
  return { ...row, target_cents: target, raised_cents: raised, date_ended: ended ?? null, description: body };
}

async function listCampaigns(database: Database): Promise<Listing> {
  const campaigns = await database.selectFrom('campaigns').selectAll().orderBy('id', 'desc').execute();
  return {
    rows: campaigns.map(({ target_cents: target, raised_cents: raised, ...campaign }) => ({
      ...campaign,
      target_amount: fromCents(target),
      amount_raised: fromCents(raised),
    })),
    lines: campaigns.map((row) =>
      [
        row.id,
        row.date_started,
        row.date_ended ?? 'no end',
        `${dollars(row.raised_cents)} of ${dollars(row.target_cents)}`,
        row.title,
      ].join('\t'),
    ),
    empty: 'There are no campaigns.',
  };
}

/** The campaigns. Their contributors stay when an operator edits them. */
export const campaigns: ContentKind<Awaited<ReturnType<typeof readCampaign>>> = {
  name: 'campaign',
  label: 'campaign',
  fields: 'title, image_url, target_amount, amount_raised, date_started and optionally date_ended',
  removes: 'with its registrations',
  read: readCampaign,
  titleOf: ({ title }) => title,
  insert: (database, row) =>
    database
      .insertInto('campaigns')
      .values({ ...row, contributors: 0 })
      .returning('id')
      .executeTakeFirstOrThrow(),
  update: (database, id, row) =>
    database.updateTable('campaigns').set(row).where('id', '=', id).returning('id').executeTakeFirst(),
  dependents: async (database, id) => ({
    registrations: await countWhere(database, 'registrations', 'campaign_id', id),
  }),
  remove: (database, id) =>
    database.deleteFrom('campaigns').where('id', '=', id).returning('title').executeTakeFirst(),
  list: listCampaigns,
};
