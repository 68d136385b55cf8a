import { formatMoney, fromCents, parsePaymentReference, type PaymentReference } from '@hearthlight/domain';
import type { ReferenceParties } from '@hearthlight/domain/desk';
import { deskRules as rules } from '@hearthlight/words/desk-rules';
import { staff as words } from '@hearthlight/words/staff';

import { ActionError } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { giverName } from '../books/giver.ts';

/** Reads a payment reference as typed. Throws an `ActionError` if a digit is wrong or missing. */
export function requireReference(typed: string): PaymentReference {
  const reference = parsePaymentReference(typed);
  if (reference) return reference;
  throw new ActionError(rules.wrongReference, { field: 'reference' });
}

/**
 * Returns the donor and the campaign that a payment reference names, as far as they exist, its open pledge, and whether
 * its payments stay anonymous.
 */
export async function readReference(database: Database, typed: string): Promise<ReferenceParties> {
  const { campaign = 0, donor = 0, text } = requireReference(typed);
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
    pledge: await openPledge(database, text),
    stays_anonymous: await staysAnonymous(database, text),
  };
}

/** Returns the wish of the newest gift or pledge with a reference, which its further payments follow. */
async function staysAnonymous(database: Database, reference: string): Promise<boolean> {
  const newest = await database
    .selectFrom('gifts')
    .select('stays_anonymous')
    .where('reference', '=', reference)
    .where('payment_status', 'in', ['completed', 'pending'])
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.stays_anonymous === 1;
}

async function openPledge(database: Database, reference: string): Promise<ReferenceParties['pledge']> {
  const pledge = await database
    .selectFrom('gifts')
    .leftJoin('donors', 'donors.id', 'gifts.donor_id')
    .select(['gifts.id', 'amount_cents', 'date', 'donor_id', 'giver_name', 'giver_email'])
    .select(['first_name', 'last_name', 'email'])
    .where('reference', '=', reference)
    .where('payment_status', '=', 'pending')
    .executeTakeFirst();
  if (!pledge) return null;
  const { amount_cents: cents, date, donor_id, id } = pledge;
  const giver = { donor_id, name: giverName(pledge), email: pledge.email ?? pledge.giver_email };
  return { id, amount: fromCents(cents), date, giver };
}

/** A reference that a new gift would have, and the field that it was typed into. */
interface NewReference {
  reference: string;
  field: 'reference' | 'external_id';
  isPaid: boolean;
}

/**
 * Throws an `ActionError` if an open pledge has the reference: a payment completes that pledge, instead of being a gift
 * beside it. The caller must have locked the books.
 */
export async function requireFreeReference(
  database: Database,
  { field, isPaid, reference }: NewReference,
): Promise<void> {
  const pledge = await openPledge(database, reference);
  if (!pledge) return;
  const { amount, id } = pledge;
  const sentence = isPaid ? words.openPledge({ id, amount: formatMoney(amount) }) : words.knownReference({ id });
  throw new ActionError(sentence, { status: 409, field });
}
