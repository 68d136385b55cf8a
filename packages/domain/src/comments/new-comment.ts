import * as z from 'zod/mini';

import * as rules from '../rules.ts';

/** The fields of the comment form and of its call (`specification §7`). */
export const newComment = z.strictObject({ comentator_name: rules.comentatorName, comment: rules.comment });
/** A comment as typed. */
export type NewComment = z.output<typeof newComment>;
