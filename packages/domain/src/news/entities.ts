import * as z from 'zod/mini';

import { instant, language } from '../calls/fields.ts';

/** A news article. */
export const newsArticle = z.object({
  id: z.number(),
  title: z.string(),
  /** Comma-separated; cards show the first. */
  tags: z.string(),
  cover_image_url: z.string(),
  cover_image_description: z.optional(z.nullable(z.string())),
  date_published: instant,
  /** HTML, sanitized when it is stored and again before it is shown. */
  detail: z.string(),
  author_name: z.string(),
  /** `false` if the article takes no more comments. */
  comments_open: z.optional(z.boolean()),
  /** The campaign that the article is about, if known. */
  campaign: z.optional(z.nullable(z.object({ id: z.number(), title: z.string(), image_url: z.string(), language }))),
  language,
});
export type NewsArticle = z.output<typeof newsArticle>;
