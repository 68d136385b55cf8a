import { deskRules as rules } from '@hearthlight/words/desk-rules';
import { staff as words } from '@hearthlight/words/staff';
import { sql } from 'kysely';

import { type ActionContext, ActionError, audited, type ChangeOptions, changesBetween } from '../../actions/action.ts';
import { noEntry } from '../../actions/no-entry.ts';
import { requireVersion } from '../../actions/require-version.ts';
import { countWhere } from '../../database/count-where.ts';
import type { Database } from '../../database/schema.ts';
import { raiseVersion } from '../../database/versions.ts';
import { changeBooks } from '../books/entries.ts';
import { todayOf } from '../books/requirements.ts';
import { keepPictures } from '../pictures/stored-pictures.ts';
import { inOrder } from './order.ts';

/** The fields of a campaign that staff write. Amount raised and contributors come from the books. */
export interface CampaignFields {
  title: string;
  image_url: string;
  description: string;
  target_cents: number;
  date_started: string;
  date_ended: string | null;
}

/** Raised before or outside the books. What is `undefined` stays as it is, and is 0 for a new campaign. */
export interface OpeningBalance {
  cents?: number | undefined;
  contributors?: number | undefined;
}

/** A campaign that an action added, changed or removed. */
interface CampaignEntry {
  id: number;
  title: string;
}

/** How campaigns are named on the command line and in sentences. */
export const campaignKind = { name: 'campaign', label: 'campaign' } as const;

const subjectOf = (id: number) => ({ kind: 'campaign', id });

/** Adds a campaign. */
export async function addCampaign(
  context: ActionContext,
  fields: CampaignFields,
  { cents = 0, contributors = 0 }: OpeningBalance = {},
): Promise<CampaignEntry> {
  requireOrder(fields);
  return audited(context, 'campaign add', async (database) => {
    await keepPictures(database, context.folders, fields);
    const opening = { opening_cents: cents, opening_contributors: contributors };
    const { id, title } = await database
      .insertInto('campaigns')
      .values({ ...fields, ...opening, raised_cents: cents, contributors })
      .returning(['id', 'title'])
      .executeTakeFirstOrThrow();
    const changes = changesBetween(undefined, { ...fields, ...opening });
    return { subject: subjectOf(id), detail: title, changes, result: { id, title } };
  });
}

/**
 * Replaces the fields of a campaign. Throws an `ActionError` when there is no such campaign, or when it has another
 * version than `basedOn`.
 */
export async function editCampaign(
  context: ActionContext,
  id: number,
  fields: CampaignFields,
  { basedOn, opening = {} }: { basedOn?: number | undefined; opening?: OpeningBalance } = {},
): Promise<CampaignEntry> {
  requireOrder(fields);
  return audited(context, 'campaign edit', async (database) => {
    await keepPictures(database, context.folders, fields);
    const before = await lockCampaign(database, id);
    requireVersion(before, basedOn);
    // Articles show their campaign's title and picture, and cached articles depend on this version.
    await raiseVersion(database, 'news');
    const after = {
      ...fields,
      opening_cents: opening.cents ?? before.opening_cents,
      opening_contributors: opening.contributors ?? before.opening_contributors,
    };
    await database
      .updateTable('campaigns')
      .set({
        ...after,
        is_sample: 0,
        version: before.version + 1,
        raised_cents: sql`raised_cents - opening_cents + ${after.opening_cents}`,
        contributors: sql`contributors - opening_contributors + ${after.opening_contributors}`,
      })
      .where('id', '=', id)
      .execute();
    const changes = changesBetween(changedIn(before), after);
    const { title } = fields;
    return { subject: subjectOf(id), detail: title, changes, result: { id, title } };
  });
}

/** Makes today the last day of a campaign. Throws an `ActionError` for a campaign that has ended or not begun. */
export async function endCampaign(context: ActionContext, id: number): Promise<CampaignEntry> {
  const today = todayOf(context);
  return audited(context, 'campaign end', async (database) => {
    const { date_ended: ended, date_started, title, version } = await lockCampaign(database, id);
    if (ended !== null && ended <= today) throw new ActionError(words.campaignEnded, { status: 409 });
    if (date_started > today) throw new ActionError(words.campaignNotBegun, { status: 409 });
    await database
      .updateTable('campaigns')
      .set({ date_ended: today, is_sample: 0, version: version + 1 })
      .where('id', '=', id)
      .execute();
    const changes = changesBetween({ date_ended: ended }, { date_ended: today });
    return { subject: subjectOf(id), detail: title, changes, result: { id, title } };
  });
}

/** Where a campaign can be moved: to the first place, or by one. */
export type CampaignMove = 'top' | 'up' | 'down';

/** Moves a campaign in the order of the site. Changes nothing if it is there already. */
export async function moveCampaign(context: ActionContext, id: number, to: CampaignMove): Promise<void> {
  await audited(context, 'campaign move', async (database) => {
    const { title } = await lockCampaign(database, id);
    const rows = await inOrder(database.selectFrom('campaigns').select(['id', 'position'])).execute();
    const from = rows.findIndex((row) => row.id === id);
    const place = { top: 0, up: Math.max(from - 1, 0), down: Math.min(from + 1, rows.length - 1) }[to];
    const others = rows.filter((row) => row.id !== id);
    const sorted = [...others.slice(0, place), { id, position: 0 }, ...others.slice(place)];
    for (const [index, row] of sorted.entries()) {
      if (row.position === index + 1) continue;
      await database
        .updateTable('campaigns')
        .set({ position: index + 1 })
        .where('id', '=', row.id)
        .execute();
    }
    const changes = changesBetween({ position: from + 1 }, { position: place + 1 });
    const isUnchanged = from === place;
    return { subject: subjectOf(id), detail: title, changes, isUnchanged, result: undefined };
  });
}

/** Removes a campaign. Throws an `ActionError` when it has gifts or bills in the books. */
export async function removeCampaign(
  context: ActionContext,
  id: number,
  options: ChangeOptions = {},
): Promise<CampaignEntry & { removed: { registrations: number } }> {
  return audited(
    context,
    'campaign remove',
    async (database) => {
      const before = await lockCampaign(database, id);
      await requireNoMoney(database, id);
      const removed = { registrations: await countWhere(database, 'registrations', 'campaign_id', id) };
      await database.deleteFrom('campaigns').where('id', '=', id).execute();
      const { title } = before;
      return { subject: subjectOf(id), detail: title, result: { id, title, removed } };
    },
    options,
  );
}

/** Locks the books, as all changes of existing campaigns do, and returns a campaign. */
export async function lockCampaign(database: Database, id: number) {
  await changeBooks(database);
  const row = await database.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw noEntry();
  return row;
}

/** Returns the fields that an edit can change. */
const changedIn = (row: Awaited<ReturnType<typeof lockCampaign>>) => ({
  title: row.title,
  image_url: row.image_url,
  description: row.description,
  target_cents: row.target_cents,
  date_started: row.date_started,
  date_ended: row.date_ended,
  opening_cents: row.opening_cents,
  opening_contributors: row.opening_contributors,
});

function requireOrder({ date_ended: ended, date_started: started }: CampaignFields): void {
  if (ended === null || ended >= started) return;
  throw new ActionError(rules.endBeforeStart, { field: 'date_ended' });
}

async function requireNoMoney(database: Database, id: number): Promise<void> {
  for (const table of ['gift_entries', 'bills'] as const) {
    if ((await countWhere(database, table, 'campaign_id', id)) === 0) continue;
    throw new ActionError(words.campaignHasMoney, { status: 409 });
  }
}
