import { truncate } from '@hearthlight/domain';
import { deskPages } from '@hearthlight/domain/desk';

import type { Services } from '../../actions/services.ts';
import type { Database } from '../../database/schema.ts';
import { countOf } from '../../lib/count-of.ts';
import { everyHour } from '../../lib/every-hour.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { type MailContent } from '../../platform/mail/messages.ts';
import { heldCommentsMail } from './mails.ts';

const day = 24 * 3_600_000;

/** Names the row of `marks` with the time of the last digest. */
const mark = 'held-digest';

/** Maximum number of comments quoted in a digest. */
const quoted = 20;

/** Services that the digest uses. */
interface DigestServices extends Pick<Services, 'database' | 'deskOrigin' | 'now'> {
  mailer: Pick<Mailer, 'send'>;
  content: MailContent;
  /** The operator's address. */
  to: string;
}

/**
 * Mails the operator the comments held since the last digest, at most once a day and only if there are any. Only one of
 * several processes sends it. Returns whether it was sent.
 */
export async function sendHeldDigest({
  content,
  database,
  deskOrigin,
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
  const desk = deskOrigin() + deskPages.comments.path;
  await mailer.send(heldCommentsMail(content, { to, count: countOf(comments.length, 'comment'), body, desk }));
  return true;
}

/**
 * Sets the time of the last digest to `at` if a day has passed, so that no other process sends it. Returns the previous
 * time, or `undefined` if no digest is due.
 */
async function claimDay(database: Database, at: number): Promise<number | undefined> {
  return database.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto('marks')
      .values({ name: mark, at })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('at')
      .executeTakeFirst();
    if (first) return at - day;
    const last = await transaction.selectFrom('marks').select('at').where('name', '=', mark).executeTakeFirstOrThrow();
    const { numUpdatedRows } = await transaction
      .updateTable('marks')
      .set({ at })
      .where('name', '=', mark)
      .where('at', '<=', at - day)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n ? last.at : undefined;
  });
}

/** Checks every hour whether a digest is due. Returns a function that stops the checks. */
export function sendHeldDigestDaily(services: DigestServices, logError: (error: unknown) => void): () => void {
  return everyHour(() => sendHeldDigest(services), logError);
}
