import type { Content } from '@hearthlight/content';

import type { Passwords } from '../actions/services.ts';
import type { Database } from '../database/schema.ts';
import { emailKey } from '../lib/email-key.ts';
import { hasSampleMark } from '../platform/sample-mark.ts';
import { uploadsOf } from '../platform/uploads/uploads-of.ts';
import type { Config } from './config.ts';

/**
 * Adds the sample data, if configured. Removes the demo donor and owner where other machines reach the server, because
 * their passwords are public. Otherwise returns them.
 */
export async function prepareSampleData(
  { isLocal, sampleData, secret, ...target }: Config,
  { content, database, passwords }: { content: Content; database: Database; passwords: Passwords },
): Promise<DemoAccounts> {
  const { addSampleData } = await import('./sample/sample-data.ts');
  const { pictureChooser } = await import('./sample/sample-pictures.ts');
  const { sampleOf } = await import('./sample/sample.ts');
  const { removeDemoDonor, sampleDonor } = await import('../features/donors/sample.ts');
  const { addDemoOwner, hasDemoOwner, removeDemoOwner, sampleOwner } = await import('../features/staff/sample.ts');
  if (!isLocal) {
    await database.transaction().execute(removeDemoDonor);
    await removeDemoOwner(database);
  }
  if (sampleData && !(await hasSampleMark(database))) {
    const choosePicture = pictureChooser(content);
    const now = Date.now();
    const sample = sampleOf(content, now);
    const { language, name: payer, timeZone } = content.foundation;
    const books = { uploads: uploadsOf(target), language, payer, secret, timeZone };
    await addSampleData(database, now, passwords, { donor: isLocal, sample, choosePicture, books });
    if (isLocal) await addDemoOwner(database, { now, passwords, secret });
  }
  if (!isLocal || !sampleData) return {};
  return {
    donor: (await canSignIn(database, passwords, sampleDonor)) ? sampleDonor : undefined,
    owner: (await hasDemoOwner(database, passwords)) ? sampleOwner : undefined,
  };
}

/** The demo accounts whose public passwords work. */
export interface DemoAccounts {
  donor?: { email: string; password: string } | undefined;
  owner?: { email: string; password: string } | undefined;
}

/** Whether the demo donor exists and has this password. Both may have changed since the data was added. */
async function canSignIn(
  database: Database,
  passwords: Passwords,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const donor = await database
    .selectFrom('donors')
    .select('password_hash')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return donor !== undefined && (await passwords.verify(donor.password_hash, password));
}
