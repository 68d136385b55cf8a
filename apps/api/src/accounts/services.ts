import type { Database } from '../database/schema.ts';
import type { Limits } from '../http/limits.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Chance } from './chance.ts';
import type { Codes } from './codes.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';

/** What the calls of accounts are made with. */
export interface AccountServices {
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  chance: Chance;
  limits: Limits;
  codes: Codes;
  passwords: Passwords;
  sessions: Sessions;
  mailer: Mailer;
  /** Notes a failure that the caller need not hear of. */
  note: (error: unknown) => void;
}

/** What addresses are compared by. Mail systems tell upper from lower case as little as people do. */
export const emailKey = (email: string) => email.normalize('NFC').toLowerCase();
