import { parsePaymentReference, type PaymentReference } from '@hearthlight/domain';
import type { ReferenceParties } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import { ActionError } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';

/** Reads a payment reference as typed. Throws an `ActionError` if a digit is wrong or missing. */
export function requireReference(typed: string): PaymentReference {
  const reference = parsePaymentReference(typed);
  if (reference) return reference;
  throw new ActionError(words.wrongReference, { field: 'reference' });
}

/** Returns the donor and the campaign that a payment reference names, as far as they exist. */
export async function readReference(database: Database, typed: string): Promise<ReferenceParties> {
  const { campaign = 0, donor = 0 } = requireReference(typed);
  const row = await database
    .selectFrom('donors')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', '=', donor)
    .executeTakeFirst();
  const named = await database
    .selectFrom('campaigns')
    .select(['id', 'title'])
    .where('id', '=', campaign)
    .executeTakeFirst();
  return {
    donor: row ? { id: row.id, name: `${row.first_name} ${row.last_name}`, email: row.email } : null,
    campaign: named ?? null,
  };
}

/** Throws an `ActionError` if another pledge has the reference. The caller must have locked the books. */
export async function requireFreeReference(database: Database, reference: string): Promise<void> {
  const pledge = await database
    .selectFrom('gifts')
    .select('id')
    .where('reference', '=', reference)
    .where('payment_status', '=', 'pending')
    .executeTakeFirst();
  if (!pledge) return;
  throw new ActionError(words.knownReference({ id: pledge.id }), { status: 409, field: 'reference' });
}
