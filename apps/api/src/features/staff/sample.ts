import { Secret, TOTP } from 'otpauth';

import type { RemoveSample } from '../../actions/feature.ts';
import type { Passwords } from '../../actions/services.ts';
import type { Database } from '../../database/schema.ts';
import { emailKey } from '../../lib/email-key.ts';
import { secureRandom } from '../../lib/secure-random.ts';
import { demoEmails } from '../accounts/demo-accounts.ts';
import { keepRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { sealTotp } from './totp.ts';

/** The demo owner of the desk. Its secrets are public, so it exists only for this machine. */
export const sampleOwner = {
  name: 'Ruth Wanjiru',
  email: demoEmails.owner,
  password: 'Lantern-Street-15',
  /** The secret of an authenticator app, in base32. */
  totpSecret: Secret.fromLatin1('the demo owner').base32,
} as const;

const key = emailKey(sampleOwner.email);

/** Returns the code that the demo owner's authenticator app shows at a time, in epoch milliseconds. */
export const sampleOwnerCode = (timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(sampleOwner.totpSecret) }).generate({ timestamp });

/** Adds the demo owner, unless there are staff. */
export async function addDemoOwner(
  database: Database,
  { now, passwords, secret }: { now: number; passwords: Passwords; secret: string },
): Promise<void> {
  const { email, name, password, totpSecret } = sampleOwner;
  const anybody = await database.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  if (anybody) return;
  const owner = await database
    .insertInto('staff')
    .values({
      email,
      email_key: key,
      name,
      role: 'owner',
      password_hash: await passwords.hash(password),
      passkey_user: secureRandom.token(),
      totp_secret: sealTotp(secret, totpSecret),
      created_at: now,
      last_sign_in_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!owner) return;
  // Nobody sees them. Without any, each page would warn of that.
  await replaceRecoveryCodes(database, secret, owner.id);
  await keepRecoveryCodes(database, owner.id);
}

/** Removes the demo owner. Foreign keys delete the sessions. */
export async function removeDemoOwner(database: Database): Promise<void> {
  await database.deleteFrom('staff').where('email_key', '=', key).execute();
}

/** Whether the demo owner still has its public secrets. */
export async function hasDemoOwner(database: Database, passwords: Passwords): Promise<boolean> {
  const owner = await database
    .selectFrom('staff')
    .select('password_hash')
    .where('email_key', '=', key)
    .executeTakeFirst();
  return passwords.verify(owner?.password_hash ?? undefined, sampleOwner.password);
}

/** Removes the demo owner with the sample. */
export const removeSampleOwner: RemoveSample = async (transaction) => {
  await removeDemoOwner(transaction);
  return {};
};
