import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import { instant } from '../calls/fields.ts';
import { after, campaignId, id, message, next, withId, withLanguage, withPassword } from '../desk/call-parts.ts';
import * as rules from '../desk/rules.ts';
import {
  article,
  articlePreview,
  articleRow,
  articleOrders,
  articleState,
  articleTranslation,
  revision,
  revisionRow,
  translatedArticle,
} from './desk-entities.ts';

/** With the offset of the foundation's clock, which tells a repeated hour apart: `2026-11-01T01:30:00-07:00`. */
const clockInstant = z.iso.datetime({ offset: true });
const basedOn = { based_on: z.number().check(z.int(), z.nonnegative()) };
const articleFields = {
  title: rules.draftLine,
  tags: rules.draftLine,
  cover_image_url: rules.draftPicture,
  cover_image_description: rules.draftLine,
  detail: rules.draftDetail,
  author_name: rules.draftLine,
  campaign_id: campaignId,
};

/** The calls of the desk on news. */
export const newsCalls = {
  /** Returns articles: by default drafts, then the newest first. `search` matches titles. */
  articleList: {
    method: 'GET',
    path: '/desk/api/news/',
    access: 'news.write',
    query: z.object({
      state: z.optional(articleState),
      search: z.optional(z.string().check(z.trim(), z.maxLength(rules.deskLimits.line))),
      order: z.optional(z.enum(articleOrders)),
      after,
    }),
    response: z.object({ articles: z.array(articleRow), next }),
  },
  readArticle: {
    method: 'GET',
    path: '/desk/api/news/{id}/',
    access: 'news.write',
    params: withId,
    response: article,
  },
  /**
   * Creates an empty draft with a title that no other article has. Without a title, returns the draft that the same
   * person has not begun, if there is one.
   */
  createArticle: {
    method: 'POST',
    path: '/desk/api/news/',
    access: 'news.write',
    request: z.object({ title: z.union([z.literal(''), rules.articleTitle]) }),
    response: article,
  },
  /** 409 with `current` if `based_on` is not the newest revision. */
  saveArticle: {
    method: 'POST',
    path: '/desk/api/news/{id}/',
    access: 'news.write',
    params: withId,
    request: z.object({ ...basedOn, ...articleFields }),
    response: article,
  },
  revisionList: {
    method: 'GET',
    path: '/desk/api/news/{id}/revisions/',
    access: 'news.write',
    params: withId,
    query: z.object({ after }),
    response: z.object({ revisions: z.array(revisionRow), next }),
  },
  readRevision: {
    method: 'GET',
    path: '/desk/api/news/{id}/revisions/{number}/',
    access: 'news.write',
    params: z.object({ id, number: z.coerce.number().check(z.int(), z.nonnegative()) }),
    response: revision,
  },
  /** 409 as for a save. */
  restoreRevision: {
    method: 'POST',
    path: '/desk/api/news/{id}/revisions/{number}/restore/',
    access: 'news.write',
    params: z.object({ id, number: z.coerce.number().check(z.int(), z.nonnegative()) }),
    request: z.object(basedOn),
    response: article,
  },
  /**
   * Publishes the newest revision now, or at a time in the future unless visitors see the article already. 409 with
   * `current` as for a save, or if `replaces` is not the time of publication, `null` for a draft.
   */
  publishArticle: {
    method: 'POST',
    path: '/desk/api/news/{id}/publish/',
    access: 'news.write',
    params: withId,
    request: z.object({
      ...basedOn,
      replaces: z.nullable(instant),
      at: z.nullable(clockInstant),
      /** Whether the text is that of the scheduled publication, or the one that was on the site. */
      keeps_text: z.optional(z.boolean()),
    }),
    response: article,
  },
  /**
   * Makes an article a draft again; visitors no longer see it. 409 with `current` if it was published again or for
   * another time than the person has seen, or if a scheduled one is public by now.
   */
  unpublishArticle: {
    method: 'POST',
    path: '/desk/api/news/{id}/unpublish/',
    access: 'news.write',
    params: withId,
    request: z.object({
      state: articleState,
      published_at: z.nullable(instant),
      published_revision: z.nullable(z.int()),
    }),
    response: article,
  },
  openComments: {
    method: 'POST',
    path: '/desk/api/news/{id}/comments/',
    access: 'news.write',
    params: withId,
    request: z.object({ comments_open: z.boolean() }),
    response: article,
  },
  /**
   * Says that the person has an article open, or has closed it, and returns the names of others who have it open, the
   * number of the newest revision, and the state. Repeat it every 20 seconds; after two minutes without it, an article
   * counts as closed.
   */
  openArticle: {
    method: 'POST',
    path: '/desk/api/news/{id}/open/',
    access: 'news.write',
    params: withId,
    request: z.object({ open: z.boolean() }),
    response: z.object({ others: z.array(z.string()), revision: z.number(), state: articleState }),
  },
  removeArticle: {
    method: 'POST',
    path: '/desk/api/news/{id}/remove/',
    access: 'news.write',
    confirmed: 'each-time',
    params: withId,
    request: withPassword,
    response: message,
  },
  /** Returns the links in the newest revision that lead to no page of this site. */
  brokenLinks: {
    method: 'GET',
    path: '/desk/api/news/{id}/broken-links/',
    access: 'news.write',
    params: withId,
    response: z.object({ links: z.array(z.string()) }),
  },
  previewArticle: {
    method: 'GET',
    path: '/desk/api/news/{id}/preview/',
    access: 'news.write',
    params: withId,
    query: z.object({ language: z.optional(z.string()) }),
    response: articlePreview,
  },
  translationList: {
    method: 'GET',
    path: '/desk/api/news/{id}/translations/',
    access: 'news.write',
    params: withId,
    response: z.object({ translations: z.array(translatedArticle) }),
  },
  /** 409 if the stored one is not `based_on`, the translation that was changed. */
  saveTranslation: {
    method: 'POST',
    path: '/desk/api/news/{id}/translations/{language}/',
    access: 'news.write',
    params: withLanguage,
    request: z.object({ ...rules.translationFields, based_on: z.nullable(articleTranslation) }),
    response: translatedArticle,
  },
  /** Readers of its language see the original in its place. */
  removeTranslation: {
    method: 'POST',
    path: '/desk/api/news/{id}/translations/{language}/remove/',
    access: 'news.write',
    confirmed: 'each-time',
    params: withLanguage,
    request: withPassword,
    response: translatedArticle,
  },
} as const satisfies Record<string, Call>;
