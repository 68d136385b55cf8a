import { fromCents } from '@hearthlight/domain';
import { programText, type DonorMerge } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, audited, type ChangeOptions } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { type Donor, type DonorReference, donorWith } from '../accounts/find-donor.ts';
import { changeBooks, lockBooks, recountCampaigns } from '../books/entries.ts';
import { donorKey } from '../books/giver.ts';
import { moveReceipts } from '../books/keep-receipts.ts';

/** The two donors of a merge. */
interface Pair {
  /** The donor who stays and keeps their own name, address and password. */
  kept: Donor;
  /** The donor who is merged and no longer exists. */
  merged: Donor;
}

/**
 * Merges a donor into another one, who gets all gifts, campaigns and mails. The address of the merged donor is kept, so
 * that later gifts that name it find the right donor. Throws an `ActionError` for an unknown donor and for the same
 * one.
 */
export async function mergeDonors(
  context: ActionContext,
  references: { kept: DonorReference; merged: DonorReference },
  options: ChangeOptions = {},
): Promise<DonorMerge> {
  return audited(
    context,
    'donor merge',
    async (database) => {
      // Lock the books before the donors' rows, as every change of the books does, to avoid a deadlock.
      await lockBooks(database);
      const kept = await donorWith(database, references.kept);
      const merged = await donorWith(database, references.merged);
      if (kept.id === merged.id) throw sameDonor();
      const pair = { kept, merged };
      const { cents, gifts } = await moveGifts(database, pair);
      const campaigns = await moveRegistrations(database, pair);
      const mails = await moveMails(database, pair);
      await moveAccount(database, pair, context.now());
      const result = {
        kept: rowOf(kept),
        merged: rowOf(merged),
        gifts,
        amount: fromCents(cents),
        campaigns,
        mails,
      };
      return {
        subject: { kind: 'donor', id: kept.id },
        detail: programText('donorMerged', { number: String(merged.id) }),
        result,
      };
    },
    options,
  );
}

const sameDonor = () => new ActionError(words.sameDonor);

const rowOf = ({ email, first_name, id, last_name }: Donor) => ({
  id,
  name: `${first_name} ${last_name}`,
  email,
});

async function moveGifts(database: Database, { kept, merged }: Pair) {
  const moved = await database
    .updateTable('gifts')
    .set({ donor_id: kept.id, giver_key: donorKey(kept.id) })
    .where('donor_id', '=', merged.id)
    .returning(['amount_cents', 'campaign_id', 'payment_status'])
    .execute();
  if (moved.length > 0) await changeBooks(database);
  await moveReceipts(database, { from: donorKey(merged.id), to: donorKey(kept.id) });
  await recountCampaigns(database, [...new Set(moved.flatMap(({ campaign_id: id }) => id ?? []))]);
  const completed = moved.filter(({ payment_status: status }) => status === 'completed');
  return {
    gifts: moved.length,
    cents: completed.reduce((sum, { amount_cents: cents }) => sum + cents, 0),
  };
}

/** Moves campaigns that the kept donor has not joined; of the others the earlier day stays. Returns all of them. */
async function moveRegistrations(database: Database, { kept, merged }: Pair): Promise<number> {
  const joined = await database
    .selectFrom('registrations')
    .select(['campaign_id', 'joined_at'])
    .where('donor_id', '=', merged.id)
    .execute();
  for (const { campaign_id, joined_at } of joined) {
    await database
      .insertInto('registrations')
      .values({ donor_id: kept.id, campaign_id, joined_at })
      .onConflict((conflict) =>
        conflict
          .columns(['donor_id', 'campaign_id'])
          .doUpdateSet({ joined_at })
          .where('registrations.joined_at', '>', joined_at),
      )
      .execute();
  }
  return joined.length;
}

/** Moves mails and the records of sent ones. An update that both got stays recorded once. Returns their number. */
async function moveMails(database: Database, { kept, merged }: Pair): Promise<number> {
  const key = { email_key: kept.email_key };
  const where = { email_key: merged.email_key };
  const sent = await database
    .updateTable('sent_mails')
    .set(key)
    .where('email_key', '=', where.email_key)
    .returning('id')
    .execute();
  const waiting = await database
    .updateTable('outbox')
    .set(key)
    .where('email_key', '=', where.email_key)
    .returning('id')
    .execute();
  await database
    .updateTable('update_mails')
    .set({ donor_id: kept.id })
    .where('donor_id', '=', merged.id)
    .where('update_id', 'not in', (from) =>
      from.selectFrom('update_mails').select('update_id').where('donor_id', '=', kept.id),
    )
    .execute();
  return sent.length + waiting.length;
}

/** Keeps what only the merged account says, then removes it with its sessions. */
async function moveAccount(database: Database, { kept, merged }: Pair, at: number): Promise<void> {
  await database.deleteFrom('codes').where('email_key', '=', merged.email_key).execute();
  await database.updateTable('former_addresses').set({ donor_id: kept.id }).where('donor_id', '=', merged.id).execute();
  await database.deleteFrom('donors').where('id', '=', merged.id).execute();
  await database
    .insertInto('former_addresses')
    .values({ email_key: merged.email_key, email: merged.email, donor_id: kept.id, at })
    .execute();
  await database
    .updateTable('donors')
    .set({
      goal_cents: kept.goal_cents === 0 ? merged.goal_cents : kept.goal_cents,
      created_at: Math.min(kept.created_at, merged.created_at),
      updates_refused_at: kept.updates_refused_at ?? merged.updates_refused_at,
      // Whoever asked once in any account stays anonymous.
      anonymous_at: kept.anonymous_at ?? merged.anonymous_at,
    })
    .where('id', '=', kept.id)
    .execute();
}
