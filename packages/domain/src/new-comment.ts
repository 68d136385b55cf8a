import * as z from 'zod/mini';

import * as rules from './rules.ts';

/** The fields of the comment form and of its call, which carries no others (`specification §7`). */
export const newComment = z.strictObject({ comentator_name: rules.comentatorName, comment: rules.comment });
/** A comment as typed. */
export type NewComment = z.output<typeof newComment>;

/** Shown to what seems to be a bot, and to a person who can then try again. */
export const commentNotSent = 'Your comment was not sent. Please read it again and then post it.';
