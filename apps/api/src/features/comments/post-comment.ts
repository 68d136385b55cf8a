import { createHash } from 'node:crypto';

import { type NewComment, sentences } from '@hearthlight/domain';
import { answers } from '@hearthlight/words/answers';

import type { Services } from '../../actions/services.ts';
import { isOrphan } from '../../database/failures.ts';
import type { Database } from '../../database/schema.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';
import { byNetwork, clientNetwork } from '../../platform/limits/client-network.ts';
import { callLimits } from '../../platform/limits/limits.ts';
import { type NewsServices, publishedNews } from '../news/articles.ts';
import { heldReason } from './held-reason.ts';

/**
 * Returns a hash that detects repeated comments. Covers letters, marks and digits, regardless of case. For a comment
 * without any, such as emoji only, covers all characters except white space.
 */
export function textHash(comment: string): string {
  const text = comment.normalize('NFKC').toLowerCase();
  const folded = text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  const hashed = /[\p{L}\p{N}]/u.test(folded) ? folded : text.replace(/\s+/g, '');
  return createHash('sha256').update(hashed).digest('base64url');
}

/** Whether a new comment is shown at once or held for review. */
export type NewCommentState = 'shown' | 'held';

/** Returns the message for the author of a comment. */
export const commentMessage = (state: NewCommentState): string =>
  state === 'shown' ? answers.commentShown : answers.commentHeld;

/**
 * Stores a comment within the limits of its network. Returns whether it is shown or held. Throws a 429 over the limits
 * and a 404 for an unknown article.
 */
export async function postComment(
  services: Pick<Services, 'database' | 'limits' | 'now'>,
  ip: string,
  { newsId, comment }: { newsId: number; comment: NewComment },
): Promise<NewCommentState> {
  const network = clientNetwork(ip);
  await services.limits.count(
    [callLimits.commentOnArticle, `${newsId} ${network}`],
    ...byNetwork(callLimits.commentByNetwork, network),
  );
  return addComment(services, { newsId, comment });
}

/** Stores a comment. Returns whether it is shown or held. Throws a 404 for an unknown or just removed article. */
async function addComment(
  services: NewsServices,
  { newsId, comment }: { newsId: number; comment: NewComment },
): Promise<NewCommentState> {
  const article = await publishedNews(services)
    .select(['id', 'comments_open'])
    .where('id', '=', newsId)
    .executeTakeFirst();
  if (!article) throw unknownArticle();
  if (article.comments_open === 0) throw new RefusedCall(403, refusals.commentsClosed);
  return store(services.database, services.now(), { newsId, comment }).catch((error: unknown) => {
    throw isOrphan(error) ? unknownArticle() : error;
  });
}

const unknownArticle = () => new RefusedCall(404, sentences.newsNotFound);

/** Stores a comment. Returns its state. A unique key detects repeats, so that only the first is shown. */
async function store(
  database: Database,
  now: number,
  { newsId, comment }: { newsId: number; comment: NewComment },
): Promise<NewCommentState> {
  const row = {
    news_id: newsId,
    comentator_name: comment.comentator_name,
    comment: comment.comment,
    published_at: now,
    text_hash: textHash(comment.comment),
  };
  const reason = await heldReason(database, comment);
  const state = reason === undefined ? 'shown' : 'held';
  const first = await database
    .insertInto('comments')
    .values({ ...row, state, held_reason: reason ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (first) return state;
  const heldRow = { ...row, state: 'held', held_reason: reason ?? 'repeats an earlier comment' } as const;
  await database
    .insertInto('comments')
    .values({ ...heldRow, repeats: 1 })
    .execute();
  return 'held';
}
