import { type ActionContext, audited, type ChangeOptions } from '../../actions/action.ts';
import { countWhere } from '../../database/count-where.ts';
import type { Database } from '../../database/schema.ts';
import { emailKey } from '../../lib/email-key.ts';
import { type DonorReference, findDonor, unknownAddress, unknownDonor } from '../accounts/find-donor.ts';
import { lockBooks } from '../books/entries.ts';
import { makeGiftsAnonymous } from '../books/give-gifts.ts';
import { forgetPayer } from '../imports/planning/undecided-rows.ts';
import { forgetOccasions, occasionsOfGiver } from '../occasions/forget-occasions.ts';
import { removeNameFromComments } from './comments-of-donor.ts';
import { mailsOf } from './records-of-donor.ts';

/** A deleted donor and the number of rows deleted with it, by table. */
export interface DeletedDonor {
  /** Absent for an address without an account. */
  id: number | undefined;
  /** Gifts kept in the books without a name. */
  anonymous: number;
  /** Comments under the donor's full name, kept without the name. */
  nameless: number;
  removed: Record<'registrations' | 'sessions' | 'codes' | 'mails', number>;
}

/**
 * Deletes a donor with all registrations, sessions, codes, mails and records of sent mails, makes the donor's gifts
 * anonymous and removes the name from comments. Also accepts an address without an account. Throws an `ActionError`
 * when there is no data about the address.
 */
export async function deleteDonor(
  context: ActionContext,
  reference: DonorReference,
  options: ChangeOptions = {},
): Promise<DeletedDonor> {
  return audited(
    context,
    'donor delete',
    async (database) => {
      // Lock the books before the donor's row, as every change of the books does, to avoid a deadlock.
      await lockBooks(database);
      const donor = await findDonor(database, reference);
      if (!donor && typeof reference === 'number') throw unknownDonor(reference);
      const key = donor?.email_key ?? emailKey(String(reference));
      const id = donor?.id;
      const occasions = await occasionsOfGiver(database, { donorId: id, emailKey: key });
      const name = donor && `${donor.first_name} ${donor.last_name}`;
      await forgetPayer(database, { donorId: id, emailKey: key, name });
      const anonymous = await makeGiftsAnonymous(database, { donorId: id, emailKey: key });
      await forgetOccasions(database, occasions);
      const removed = {
        registrations: await countWhere(database, 'registrations', 'donor_id', id ?? 0),
        sessions: await countWhere(database, 'sessions', 'donor_id', id ?? 0),
        codes: await countWhere(database, 'codes', 'email_key', key),
        mails: (await mailsOf(database, key)).length,
      };
      if (id === undefined && anonymous + removed.codes + removed.mails === 0) throw unknownAddress(String(reference));
      await database.deleteFrom('codes').where('email_key', '=', key).execute();
      await deleteMails(database, key);
      const nameless = donor ? await removeNameFromComments(database, donor) : 0;
      // The foreign keys delete the donor's other rows.
      await database.deleteFrom('donors').where('email_key', '=', key).execute();
      return {
        subject: id === undefined ? { kind: 'address without account' } : { kind: 'donor', id },
        result: { id, anonymous, nameless, removed },
      };
    },
    options,
  );
}

/** Deletes queued mails to an address and the records of sent mails. */
async function deleteMails(database: Database, key: string): Promise<void> {
  await database.deleteFrom('outbox').where('email_key', '=', key).execute();
  await database.deleteFrom('sent_mails').where('email_key', '=', key).execute();
}
