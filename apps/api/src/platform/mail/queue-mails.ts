import type { Selectable } from 'kysely';

import { inBatches } from '../../database/in-batches.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { emailKey } from '../../lib/email-key.ts';
import type { Mail, MailKinds } from './mailer.ts';
import { seal } from './sealed.ts';

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

/** Services that queue mails. */
interface QueueSettings {
  kinds: MailKinds;
  /** Epoch milliseconds. */
  now: number;
  secret: string;
}

/** Returns the row of a mail due at `now`, in epoch milliseconds, with encrypted content. */
export function outboxRow(
  { codeHash, id = crypto.randomUUID(), mail: { kind, to, ...content }, about }: NewMail,
  { kinds, now, secret }: QueueSettings,
): Selectable<Schema['outbox']> {
  const { life } = kinds[kind] ?? {};
  if (life === undefined) throw new Error(`No feature declares mails of the kind ${kind}.`);
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
    expires_at: now + life,
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
  settings: QueueSettings,
): Promise<void> {
  for await (const some of inBatches(mails, batchSize)) {
    const rows = some.map((mail) => outboxRow(mail, settings));
    await transaction.insertInto('outbox').values(rows).execute();
  }
}
