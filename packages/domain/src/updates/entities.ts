import * as z from 'zod/mini';

import { day, language } from '../calls/fields.ts';

/** An update on the impact of donations. Lists are sorted by `date_published`, newest first. */
export const impactUpdate = z.object({
  image_url: z.string(),
  /** The alternative text of the picture, if the picture library has one. */
  image_alt: z.optional(z.string()),
  /** The language of `image_alt`, if it is not the reader's. */
  image_alt_language: language,
  description: z.string(),
  date_published: z.optional(day),
  /** The following fields are shown if present. */
  title: z.optional(z.nullable(z.string())),
  place: z.optional(z.nullable(z.string())),
  /** The campaign that the update is about. */
  campaign: z.optional(z.nullable(z.object({ id: z.number(), title: z.string(), language }))),
  language,
});
export type ImpactUpdate = z.output<typeof impactUpdate>;
