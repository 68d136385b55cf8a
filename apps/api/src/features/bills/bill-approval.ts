import { staff as words } from '@hearthlight/words/staff';
import type { Selectable } from 'kysely';

import { type ActionContext, ActionError } from '../../actions/action.ts';
import type { Schema } from '../../database/schema.ts';

/** A bill as it is stored. */
export type Bill = Selectable<Schema['bills']>;

/** The acting person, as columns of a bill. */
export const recordedBy = ({ actor, staff }: ActionContext) => ({
  recorded_by: actor,
  recorded_staff: staff?.id ?? null,
});

/** Columns of a bill that nobody has approved. */
export const notApproved = { approved_at: null, approved_by: null, approved_staff: null };

/**
 * Whether a bill was recorded by who acts now. In the desk, people are told apart by their accounts; on the command
 * line by the operator's name.
 */
export function isOwnBill(
  { actor, staff }: { actor: string; staff?: { id: number } | undefined },
  bill: Pick<Bill, 'recorded_by' | 'recorded_staff'>,
): boolean {
  const isSameAccount = staff !== undefined && bill.recorded_staff === staff.id;
  return isSameAccount || bill.recorded_by === actor;
}

/** Throws an `ActionError` for a bill that is paid or canceled. */
export function requireOpen({ state }: Pick<Bill, 'state'>): void {
  if (state !== 'open') throw new ActionError(words.billNotOpen, { status: 409 });
}

/** Returns the columns of an approval. Throws an `ActionError` for one's own bill, and for one that needs none. */
export function approval(context: ActionContext, bill: Bill) {
  const { actor, now, staff } = context;
  requireOpen(bill);
  if (bill.approved_at !== null) throw new ActionError(words.billApproved, { status: 409 });
  if (isOwnBill(context, bill)) throw new ActionError(words.ownBill, { status: 403 });
  return { approved_at: now(), approved_by: actor, approved_staff: staff?.id ?? null };
}

/** Throws an `ActionError` for a bill that a second person must approve first. */
export function requireApproval({ needsApproval }: ActionContext, { approved_at: at }: Bill): void {
  if (!needsApproval || at !== null) return;
  throw new ActionError(words.billNotApproved, { status: 409 });
}
