import type { OccasionEntry } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, audited, changesBetween } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { changeBooks } from '../books/entries.ts';
import { unknownGift } from '../books/requirements.ts';
import { removeUnused } from './forget-occasions.ts';
import { keepOccasion } from './keep-occasion.ts';

/**
 * Records whom a gift is in memory or in honor of, or that it is for nobody. Sums stay as they are, also in closed
 * months. An occasion without gifts is removed. Throws an `ActionError` for an unknown gift or occasion, if nothing
 * changes, and if the gift has another occasion than `from`.
 */
export async function setOccasion(
  context: ActionContext,
  giftId: number,
  { entry, from }: { entry: OccasionEntry | null; from?: number | null },
): Promise<void> {
  await audited(context, 'gift occasion', async (database) => {
    await changeBooks(database);
    const before = await occasionOf(database, giftId);
    if (from !== undefined && from !== before) throw new ActionError(words.entryChanged, { status: 409 });
    const after = entry && (await keepOccasion(database, entry));
    if (after === before) throw new ActionError(words.nothingChanges);
    await database.updateTable('gifts').set({ occasion_id: after }).where('id', '=', giftId).execute();
    if (before !== null) await removeUnused(database, [before]);
    return {
      subject: { kind: 'gift', id: giftId },
      // Without the name, because the log is kept.
      changes: changesBetween({ occasion: before }, { occasion: after }),
      result: undefined,
    };
  });
}

/** Returns the number of the occasion of a gift. Throws an `ActionError` for an unknown gift. */
export async function occasionOf(database: Database, giftId: number): Promise<number | null> {
  const gift = await database.selectFrom('gifts').select('occasion_id').where('id', '=', giftId).executeTakeFirst();
  if (!gift) throw unknownGift();
  return gift.occasion_id;
}
