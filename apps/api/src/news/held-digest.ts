import { countOf, truncate } from '@hearthlight/domain';

import type { Database } from '../database/schema.ts';
import type { Mailer } from '../mail/mailer.ts';
import { heldCommentsMail, type MailContent } from '../mail/messages.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** In the table of marks: when the last digest was sent. */
const mark = 'held-digest';

/** The most comments that a digest quotes. */
const quoted = 20;

/** What a digest depends on. */
export interface DigestServices {
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  mailer: Pick<Mailer, 'send'>;
  content: MailContent;
  /** The operator's address. */
  to: string;
}

/**
 * Mails the operator the comments that were held since the last digest, once a day and only if there are any. Of several
 * processes one sends it. Returns whether it was sent.
 */
export async function sendHeldDigest({
  content,
  database,
  mailer,
  now,
  to,
}: DigestServices): Promise<boolean> {
  const at = now();
  const since = await claimDay(database, at);
  if (since === undefined) return false;
  const comments = await database
    .selectFrom('comments')
    .select(['id', 'comentator_name', 'comment', 'held_reason'])
    .where('state', '=', 'held')
    .where('published_at', '>', since)
    .where('published_at', '<=', at)
    .orderBy('id')
    .execute();
  if (comments.length === 0) return false;
  const lines = comments
    .slice(0, quoted)
    .map((row) => `${row.id}, ${row.comentator_name} (${row.held_reason}): ${truncate(row.comment, 200)}`);
  const more = comments.length - lines.length;
  const body = [...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n\n');
  await mailer.send(heldCommentsMail(content, { to, count: countOf(comments.length, 'comment'), body }));
  return true;
}

/** Returns the time of the last digest if it was a day ago, and sets it to `at`, so that no other process sends this one. */
async function claimDay(database: Database, at: number): Promise<number | undefined> {
  return database.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto('marks')
      .values({ name: mark, at })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('at')
      .executeTakeFirst();
    if (first) return at - day;
    const last = await transaction
      .selectFrom('marks')
      .select('at')
      .where('name', '=', mark)
      .executeTakeFirstOrThrow();
    const { numUpdatedRows } = await transaction
      .updateTable('marks')
      .set({ at })
      .where('name', '=', mark)
      .where('at', '=', last.at)
      .where('at', '<=', at - day)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n ? last.at : undefined;
  });
}

/** Looks every hour whether a digest is due. Returns a function that stops it. */
export function sendHeldDigestDaily(
  services: DigestServices,
  logError: (error: unknown) => void,
): () => void {
  const send = () => {
    sendHeldDigest(services).catch(logError);
  };
  send();
  const timer = setInterval(send, hour);
  timer.unref();
  return () => clearInterval(timer);
}
