import * as z from 'zod/mini';

import { day } from '../calls/fields.ts';

/** An impact update and its mailing. */
export const deskUpdate = z.object({
  id: z.number(),
  title: z.string(),
  place: z.string(),
  image_url: z.string(),
  /** The alternative text of the picture, if the picture library has one. */
  image_alt: z.optional(z.string()),
  description: z.string(),
  date_published: day,
  campaign: z.nullable(z.object({ id: z.number(), title: z.string() })),
  /** The mails to donors, or `null` before the update was sent. */
  mailing: z.nullable(z.object({ sent: z.number(), waiting: z.number(), failed: z.number() })),
  /** Raised by each edit. An edit and a mailing name the version that they are based on. */
  version: z.number(),
});
export type DeskUpdate = z.output<typeof deskUpdate>;

/** The fields of an impact update's translation. Title and place may be empty. */
export const updateTranslation = z.object({
  title: z.string(),
  place: z.string(),
  description: z.string(),
});
export type UpdateTranslation = z.output<typeof updateTranslation>;

/** A language of the site other than the default, with the translation of an impact update if there is one. */
export const translatedUpdate = z.object({
  language: z.string(),
  translation: z.nullable(updateTranslation),
});
export type TranslatedUpdate = z.output<typeof translatedUpdate>;

/** The receivers of an update by mail. Nobody gets it twice, and nobody who unsubscribed gets it. */
export const audience = z.enum(['campaign', 'all']);
export type Audience = z.output<typeof audience>;

/** The mail of an update, as one donor sees it, and what is known before it is sent. */
export const updateMail = z.object({
  subject: z.string(),
  html: z.string(),
  /** The languages in which donors can get it, the site's default first. */
  languages: z.array(z.string()),
  /** How many donors would get it now. `campaign` is `null` for an update without a campaign. */
  recipients: z.object({ all: z.number(), campaign: z.nullable(z.number()) }),
  /** Whether the signed-in person has got the current text as a test mail, which sending needs. */
  is_tested: z.boolean(),
});
export type UpdateMail = z.output<typeof updateMail>;

/** A mail of an update that could not be sent. */
export const failedMail = z.object({
  id: z.string(),
  /** Without the part before the `@` for roles that do not read donors' data: `a…@example.org`. */
  recipient: z.string(),
  reason: z.string(),
  /** False if the mail may have arrived: it is not sent again. */
  can_retry: z.boolean(),
});
export type FailedMail = z.output<typeof failedMail>;
