import { randomInt } from 'node:crypto';

import type { Database } from '../../database/schema.ts';
import { keyedDigest } from '../../lib/secure-random.ts';

/** Without letters and digits that look alike. */
const alphabet = Array.from('23456789abcdefghijklmnopqrstuvwxyz').filter((each) => !'ilo'.includes(each));
const codeLength = 10;
const codeCount = 10;

const newCode = () => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
const hashOf = (secret: string, staffId: number, code: string) => keyedDigest(secret, `${staffId} ${code}`);

/** Replaces a person's recovery codes. Returns ten new ones, as they are shown: `k3t9x-7wq2m`. */
export async function replaceRecoveryCodes(transaction: Database, secret: string, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode);
  await transaction.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  await transaction
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: hashOf(secret, staffId, code) })))
    .execute();
  await setKept(transaction, staffId, 0);
  return codes.map((code) => `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`);
}

const setKept = (database: Database, staffId: number, kept: 0 | 1) =>
  database.updateTable('staff').set({ codes_kept: kept }).where('id', '=', staffId).execute();

/** Records that a person has kept the recovery codes, which are not shown again. */
export async function keepRecoveryCodes(database: Database, staffId: number): Promise<void> {
  await setKept(database, staffId, 1);
}

/**
 * Uses up a recovery code, which shows that the person has kept them. Returns whether it was one of the person's. Only
 * one of several simultaneous tries succeeds.
 */
export async function takeRecoveryCode(
  database: Database,
  secret: string,
  { code, staffId }: { code: string; staffId: number },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashOf(secret, staffId, code))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await keepRecoveryCodes(database, staffId);
  return true;
}
