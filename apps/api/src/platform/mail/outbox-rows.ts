import type { Selectable } from 'kysely';

import { inBatches } from '../../database/in-batches.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { codeLife } from '../../features/accounts/codes.ts';
import { linkLife } from '../../features/staff/links.ts';
import { emailKey } from '../../lib/email-key.ts';
import type { Mail, MailKind } from './mailer.ts';
import { seal } from './sealed.ts';

const hour = 3_600_000;

/** Milliseconds after which a mail expires. */
const lifetimes: Record<MailKind, number> = {
  'sign-up code': codeLife,
  'recovery code': codeLife,
  'no account': codeLife,
  test: codeLife,
  'password changed': 24 * hour,
  'account changed': 3 * 24 * hour,
  'impact update': 3 * 24 * hour,
  'update test': hour,
  receipt: 3 * 24 * hour,
  thanks: 3 * 24 * hour,
  'pledge reminder': 3 * 24 * hour,
  'yearly statement': 3 * 24 * hour,
  'statement test': hour,
  'held comments': 24 * hour,
  'staff link': linkLife,
  'wrong second factor': 24 * hour,
};

/** A mail to queue. */
export interface NewMail {
  /** Default: a random id. */
  id?: string;
  mail: Mail;
  /** The mail is sent only while the code with this hash is valid. */
  codeHash?: string | undefined;
  /** The impact update, or the year of the statement, that the mail is about. */
  about?: number;
}

/** Returns the row of a mail due at `now`, in epoch milliseconds, with encrypted content. */
export function outboxRow(
  { codeHash, id = crypto.randomUUID(), mail: { kind, to, ...content }, about }: NewMail,
  { now, secret }: { now: number; secret: string },
): Selectable<Schema['outbox']> {
  return {
    id,
    kind,
    recipient: to,
    email_key: emailKey(to),
    content: seal(secret, JSON.stringify(content)),
    code_hash: codeHash ?? null,
    state: 'waiting',
    attempts: 0,
    created_at: now,
    due_at: now,
    expires_at: now + lifetimes[kind],
    error: null,
    about: about ?? null,
  };
}

/** Rows per statement. Thirteen columns each stay below SQLite's limit of 32,766 parameters. */
const batchSize = 500;

/** Queues mails in the caller's transaction. The server sends them. */
export async function queueMails(
  transaction: Database,
  mails: readonly NewMail[],
  settings: { now: number; secret: string },
): Promise<void> {
  for await (const some of inBatches(mails, batchSize)) {
    const rows = some.map((mail) => outboxRow(mail, settings));
    await transaction.insertInto('outbox').values(rows).execute();
  }
}
