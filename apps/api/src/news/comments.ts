import { createHash } from 'node:crypto';

import { type calls, sentences } from '@hearthlight/domain';
import type * as z from 'zod/mini';

import type { CommentState, Database } from '../database/schema.ts';
import { RefusedCall } from '../http/refusal.ts';

type NewComment = z.output<typeof calls.commentOnNews.request>;

/** People read the form and type; what comes faster was not typed. */
const leastMilliseconds = 2000;
const mostLinks = 2;

const link = /https?:\/\/|www\.|\[url|<a\s/gi;

/** What two comments that say the same have in common: letters and digits, case aside. */
export function textHash(comment: string): string {
  const folded = comment
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return createHash('sha256').update(folded).digest('base64url');
}

/** Why a comment waits for the operator, or `undefined` for one that is shown at once. Nothing is ever dropped. */
export function heldReason(comment: NewComment, isDuplicate: boolean): string | undefined {
  if (comment.website !== undefined && comment.website !== '') return 'the hidden field was filled';
  if (comment.elapsed_ms !== undefined && comment.elapsed_ms < leastMilliseconds) return 'sent too quickly';
  if ((comment.comment.match(link)?.length ?? 0) > mostLinks) return 'too many links';
  return isDuplicate ? 'the same was said before' : undefined;
}

/** Keeps a comment, shown at once or held, and answers the sentence that tells its writer which. */
export async function addComment(
  database: Database,
  now: number,
  { newsId, comment }: { newsId: number; comment: NewComment },
): Promise<string> {
  if (!Number.isSafeInteger(newsId)) throw new RefusedCall(404, sentences.newsNotFound);
  const article = await database.selectFrom('news').select('id').where('id', '=', newsId).executeTakeFirst();
  if (!article) throw new RefusedCall(404, sentences.newsNotFound);
  const hash = textHash(comment.comment);
  const same = await database
    .selectFrom('comments')
    .select('id')
    .where('news_id', '=', newsId)
    .where('text_hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  const reason = heldReason(comment, same !== undefined);
  const state: CommentState = reason === undefined ? 'shown' : 'held';
  await database
    .insertInto('comments')
    .values({
      news_id: newsId,
      comentator_name: comment.comentator_name,
      comment: comment.comment,
      published_at: now,
      state,
      held_reason: reason ?? null,
      text_hash: hash,
    })
    .execute();
  return state === 'shown'
    ? 'Thank you! Your comment is now part of this story.'
    : 'Thank you! Your comment is safe with us; someone of our team reads it before it appears.';
}
