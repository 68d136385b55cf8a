import { dayIn } from '@hearthlight/domain';
import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { lockBooks } from './entries.ts';

/** Returns today's date in the foundation's time zone. */
export const todayOf = ({ now, timeZone }: Pick<ActionContext, 'now' | 'timeZone'>): string => dayIn(timeZone, now());

/** Throws an `ActionError` for a future day in the foundation's time zone. */
export function requirePast(context: ActionContext, day: string): void {
  const today = todayOf(context);
  if (day > today)
    throw new ActionError(words.futureDay, { field: 'date', hint: `In ${context.timeZone} it is ${today}.` });
}

/**
 * Returns a campaign, `undefined` without an id. Throws an `ActionError` for an unknown one. Locks the books, as the
 * removal of a campaign does, so that the campaign cannot be removed until the transaction ends.
 */
export async function requireCampaign(
  database: Database,
  id: number | null | undefined,
): Promise<{ title: string } | undefined> {
  if (id === null || id === undefined) return undefined;
  await lockBooks(database);
  const campaign = await database.selectFrom('campaigns').select('title').where('id', '=', id).executeTakeFirst();
  if (campaign) return campaign;
  throw new ActionError(words.unknownCampaign, { field: 'campaign_id', hint: '“campaign list” shows all.' });
}

/** Returns the error for a gift that does not exist. */
export const unknownGift = (): ActionError => new ActionError(words.unknownGift, { status: 404 });
