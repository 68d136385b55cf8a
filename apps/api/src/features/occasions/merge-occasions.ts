import { fromCents } from '@hearthlight/domain';
import { programText, type OccasionMerge } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, audited, changesBetween, type ChangeOptions } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { changeBooks } from '../books/entries.ts';
import { occasionWith } from './keep-occasion.ts';
import { readOccasion } from './read-occasions.ts';

/** Gifts that a preview lists. */
const mostListed = 20;

/** The two occasions of a merge. */
interface Pair {
  /** The number of the one that stays. */
  kept: number;
  /** The number of the one that goes. */
  merged: number;
}

/**
 * Merges an occasion into another one, which gets all its gifts and keeps its own kind and name. It also gets whom to
 * tell if it has nobody. No sum of the books changes. Throws an `ActionError` for an unknown occasion and for the same
 * one, and if `seen` is not the number of the gifts.
 */
export async function mergeOccasions(
  context: ActionContext,
  { seen, ...pair }: Pair & { seen?: number },
  options: ChangeOptions = {},
): Promise<OccasionMerge> {
  return audited(
    context,
    'occasion merge',
    async (database) => {
      // The open books may show both.
      await changeBooks(database);
      const result = await merge(database, pair);
      if (seen !== undefined && seen !== result.count) throw new ActionError(words.entryChanged, { status: 409 });
      return {
        subject: { kind: 'occasion', id: pair.kept },
        // Without names, because the log is kept.
        detail: programText('occasionMerged', { number: String(pair.merged) }),
        including: result.gifts.map(({ id }) => ({
          action: 'gift occasion' as const,
          subject: { kind: 'gift' as const, id },
          changes: changesBetween({ occasion: pair.merged }, { occasion: pair.kept }),
        })),
        result: { ...result, gifts: result.gifts.slice(0, mostListed) },
      };
    },
    options,
  );
}

/** Merges two occasions, and returns all gifts that moved. */
async function merge(database: Database, { kept, merged }: Pair): Promise<OccasionMerge> {
  const { tell, version } = await occasionWith(database, kept);
  const before = await readOccasion(database, merged);
  if (kept === merged) throw new ActionError(words.sameOccasion);
  const gifts = await moveGifts(database, { kept, merged });
  await database.deleteFrom('occasions').where('id', '=', merged).execute();
  await database
    .updateTable('occasions')
    .set({ tell: tell || before.tell, version: version + 1 })
    .where('id', '=', kept)
    .execute();
  return { kept: await readOccasion(database, kept), merged: before, count: gifts.length, gifts };
}

/** Moves all gifts of an occasion, and returns them, the newest first. */
async function moveGifts(database: Database, { kept, merged }: Pair) {
  const gifts = await database
    .selectFrom('gifts')
    .select(['id', 'date', 'amount_cents'])
    .where('occasion_id', '=', merged)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  await database.updateTable('gifts').set({ occasion_id: kept }).where('occasion_id', '=', merged).execute();
  return gifts.map(({ amount_cents: cents, date, id }) => ({ id, date, amount: fromCents(cents) }));
}
