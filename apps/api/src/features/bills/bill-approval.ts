import { staff as words } from '@hearthlight/words/staff';
import type { Selectable } from 'kysely';

import { type ActionContext, ActionError } from '../../actions/action.ts';
import type { Schema } from '../../database/schema.ts';

/** A bill as it is stored. */
export type Bill = Selectable<Schema['bills']>;

/** Who acts, in the columns of a bill. */
export const recordedBy = ({ actor, staff }: ActionContext) => ({
  recorded_by: actor,
  recorded_staff: staff?.id ?? null,
});

/** Columns of a bill that nobody has approved. */
export const notApproved = { approved_at: null, approved_by: null, approved_staff: null };

/**
 * Whether a bill was recorded by who acts now. In the desk, people are told apart by their accounts; on the command line
 * by the operator's name.
 */
export function isOwnBill(
  { actor, staff }: { actor: string; staff?: { id: number } | undefined },
  bill: Pick<Bill, 'recorded_by' | 'recorded_staff'>,
): boolean {
  const isSameAccount = staff !== undefined && bill.recorded_staff === staff.id;
  return isSameAccount || bill.recorded_by === actor;
}

/** Returns the columns of an approval. Throws an `ActionError` for one's own bill, and for one that needs none. */
export function approval(context: ActionContext, bill: Bill) {
  const { actor, now, staff } = context;
  const { id, state } = bill;
  if (state !== 'open') {
    throw new ActionError(`Bill ${id} is ${state}.`, { status: 409, sentence: () => words.billNotOpen });
  }
  if (bill.approved_at !== null) {
    throw new ActionError(`Bill ${id} is already approved.`, {
      status: 409,
      sentence: () => words.billApproved,
    });
  }
  if (isOwnBill(context, bill)) {
    throw new ActionError(`Bill ${id} was recorded by ${actor}: another person must approve it.`, {
      status: 403,
      sentence: () => words.ownBill,
    });
  }
  return { approved_at: now(), approved_by: actor, approved_staff: staff?.id ?? null };
}

/** Throws an `ActionError` for a bill that a second person must approve first. */
export function requireApproval({ needsApproval }: ActionContext, { approved_at: at, id }: Bill): void {
  if (!needsApproval || at !== null) return;
  throw new ActionError(`Bill ${id} is not approved: a second person runs “bill approve ${id}”.`, {
    status: 409,
    sentence: () => words.billNotApproved,
  });
}
