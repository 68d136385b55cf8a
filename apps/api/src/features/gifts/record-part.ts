import type { ActionContext } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { countedCents, insertGifts } from '../books/entries.ts';
import { keepReceipts } from '../books/keep-receipts.ts';
import { todayOf } from '../books/requirements.ts';
import { changeOf, entryOf, type Gift, type MadeEntry } from './gift-change.ts';

/**
 * Records a part of a payment as a completed gift of the same giver, in a transaction of the caller, who has locked the books.
 * Returns its entries.
 */
export async function recordPart(
  context: ActionContext,
  database: Database,
  { of, reason, ...changes }: Pick<Gift, 'amount_cents' | 'pledge_id'> & { of: Gift; reason: string },
): Promise<MadeEntry[]> {
  const { id: _whole, ...columns } = of;
  const part = {
    ...columns,
    ...changes,
    payment_status: 'completed' as const,
    external_id: of.external_id === null ? null : `${of.external_id}/2`,
    fee_cents: 0,
    pledged_cents: null,
  };
  const { import_id: _none, ...gift } = part;
  const made = await insertGifts(database, [gift], changeOf(context, reason));
  const ids = made.map(({ id }) => id);
  await keepReceipts(database, ids, todayOf(context));
  return made.map((each) => entryOf('recorded', each, countedCents(each)));
}
