import { dayIn } from '@hearthlight/domain';

import { type AdminContext, AdminError } from '../admin/admin-context.ts';
import type { Database } from '../database/schema.ts';
import { lockBooks } from './entries.ts';

/** Returns today's day where the foundation is. */
export const todayOf = ({ now, timeZone }: Pick<AdminContext, 'now' | 'timeZone'>): string =>
  dayIn(timeZone, now());

/** Throws an `AdminError` for a day that has not begun where the foundation is. */
export function requirePast(context: AdminContext, day: string): void {
  const today = todayOf(context);
  if (day > today) {
    throw new AdminError(`The day ${day} is in the future: in ${context.timeZone} it is ${today}.`);
  }
}

/**
 * Throws an `AdminError` unless there is a campaign with this id, if one is given. It locks the books, as the removal of
 * a campaign does, so that the campaign stays until the transaction ends.
 */
export async function requireCampaign(database: Database, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  await lockBooks(database);
  const campaign = await database
    .selectFrom('campaigns')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!campaign) throw new AdminError(`There is no campaign ${id}; “campaign list” shows all.`);
}
