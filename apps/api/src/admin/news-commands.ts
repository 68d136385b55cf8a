import { marked } from 'marked';
import * as z from 'zod';

import { isDuplicate } from '../database/failures.ts';
import { cleanHtml } from '../news/clean-html.ts';
import { type AdminContext, AdminError, audited, type Command, rowNumber } from './command.ts';
import { day, type Document, line, picture, readDocument } from './document.ts';

const story = z.strictObject(
  {
    title: line.refine((title) => !/^\.{1,2}$/.test(title), 'cannot be an address'),
    tags: z.union([line, z.array(line).transform((tags) => tags.join(', '))]),
    cover_image_url: picture,
    cover_image_description: line.optional(),
    author_name: line,
    date: z
      .union([day, z.iso.datetime({ offset: true })], { error: 'must be a day such as 2026-11-20' })
      .optional(),
  },
  { error: 'has a field that is not known or no field at all' },
);

function rowOf({ fields, body }: Document<z.output<typeof story>>) {
  const { date, cover_image_description: description, ...row } = fields;
  const detail = cleanHtml(marked.parse(body, { async: false, gfm: true }));
  if (detail === '') throw new AdminError('Nothing is left of the text once it is made safe.');
  return {
    row: { ...row, cover_image_description: description ?? null, detail },
    publishedAt: date === undefined ? undefined : Date.parse(date),
  };
}

const titleTaken = (error: unknown) => {
  throw isDuplicate(error) ? new AdminError('There is an article with this title already.') : error;
};

async function addStory(context: AdminContext, file: string | undefined): Promise<void> {
  const { row, publishedAt } = rowOf(await readDocument(file, story));
  const id = await audited(context, 'news add', async (database) => {
    const added = await database
      .insertInto('news')
      .values({ ...row, published_at: publishedAt ?? context.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { subject: `news ${added.id}`, detail: row.title, result: added.id };
  }).catch(titleTaken);
  context.print(`Article ${id} is published: ${row.title}`);
}

async function editStory(
  context: AdminContext,
  typed: string | undefined,
  file: string | undefined,
): Promise<void> {
  const id = rowNumber(typed);
  const { row, publishedAt } = rowOf(await readDocument(file, story));
  await audited(context, 'news edit', async (database) => {
    const changed = await database
      .updateTable('news')
      .set({ ...row, ...(publishedAt !== undefined && { published_at: publishedAt }) })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw noStory(id);
    return { subject: `news ${id}`, detail: row.title, result: undefined };
  }).catch(titleTaken);
  context.print(`Article ${id} is changed: ${row.title}`);
}

async function removeStory(context: AdminContext, typed: string | undefined): Promise<void> {
  const id = rowNumber(typed);
  const title = await audited(context, 'news remove', async (database) => {
    const removed = await database
      .deleteFrom('news')
      .where('id', '=', id)
      .returning('title')
      .executeTakeFirst();
    if (!removed) throw noStory(id);
    return { subject: `news ${id}`, detail: removed.title, result: removed.title };
  });
  context.print(`Article ${id} and its comments are removed: ${title}`);
}

async function listStories({ database, print }: AdminContext): Promise<void> {
  const rows = await database
    .selectFrom('news')
    .select(['id', 'title', 'published_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  for (const row of rows)
    print(`${row.id}\t${new Date(row.published_at).toISOString().slice(0, 10)}\t${row.title}`);
  if (rows.length === 0) print('There are no articles.');
}

const noStory = (id: number) => new AdminError(`There is no article ${id}; “news list” shows them all.`);

export const newsCommands: readonly Command[] = [
  { name: 'news list', takes: '', words: 0, summary: 'Lists all articles.', run: listStories },
  {
    name: 'news add',
    takes: '<file.md>',
    words: 1,
    summary:
      'Publishes an article: title, tags, cover_image_url, author_name [, cover_image_description, date].',
    run: (context, [file]) => addStory(context, file),
  },
  {
    name: 'news edit',
    takes: '<number> <file.md>',
    words: 2,
    summary: 'Replaces an article; its day stays unless the file names one.',
    run: (context, [id, file]) => editStory(context, id, file),
  },
  {
    name: 'news remove',
    takes: '<number>',
    words: 1,
    summary: 'Removes an article and its comments.',
    run: (context, [id]) => removeStory(context, id),
  },
];
