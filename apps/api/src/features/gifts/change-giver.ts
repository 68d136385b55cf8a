import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, atOneTime, audited, changesBetween } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { changeBooks } from '../books/entries.ts';
import { giveToNewDonors } from '../books/give-gifts.ts';
import { type Giver, type GiverColumns, columnsOfGiver } from '../books/giver.ts';
import { closedMonthWarning } from '../books/months.ts';
import {
  applyChange,
  changeResult,
  type Gift,
  type GiftChange,
  type GiftOptions,
  giftWith,
  money,
} from './gift-change.ts';

/**
 * Gives a gift to somebody else. Its entries are reversed and made again, so that the history tells when and why.
 * Throws an `ActionError` for an unknown gift or donor, and when the giver stays the same.
 */
export async function changeGiver(
  given: ActionContext,
  id: number,
  { giver, reason }: { giver: Giver; reason: string },
  options: GiftOptions = {},
): Promise<GiftChange> {
  const context = atOneTime(given);
  const { columns, ...result } = await audited(
    context,
    'gift giver',
    async (database) => {
      await changeBooks(database);
      const before = await giftWith(database, id, options.basedOn);
      const columns = await columnsOfGiver(database, giver);
      requireOtherGiver(before, columns);
      const { result, ...change } = await settleGiver(context, database, { before, columns, reason });
      return { ...change, result: { columns, ...result } };
    },
    options,
  );
  if (!options.dryRun) await giveToNewDonors(context.database, [columns]);
  return result;
}

/**
 * Stores who gave a gift, in a transaction of the caller, who has locked the books. A payment is then no longer
 * unmatched, also if nobody knows who gave it, unless the columns say so. Returns what `audited` records.
 */
export async function settleGiver(
  context: ActionContext,
  database: Database,
  { before, columns, reason }: { before: Gift; columns: Partial<Gift>; reason: string },
) {
  const after: Gift = { ...before, giver_settled: 1, ...columns };
  const made = await applyChange(context, database, { before, after, reason });
  return {
    subject: { kind: 'gift', id: before.id },
    changes: changesBetween(settledOf(before), settledOf(after)),
    result: {
      ...changeResult(before, after, made),
      warning: await closedMonthWarning(database, before.date),
    },
  };
}

const settledOf = (gift: Gift) => ({
  giver: referenceOf(gift),
  campaign: gift.campaign_id,
  amount: money(gift.amount_cents),
});

const isAnonymous = ({ giver_key: key }: GiverColumns) => key.startsWith('anonymous:');

function requireOtherGiver(before: Gift, after: GiverColumns): void {
  const isSame =
    (isAnonymous(before) && isAnonymous(after)) ||
    (before.giver_key === after.giver_key && before.giver_name === after.giver_name);
  if (!isSame) return;
  throw new ActionError(words.sameGiver, { field: 'giver' });
}

/** Refers to a giver without saying who it is, because the activity log is kept when a donor is erased. */
const referenceOf = ({ donor_id: donor, giver_key: key }: GiverColumns) =>
  donor === null ? `without an account (${key.split(':')[0]})` : `donor ${donor}`;
