import { sql, type SqlBool } from 'kysely';

import type { Database } from '../../database/schema.ts';
import { searchKey } from '../../lib/search-key.ts';
import { changeBooks, lockBooks, recountCampaigns } from './entries.ts';
import { forgetPayersOf } from './gift-sources.ts';
import { anonymousKey, donorKey, donorsByKey, type GiverColumns, isGiftOf, nobody, personKey } from './giver.ts';
import { eraseReceipts, moveReceipts } from './keep-receipts.ts';

/** A donor with a verified e-mail address. */
interface VerifiedDonor {
  id: number;
  emailKey: string;
}

/**
 * Links gifts that were recorded for a donor's e-mail address before the account existed. Resolves before that is done,
 * so that the donor does not wait while an import locks the books. Call it after the donor's transaction has committed.
 */
export async function giveEarlierGifts(
  { database, logError }: { database: Database; logError: (error: unknown) => void },
  donor: VerifiedDonor,
): Promise<void> {
  try {
    const gift = await database
      .selectFrom('gifts')
      .select('id')
      .where('giver_email_key', '=', donor.emailKey)
      .executeTakeFirst();
    if (gift) inTransaction(database, donor).catch(logError);
  } catch (error) {
    logError(error);
  }
}

/**
 * Links new gifts to donors who signed up in the meantime. Sign-up does not wait for the books and cannot see
 * uncommitted gifts. Call it after the gifts' transaction has committed.
 */
export async function giveToNewDonors(database: Database, givers: readonly GiverColumns[]): Promise<void> {
  const keys = new Set(givers.flatMap(({ giver_email_key: key }) => key ?? []));
  const donors = await donorsByKey(database, [...keys]);
  for (const [emailKey, id] of donors) await inTransaction(database, { emailKey, id });
}

const inTransaction = (database: Database, donor: VerifiedDonor) =>
  database.transaction().execute((transaction) => giveGifts(transaction, donor));

/**
 * Links the gifts that were recorded for a donor's e-mail address. Waits for other changes of the books. Returns the
 * number of gifts.
 */
export async function giveGifts(transaction: Database, donor: VerifiedDonor): Promise<number> {
  await lockBooks(transaction);
  const gifts = await transaction
    .updateTable('gifts')
    .set({
      ...nobody,
      donor_id: donor.id,
      giver_key: donorKey(donor.id),
    })
    .where('giver_email_key', '=', donor.emailKey)
    .returning('campaign_id')
    .execute();
  if (gifts.length > 0) await changeBooks(transaction);
  await moveReceipts(transaction, { from: personKey(donor.emailKey), to: donorKey(donor.id) });
  // A donor who also gave from another address is now one contributor.
  await recountCampaigns(transaction, campaignsOf(gifts));
  return gifts.length;
}

const campaignsOf = (gifts: readonly { campaign_id: number | null }[]) => [
  ...new Set(gifts.flatMap(({ campaign_id: id }) => (id === null ? [] : [id]))),
];

/** Replaces the cause of an anonymous gift, because the giver's words may name people. */
export const anonymousCause = 'Donation';

/**
 * Makes the gifts of a donor, or of a person without an account, anonymous. Keeps amount, day, campaign, status and
 * external id; removes the cause, the payer, the bank's text, the reference and its plan, the reasons of entries and the name on
 * receipts. Returns the number of gifts.
 */
export async function makeGiftsAnonymous(
  transaction: Database,
  giver: { donorId: number | undefined; emailKey: string },
): Promise<number> {
  await lockBooks(transaction);
  const key = anonymousKey();
  await transaction
    .deleteFrom('plans')
    .where('reference', 'in', (from) =>
      from.selectFrom('gifts').select('reference').where(isGiftOf(giver)).where('reference', 'is not', null),
    )
    .execute();
  const gifts = await transaction
    .updateTable('gifts')
    .set({
      ...nobody,
      giver_key: key,
      reference: null,
      payer_key: null,
      cause: anonymousCause,
      cause_key: searchKey(anonymousCause),
      giver_settled: 1,
    })
    .where(isGiftOf(giver))
    .returning(['id', 'campaign_id'])
    .execute();
  if (gifts.length > 0) await changeBooks(transaction);
  await forgetPayersOf(transaction, sql<SqlBool>`gift_id in (select id from gifts where giver_key = ${key})`);
  await transaction
    .updateTable('gift_entries')
    .set({ reason: '' })
    .where('gift_id', 'in', (from) => from.selectFrom('gifts').select('id').where('giver_key', '=', key))
    .execute();
  const keys = [personKey(giver.emailKey), ...(giver.donorId === undefined ? [] : [donorKey(giver.donorId)])];
  await eraseReceipts(transaction, { keys, to: key });
  await recountCampaigns(transaction, campaignsOf(gifts));
  return gifts.length;
}
