import * as z from 'zod/mini';

import { instant } from '../calls/fields.ts';

/** A published comment on a news article. */
export const newsComment = z.object({
  comment: z.string(),
  date_published: instant,
  comentator_name: z.optional(z.string()),
});
export type NewsComment = z.output<typeof newsComment>;
