import type { Database } from '../../database/schema.ts';
import type { SecureRandom } from '../../lib/secure-random.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { MailContent } from '../../platform/mail/messages.ts';
import type { Codes } from './codes.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';

/** Dependencies of the account calls. */
export interface AccountServices {
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  random: SecureRandom;
  limits: Limits;
  codes: Codes;
  passwords: Passwords;
  sessions: Sessions;
  mailer: Mailer;
  content: MailContent;
  /** Keys the digests of client networks. */
  secret: string;
  /** Logs an error that does not fail the call. */
  logError: (error: unknown) => void;
}
