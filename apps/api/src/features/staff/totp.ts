import { Secret, TOTP } from 'otpauth';

import type { Database } from '../../database/schema.ts';
import { countOf } from '../../lib/count-of.ts';
import { seal, unseal } from '../../platform/mail/sealed.ts';

/** Seconds for which an app shows a code. */
const period = 30;
/** Codes accepted before and after the current one, for phones whose clock is off. */
const window = 1;

/** An authenticator app to set up. */
export interface NewTotp {
  /** In base32, to type into an app. */
  secret: string;
  /** For a QR code. */
  uri: string;
  /** To store. */
  sealed: string;
}

/** Creates the secret of an authenticator app. */
export function newTotp(secret: string, { email, product }: { email: string; product: string }): NewTotp {
  const totp = new TOTP({ issuer: product, label: email, secret: new Secret({ size: 20 }), period });
  const { base32 } = totp.secret;
  return { secret: base32, uri: totp.toString(), sealed: sealTotp(secret, base32) };
}

/** Encrypts the secret of an authenticator app for storage. */
export const sealTotp = (secret: string, base32: string): string => seal(secret, base32);

/**
 * Returns the time step of a code, or `undefined` if it is wrong. No code of an app is correct that was set up with
 * another `AUTH_SECRET`. `now` is in epoch milliseconds.
 */
export function totpStep(secret: string, sealed: string, code: string, now: number): number | undefined {
  const appSecret = unsealTotp(secret, sealed);
  if (!appSecret) return undefined;
  const totp = new TOTP({ secret: appSecret, period });
  const delta = totp.validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : Math.floor(now / (period * 1000)) + delta;
}

function unsealTotp(secret: string, sealed: string): Secret | undefined {
  try {
    return Secret.fromBase32(unseal(secret, sealed));
  } catch {
    return undefined;
  }
}

/** Returns a sentence if people have authenticator apps that were set up with another `AUTH_SECRET`. */
export async function otherSecretProblem(database: Database, secret: string | undefined): Promise<string | undefined> {
  const rows = await database.selectFrom('staff').select('totp_secret').where('totp_secret', 'is not', null).execute();
  const isKnown = secret !== undefined;
  const lost = rows.filter((row) => row.totp_secret !== null && !(isKnown && unsealTotp(secret, row.totp_secret)));
  if (lost.length === 0) return undefined;
  const people = countOf(lost.length, 'person', 'people');
  const refused = `recovery codes, and the codes of authenticator apps of ${people}, are refused at the desk`;
  const former = 'the former AUTH_SECRET, or with SQLite write it to DATA_DIR/auth-secret';
  return isKnown
    ? `AUTH_SECRET has changed: ${refused}. Set ${former}, or give each person a new link with “staff reset”.`
    : `AUTH_SECRET is not known here: with another one than before, ${refused}. Set ${former}, before you start the server.`;
}

/**
 * Uses up a code of a person's app. Returns whether it was correct and newer than the last one used. Only one of
 * several simultaneous tries succeeds.
 */
export async function takeTotp(
  database: Database,
  secret: string,
  { code, now, staffId }: { code: string; now: number; staffId: number },
): Promise<boolean> {
  const row = await database.selectFrom('staff').select('totp_secret').where('id', '=', staffId).executeTakeFirst();
  if (!row || row.totp_secret === null) return false;
  const step = totpStep(secret, row.totp_secret, code, now);
  if (step === undefined) return false;
  const { numUpdatedRows } = await database
    .updateTable('staff')
    .set({ totp_step: step })
    .where('id', '=', staffId)
    .where('totp_secret', '=', row.totp_secret)
    .where('totp_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
