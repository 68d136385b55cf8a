import { staff as words } from '@hearthlight/words/staff';

import { ActionError } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { emailKey } from '../../lib/email-key.ts';

/** An e-mail address, as the command line names donors, or a donor's number, as the desk does. */
export type DonorReference = string | number;

/** A donor with all columns. */
export type Donor = Awaited<ReturnType<typeof donorWith>>;

/** Returns a donor. Throws an `ActionError` when there is none. */
export async function donorWith(database: Database, reference: DonorReference) {
  const donor = await findDonor(database, reference);
  if (!donor) throw unknownDonor(reference);
  return donor;
}

/** Returns a donor, or `undefined` when there is none. */
export const findDonor = (database: Database, reference: DonorReference) => {
  const donors = database.selectFrom('donors').selectAll();
  return typeof reference === 'number'
    ? donors.where('id', '=', reference).executeTakeFirst()
    : donors.where('email_key', '=', emailKey(reference)).executeTakeFirst();
};

/** Returns the error for a donor who does not exist. */
export const unknownDonor = (reference: DonorReference): ActionError =>
  new ActionError(words.unknownDonor, { status: 404, hint: `Nobody is known as ${reference}.` });

/** Returns the error for an address without any data. */
export const unknownAddress = (email: string): ActionError =>
  new ActionError(`There is no data about the e-mail address ${email}.`);
