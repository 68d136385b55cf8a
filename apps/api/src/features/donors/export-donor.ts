import { fromCents } from '@hearthlight/domain';

import { type ActionContext, audited } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { emailKey } from '../../lib/email-key.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { type Donor, type DonorReference, findDonor, unknownAddress, unknownDonor } from '../accounts/find-donor.ts';
import { isGiftOf } from '../books/giver.ts';
import { shownStatus } from '../books/shown-status.ts';
import { plansOfDonor } from '../plans/read-plans.ts';
import { commentsOf } from './comments-of-donor.ts';
import { formerAddressesOf, mailsOf, registrationsOf } from './records-of-donor.ts';

/**
 * Returns all data of a donor except the password hash. Comments are matched by the donor's full name, because they
 * have no account; some may be from another person with the same name. For an address without an account, returns its
 * gifts and mails. Throws an `ActionError` when there is no data about the address.
 */
export async function exportDonor(context: ActionContext, reference: DonorReference): Promise<object> {
  return audited(context, 'donor export', async (database) => {
    const donor = await findDonor(database, reference);
    if (donor) return { subject: { kind: 'donor', id: donor.id }, result: await dataOf(context, database, donor) };
    if (typeof reference === 'number') throw unknownDonor(reference);
    const email = reference;
    const donations = await donationsOf(database, { donorId: undefined, emailKey: emailKey(email) });
    const mails = await mailsOf(database, emailKey(email));
    if (donations.length === 0 && mails.length === 0) throw unknownAddress(email);
    return { subject: { kind: 'address without account' }, result: { donations, mails } };
  });
}

async function dataOf(context: ActionContext, database: Database, donor: Donor) {
  const {
    updates_refused_at: refusedAt,
    anonymous_at: anonymousAt,
    password_hash: _,
    email_key: __,
    network_hash: ___,
    goal_cents: goal,
    name_key: ____,
    ...details
  } = donor;
  const sessions = await database
    .selectFrom('sessions')
    .select(['created_at', 'expires_at'])
    .where('donor_id', '=', donor.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    donor: {
      ...details,
      goal: fromCents(goal),
      created_at: isoInstant(donor.created_at),
      last_login_at: isoInstant(donor.last_login_at),
      updates_refused_at: refusedAt === null ? null : isoInstant(refusedAt),
      anonymous_at: anonymousAt === null ? null : isoInstant(anonymousAt),
    },
    donations: await donationsOf(database, { donorId: donor.id, emailKey: donor.email_key }),
    plans: await plansOfDonor(database, context, donor.id),
    former_addresses: await formerAddressesOf(database, donor.id),
    comments_under_this_name: await commentsOf(database, donor),
    mails: await mailsOf(database, donor.email_key),
    registrations: await registrationsOf(database, donor.id),
    sessions: sessions.map((session) => ({
      opened_at: isoInstant(session.created_at),
      ends_at: isoInstant(session.expires_at),
    })),
  };
}

async function donationsOf(database: Database, giver: Parameters<typeof isGiftOf>[0]) {
  const rows = await database
    .selectFrom('gifts')
    .leftJoin('campaigns', 'campaigns.id', 'gifts.campaign_id')
    .leftJoin('occasions', 'occasions.id', 'gifts.occasion_id')
    .select([
      'gifts.id',
      'date',
      'amount_cents',
      'cause',
      'payment_method',
      'payment_status',
      'canceled_at',
      'external_id',
      'reference',
      'giver_name',
      'giver_email',
      'campaigns.title as campaign',
      // Not whom to tell, which another giver may have said.
      'occasions.kind as occasion',
      'occasions.name as occasion_of',
      'stays_anonymous',
    ])
    .where(isGiftOf(giver))
    .orderBy('date')
    .orderBy('gifts.id')
    .execute();
  const sources = await database
    .selectFrom('gift_sources')
    .select(['gift_id', 'payer', 'text'])
    .where('gift_id', 'in', (from) => from.selectFrom('gifts').select('id').where(isGiftOf(giver)))
    .execute();
  const inFiles = Map.groupBy(sources, ({ gift_id: id }) => id);
  return rows.map(({ amount_cents: amount, canceled_at, id, stays_anonymous: anonymous, ...donation }) => ({
    ...donation,
    payment_status: shownStatus({ canceled_at, payment_status: donation.payment_status }),
    in_files: (inFiles.get(id) ?? []).map(({ payer, text }) => ({ payer, text })),
    anonymous: anonymous === 1,
    amount: fromCents(amount),
  }));
}
