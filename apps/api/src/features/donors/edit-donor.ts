import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, audited, type ChangeOptions } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { emailKey } from '../../lib/email-key.ts';
import { nameKey } from '../../lib/name-key.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { inDonorLanguage } from '../accounts/donor-language.ts';
import { type Donor, type DonorReference, donorWith } from '../accounts/find-donor.ts';
import { lockBooks } from '../books/entries.ts';
import { giveGifts } from '../books/give-gifts.ts';
import { accountChangedMail } from './mails.ts';

/** New values for a donor. Absent fields stay unchanged. */
export interface DonorChanges {
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** Options of a change of a donor. */
interface EditOptions extends ChangeOptions {
  /** The values that the acting person has seen. If any has changed since, the change is refused. */
  basedOn?: Pick<Donor, 'email' | 'first_name' | 'last_name'> | undefined;
}

/** A donor after a change. */
export interface EditedDonor {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  /** The number of sessions ended. */
  ended: number;
  /** The addresses that are notified. */
  letters: string[];
}

/**
 * Corrects a donor's name and e-mail address and mails a notice to the former and the new address. A new address ends
 * all sessions and the password, so that it must be verified by a code before it can sign in, invalidates open codes
 * and links gifts from that address to the donor. Throws an `ActionError` when nothing would change, another donor has
 * the address, or somebody else has changed the donor.
 */
export async function editDonor(
  context: ActionContext,
  reference: DonorReference,
  changes: DonorChanges,
  { basedOn, ...options }: EditOptions = {},
): Promise<EditedDonor> {
  return audited(
    context,
    'donor edit',
    async (database) => {
      // Lock the books before the donor's row, as every change of the books does, to avoid a deadlock.
      await lockBooks(database);
      const before = await donorWith(database, reference);
      if (basedOn) requireUnchanged(before, basedOn);
      const { after, changed } = changedFields(before, changes);
      const key = emailKey(after.email);
      await requireFree(database, key, before);
      await database
        .updateTable('donors')
        .set({
          ...after,
          email_key: key,
          name_key: nameKey(after),
          ...(key !== before.email_key && unverified),
        })
        .where('id', '=', before.id)
        .execute();
      const ended = key === before.email_key ? 0 : await moveToAddress(database, before, key);
      const letters = [...new Set([before.email, after.email])];
      await sendLetters(context, database, letters, { ...before, ...after });
      const result = { id: before.id, ...after, ended, letters };
      return { subject: { kind: 'donor', id: before.id }, detail: changed.join(', '), result };
    },
    options,
  );
}

const editedFields = ['email', 'first_name', 'last_name'] as const;

function requireUnchanged(donor: Donor, seen: NonNullable<EditOptions['basedOn']>): void {
  if (editedFields.every((field) => donor[field] === seen[field])) return;
  throw new ActionError(words.donorChanged, { status: 409 });
}

/** Returns the values after a change. Throws an `ActionError` when they are the same. */
function changedFields(before: Donor, changes: DonorChanges) {
  const after = {
    email: changes.email ?? before.email,
    first_name: changes.firstName ?? before.first_name,
    last_name: changes.lastName ?? before.last_name,
  };
  const changed = editedFields.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) {
    throw new ActionError(words.nothingChanges);
  }
  return { after, changed };
}

/** Without a password, only a code that is mailed to the address lets a donor choose one. */
const unverified = { password_hash: '' };

async function requireFree(database: Database, key: string, donor: Donor): Promise<void> {
  const other = await database
    .selectFrom('donors')
    .select('id')
    .where('email_key', '=', key)
    .where('id', '<>', donor.id)
    .executeTakeFirst();
  if (other) {
    throw new ActionError(words.donorHasAddress({ number: String(other.id) }), { field: 'email' });
  }
}

/**
 * Ends sessions and codes of the former address, and links gifts from the new one. Returns the number of sessions
 * ended.
 */
async function moveToAddress(database: Database, donor: Donor, key: string): Promise<number> {
  await database.deleteFrom('codes').where('email_key', 'in', [donor.email_key, key]).execute();
  await database.updateTable('sent_mails').set({ email_key: key }).where('email_key', '=', donor.email_key).execute();
  await database.deleteFrom('former_addresses').where('email_key', '=', key).execute();
  await giveGifts(database, { id: donor.id, emailKey: key });
  const sessions = await database.deleteFrom('sessions').where('donor_id', '=', donor.id).returning('id').execute();
  return sessions.length;
}

async function sendLetters(
  { mailing, now }: ActionContext,
  database: Database,
  letters: readonly string[],
  donor: Pick<Donor, 'first_name' | 'language'>,
): Promise<void> {
  const { content, kinds, secret } = mailing();
  const { first_name: firstName } = donor;
  const mails = inDonorLanguage(donor, content.foundation, () =>
    letters.map((to) => ({ mail: accountChangedMail(content, { to, firstName }) })),
  );
  await queueMails(database, mails, { kinds, now: now(), secret });
}
