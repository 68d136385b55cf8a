import { createHash } from 'node:crypto';

import { type NewComment, sentences } from '@hearthlight/domain';

import { isOrphan } from '../database/failures.ts';
import type { Database } from '../database/schema.ts';
import { RefusedCall, refusals } from '../http/refusal.ts';
import { byNetwork, clientNetwork } from '../limits/client-network.ts';
import { callLimits, type Limits } from '../limits/limits.ts';
import { isStorable } from '../storable-text.ts';
import { type NewsServices, publishedNews } from './articles.ts';

/** The most links of a comment that is shown at once. Names can be made up, so a known one does not help. */
const maxLinks = 1;

const link = /https?:\/\/(?:www\.)?|www\.|\[url|<a\s/gi;

/**
 * Returns a hash of a comment's letters, marks and digits, without regard to case. Equal hashes mean a repeated comment.
 * The hash of a comment without any of them, such as one of emoji, covers all its characters but white space.
 */
export function textHash(comment: string): string {
  const text = comment.normalize('NFKC').toLowerCase();
  const folded = text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  const hashed = /[\p{L}\p{N}]/u.test(folded) ? folded : text.replace(/\s+/g, '');
  return createHash('sha256').update(hashed).digest('base64url');
}

/** Returns why a comment must be reviewed before it is shown, or `undefined`. No comment is discarded. */
function heldReason({ comment }: NewComment): string | undefined {
  return (comment.match(link)?.length ?? 0) > maxLinks ? 'too many links' : undefined;
}

/** The messages for the author of a comment, by the comment's state. */
export const commentMessages = {
  shown: 'Thank you! Your comment is now part of this story.',
  held: 'Thank you! Someone on our team will read your comment before it appears.',
} as const;

interface CommentServices extends NewsServices {
  limits: Limits;
}

/**
 * Counts a comment from an address against the limits, stores it and returns whether it is shown or held. Throws a 429,
 * or a 404 for an unknown article.
 */
export async function postComment(
  services: CommentServices,
  ip: string,
  { newsId, comment }: { newsId: number; comment: NewComment },
): Promise<keyof typeof commentMessages> {
  const network = clientNetwork(ip);
  await services.limits.count(
    [callLimits.commentOnArticle, `${newsId} ${network}`],
    ...byNetwork(callLimits.commentByNetwork, network),
  );
  return addComment(services, { newsId, comment });
}

/**
 * Stores a comment and returns whether it is shown or held. Throws a 404 for an unknown article, and for one that is
 * removed in the meantime, and a 400 for text that cannot be stored.
 */
async function addComment(
  services: NewsServices,
  { newsId, comment }: { newsId: number; comment: NewComment },
): Promise<keyof typeof commentMessages> {
  if (!Object.values(comment).every(isStorable)) throw new RefusedCall(400, refusals.badRequest);
  if (!Number.isSafeInteger(newsId)) throw unknownArticle();
  const article = await publishedNews(services).select('id').where('id', '=', newsId).executeTakeFirst();
  if (!article) throw unknownArticle();
  return store(services.database, services.now(), { newsId, comment }).catch((error: unknown) => {
    throw isOrphan(error) ? unknownArticle() : error;
  });
}

const unknownArticle = () => new RefusedCall(404, sentences.newsNotFound);

/** Stores a comment and returns its state. A unique key finds repeats, so that only the first of several is shown. */
async function store(
  database: Database,
  now: number,
  { newsId, comment }: { newsId: number; comment: NewComment },
): Promise<'shown' | 'held'> {
  const row = {
    news_id: newsId,
    comentator_name: comment.comentator_name,
    comment: comment.comment,
    published_at: now,
    text_hash: textHash(comment.comment),
  };
  const reason = heldReason(comment);
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
