import * as z from 'zod/mini';

import { instant } from '../calls/fields.ts';

export const commentState = z.enum(['held', 'shown', 'hidden']);
export type CommentState = z.output<typeof commentState>;

/** Reasons why comments are held. Others are sentences of an older version. */
export const heldReasons = ['too many links', 'repeats an earlier comment', 'contains a held word'] as const;

export type HeldReason = (typeof heldReasons)[number];

/** A comment in the moderator's list. */
export const moderatedComment = z.object({
  id: z.number(),
  article: z.object({ id: z.number(), title: z.string() }),
  comentator_name: z.string(),
  comment: z.string(),
  date_published: instant,
  state: commentState,
  /** One of `heldReasons`, or `null` for a comment that was never held. */
  reason: z.nullable(z.string()),
});
export type ModeratedComment = z.output<typeof moderatedComment>;
