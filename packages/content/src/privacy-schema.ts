import type * as z from 'zod';

import { day, fields, list, someOf, text } from './building-blocks.ts';

/** `privacy.yaml` */
export const privacySchema = fields({
  title: text,
  intro: text,
  updated: day,
  sections: someOf(fields({ heading: text, paragraphs: list(text), list: list(text).optional() })),
});

/** The privacy page. */
export type Privacy = z.output<typeof privacySchema>;
