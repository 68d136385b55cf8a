import { dayOf, startOfDay } from '@hearthlight/domain';
import type { Command } from 'commander';
import * as z from 'zod';

import { type ActionContext, ActionError, type Listing, type PictureSource } from '../../actions/action.ts';
import {
  idArgument,
  printOutput,
  type ProgramEnvironment,
  type SharedOptions,
  withJson,
} from '../../actions/command.ts';
import { type ContentKind, documentOf, type WrittenEntry } from '../../actions/content.ts';
import { campaignId, day, line, picture, readDocument, unknownField } from '../../actions/document.ts';
import { newestFirst } from '../../database/newest-first.ts';
import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { pictureAddress } from '../pictures/document-pictures.ts';
import { addContentCommands } from '../translations/content-commands.ts';
import { unknownArticle } from './article-errors.ts';
import { articleTags, articleTitle, readArticleText } from './article-text.ts';
import { cleanHtml } from './clean-html.ts';
import { publishRevision, readArticle as readDeskArticle, removeArticle } from './edit-article.ts';
import { newestText } from './revisions.ts';
import { newsTranslations } from './translations.ts';
import { addArticle, editArticle, type WrittenArticle } from './written-article.ts';

const frontMatter = z.strictObject(
  {
    title: articleTitle,
    tags: articleTags,
    cover_image_url: picture,
    cover_image_description: line.optional(),
    author_name: line,
    date: z.union([day, z.iso.datetime({ offset: true })], { error: 'must be a day such as 2026-11-20' }).optional(),
    campaign: campaignId.optional(),
  },
  { error: unknownField },
);

async function readArticleFile(file: string, source: PictureSource): Promise<WrittenArticle> {
  const { fields, body } = await readDocument(file, frontMatter);
  const { date, campaign, cover_image_url: cover, cover_image_description: description, ...row } = fields;
  const { html, markdown } = await readArticleText(source, file, body);
  const detail = cleanHtml(html);
  if (detail === '') throw new ActionError('The text is empty after unsafe HTML is removed.');
  return {
    ...row,
    cover_image_url: await pictureAddress(source, {
      document: file,
      field: 'cover_image_url',
      value: cover,
    }),
    cover_image_description: description ?? null,
    campaign_id: campaign ?? null,
    detail,
    markdown,
    // Absent if the file has no date, so that an edit keeps the stored one.
    ...(date !== undefined && { published_at: date.length > 10 ? Date.parse(date) : startOfDay(date) }),
  };
}

async function listArticles(database: Database): Promise<Listing> {
  const query = database
    .selectFrom('news')
    .select(['id', 'title', 'tags', 'author_name', 'cover_image_url', 'published_at', 'draft'])
    .orderBy('draft', 'desc');
  const articles = await newestFirst(query, 'published_at', 'id').execute();
  return {
    rows: articles.map(({ draft, published_at: at, ...row }) => ({
      ...row,
      draft: draft === 1,
      published_at: at === 0 ? null : isoInstant(at),
    })),
    lines: articles.map(({ draft, id, published_at: at, title }) =>
      [id, draft === 1 ? 'draft' : dayOf(at), title].join('\t'),
    ),
    empty: 'There are no articles.',
  };
}

/** News articles in files. An edit without a date keeps the stored one. */
export const newsArticles: ContentKind<WrittenArticle> = {
  name: 'news',
  label: 'article',
  fields: 'title, tags, cover_image_url, author_name and optionally cover_image_description, date and campaign',
  removes: 'with its comments',
  hasDrafts: true,
  read: readArticleFile,
  add: addArticle,
  edit: editArticle,
  remove: async (context, id, options) => {
    const { comments, title } = await removeArticle(context, id, options);
    return { id, title, removed: { comments } };
  },
  list: listArticles,
};

/** A newly published article. */
export interface PublishedArticle {
  title: string;
  /** Epoch milliseconds. */
  publishedAt: number;
  /** Whether visitors can see it now. */
  isShown: boolean;
}

/** Publishes a draft, now or on the date in its file. Throws an `ActionError` when there is no such draft. */
export async function publishArticle(context: ActionContext, id: number): Promise<PublishedArticle> {
  const now = context.now();
  const { published_at: at, revision, state } = await readDeskArticle(context.database, id, now);
  if (state !== 'draft') throw new ActionError(`Article ${id} is already published.`);
  const isLater = at !== null && Date.parse(at) > now;
  const { published_at, title } = await publishRevision(context, id, {
    based_on: revision,
    replaces: null,
    at: isLater ? at : null,
  });
  return { title, publishedAt: Date.parse(published_at ?? ''), isShown: !isLater };
}

async function readArticle(database: Database, id: number) {
  const article = await database.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();
  if (!article) throw unknownArticle();
  return article;
}

/**
 * Returns an article as a Markdown file with its current fields. The text is HTML if the article was not written in
 * Markdown. Throws an `ActionError` when there is no such article.
 */
export async function readWrittenArticle(database: Database, id: number): Promise<WrittenEntry> {
  const row = await readArticle(database, id);
  const newest = await newestText(database, row);
  const matter = {
    title: newest.title,
    tags: newest.tags,
    cover_image_url: newest.cover_image_url,
    ...(newest.cover_image_description !== '' && { cover_image_description: newest.cover_image_description }),
    author_name: newest.author_name,
    ...(row.published_at !== 0 && { date: isoInstant(row.published_at) }),
    ...(newest.campaign_id !== null && { campaign: newest.campaign_id }),
  };
  // The Markdown is the source of the published text only.
  const text = row.markdown !== null && newest.detail === row.detail ? row.markdown : newest.detail;
  return {
    fields: { id, ...matter, draft: row.draft === 1, text },
    document: documentOf(matter, text),
  };
}

/** Adds the commands for news: list, add, edit, show, remove and publish. */
export function addNewsCommands(program: Command, environment: ProgramEnvironment): void {
  const group = addContentCommands(program, environment, {
    kind: newsArticles,
    show: readWrittenArticle,
    translations: newsTranslations,
  });
  withJson(group.command('publish').description('publish a draft, on its date if that is in the future'))
    .addArgument(idArgument())
    .action(async (id: number, options: SharedOptions) => {
      const { isShown, publishedAt, title } = await environment.withContext((context) => publishArticle(context, id));
      const when = isShown ? '' : `. Visitors see it from ${dayOf(publishedAt)}.`;
      printOutput(environment, options, {
        json: { id, title, published_at: isoInstant(publishedAt) },
        text: `Published article ${id}: ${title}${when}`,
      });
    });
}
