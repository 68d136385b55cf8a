import type { Database } from '../../database/schema.ts';
import type { SecureRandom } from '../../lib/secure-random.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { MailContent } from '../../platform/mail/messages.ts';
import type { Passwords } from '../accounts/passwords.ts';

/** Dependencies of signing staff in. */
export interface StaffServices {
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  random: SecureRandom;
  limits: Limits;
  passwords: Passwords;
  mailer: Mailer;
  content: MailContent;
  /** Logs an error that does not fail the call. */
  logError: (error: unknown) => void;
  /** Encrypts the secrets of authenticator apps and keys the hashes of recovery codes. */
  secret: string;
  /** The name that authenticators show. */
  product: string;
  /** Returns the origin at which the desk is served, such as `https://hearthlight.example`. */
  deskOrigin: () => string;
}

/** Where a request to sign in comes from. */
export interface StaffClient {
  /** The client's network, see `clientNetwork`. */
  network: string;
  userAgent: string;
  /** Whether the demo owner exists for the client: see `existsFor`. */
  isLocal: boolean;
}
