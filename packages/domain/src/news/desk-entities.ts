import * as z from 'zod/mini';

import { refusal } from '../calls/call.ts';
import { instant } from '../calls/fields.ts';

/** `scheduled` articles are published at a time in the future. */
export const articleState = z.enum(['draft', 'scheduled', 'published']);
export type ArticleState = z.output<typeof articleState>;

/** How articles can be sorted. */
export const articleOrders = ['newest', 'oldest'] as const;
export type ArticleOrder = (typeof articleOrders)[number];

/** An article in the list of news. */
export const articleRow = z.object({
  id: z.number(),
  title: z.string(),
  state: articleState,
  /** `null` for a draft that was never published and has no date. */
  published_at: z.nullable(instant),
  author_name: z.string(),
  /** Whether the newest revision differs from what visitors see. `false` for a draft. */
  has_unpublished_changes: z.boolean(),
  comments_open: z.boolean(),
  /** `null` for an article that was never changed in the desk. */
  edited_at: z.nullable(instant),
  edited_by: z.nullable(z.string()),
});
export type ArticleRow = z.output<typeof articleRow>;

/** The content of a revision of an article. */
export const articleText = z.object({
  title: z.string(),
  /** Comma-separated. */
  tags: z.string(),
  cover_image_url: z.string(),
  cover_image_description: z.string(),
  /** Sanitized HTML. */
  detail: z.string(),
  author_name: z.string(),
  campaign_id: z.nullable(z.number()),
});
export type ArticleText = z.output<typeof articleText>;

/** An article to edit: its newest revision and its state. */
export const article = z.extend(articleRow, {
  text: articleText,
  /** The number of the newest revision. Each save names the one that it is based on. */
  revision: z.number(),
  /**
   * The revision that visitors see, will see, or saw before the article was taken off the site. `null` for any other
   * draft.
   */
  published_revision: z.nullable(z.number()),
});
export type Article = z.output<typeof article>;

/** A revision in an article's history. */
export const revisionRow = z.object({
  number: z.number(),
  title: z.string(),
  at: instant,
  by: z.string(),
  /** Whether visitors see this revision, will see it, or saw it before the article was taken off the site. */
  publication: z.nullable(z.enum(['public', 'scheduled', 'former'])),
});
export type RevisionRow = z.output<typeof revisionRow>;

export const revision = z.extend(revisionRow, { text: articleText });
export type Revision = z.output<typeof revision>;

/** The fields of an article's translation. */
export const articleTranslation = z.object({
  title: z.string(),
  /** Comma-separated. */
  tags: z.string(),
  cover_image_description: z.string(),
  /** Sanitized HTML. */
  detail: z.string(),
});
export type ArticleTranslation = z.output<typeof articleTranslation>;

/** A language of the site other than the default, with the translation of an article if there is one. */
export const translatedArticle = z.object({
  language: z.string(),
  translation: z.nullable(articleTranslation),
});
export type TranslatedArticle = z.output<typeof translatedArticle>;

/** An article as visitors will see it. */
export const articlePreview = z.object({
  /** The page, without scripts. */
  html: z.string(),
  /** The share card of a link to it, in messengers and social networks. */
  card: z.object({
    title: z.string(),
    description: z.string(),
    address: z.string(),
    picture: z.object({ src: z.string(), alt: z.string() }),
  }),
});
export type ArticlePreview = z.output<typeof articlePreview>;

/**
 * Body of every error response of the desk. Its status tells what to do: 401 sign in again, 403 the role may not, 428
 * ask for the password and repeat the call, 409 show `current`, the article as somebody else has saved it, beside one's
 * own.
 */
export const deskRefusal = z.extend(refusal, { current: z.optional(article) });
export type DeskRefusal = z.output<typeof deskRefusal>;
