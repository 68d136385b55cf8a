import { fromCents } from '@hearthlight/domain';
import { type DeskDonor, mailKinds } from '@hearthlight/domain/desk';

import { type ActionContext, audited } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { donorWith } from '../accounts/find-donor.ts';
import { findGifts, sumGifts } from '../gifts/list-gifts.ts';
import { commentsOf } from './comments-of-donor.ts';
import { formerAddressesOf, mailsOf, registrationsOf } from './records-of-donor.ts';

/** Gifts on the page; the list of gifts has them all. */
const newest = 10;
/** Milliseconds in which a person's views of the same donor are recorded once. */
const oneView = 5 * 60_000;

/**
 * Returns a donor with gifts, mails, campaigns and comments, and records in the activity log who has seen them. Throws
 * an `ActionError` for an unknown donor.
 */
export async function viewDonor(context: ActionContext, id: number): Promise<DeskDonor> {
  return audited(context, 'donor view', async (database) => ({
    subject: { kind: 'donor', id },
    isUnrecorded: await wasJustSeen(database, context, id),
    result: await readDonor(database, id),
  }));
}

async function wasJustSeen(database: Database, { now, staff }: ActionContext, id: number): Promise<boolean> {
  const seen = await database
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', `donor ${id}`)
    .where('action', '=', 'donor view')
    .where('staff_id', '=', staff?.id ?? null)
    .where('at', '>', now() - oneView)
    .executeTakeFirst();
  return seen !== undefined;
}

async function readDonor(database: Database, id: number): Promise<DeskDonor> {
  const donor = await donorWith(database, id);
  const { email, first_name, last_name } = donor;
  const { gifts } = await findGifts(database, { donor: id }, { names: true }, { most: newest });
  return {
    id,
    name: `${first_name} ${last_name}`,
    email,
    first_name,
    last_name,
    created_at: isoInstant(donor.created_at),
    last_login_at: isoInstant(donor.last_login_at),
    is_unverified: donor.password_hash === '',
    refuses_updates: donor.updates_refused_at !== null,
    is_anonymous: donor.anonymous_at !== null,
    anonymous_gifts: await anonymousGiftsOf(database, id),
    goal: fromCents(donor.goal_cents),
    former_addresses: await formerAddressesOf(database, id),
    gifts,
    totals: await sumGifts(database, { donor: id }),
    campaigns: await registrationsOf(database, id),
    mails: (await mailsOf(database, donor.email_key)).map(({ kind, ...mail }) => ({
      ...mail,
      kind: mailKinds.find((known) => known === kind) ?? 'other',
    })),
    comments: await commentsOf(database, donor),
  };
}

async function anonymousGiftsOf(database: Database, id: number): Promise<number> {
  const { count } = await database
    .selectFrom('gifts')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('donor_id', '=', id)
    .where('stays_anonymous', '=', 1)
    .where('canceled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
