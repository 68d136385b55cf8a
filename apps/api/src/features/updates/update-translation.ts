import * as z from 'zod';

import { line, readDocument, unknownField } from '../../actions/document.ts';
import type { Database, Schema } from '../../database/schema.ts';
import type { TranslationKind } from '../translations/translation-kind.ts';

type Texts = Omit<Schema['update_translations'], 'update_id' | 'language'>;

/** The other fields of an update may stay in the file. They are the same in all languages. */
const ignored = z.unknown().optional();
const frontMatter = z.strictObject(
  {
    title: line.optional(),
    place: line.optional(),
    image_url: ignored,
    date_published: ignored,
    campaign: ignored,
  },
  { error: unknownField },
);

/** A test mail of the former texts does not count any more, as after an edit. */
const raiseVersion = (database: Database, id: number) =>
  database
    .updateTable('impact_updates')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Translations of impact updates. */
export const updateTranslation: TranslationKind<Texts> = {
  name: 'update',
  label: 'impact update',
  fields: 'optionally title and place',
  read: async (file) => {
    const { body, fields } = await readDocument(file, frontMatter);
    return { title: fields.title ?? null, place: fields.place ?? null, description: body };
  },
  write: ({ description, place, title }) => ({
    matter: { ...(title !== null && { title }), ...(place !== null && { place }) },
    body: description,
  }),
  find: (database, { id, language }) =>
    database
      .selectFrom('update_translations')
      .select(['title', 'place', 'description'])
      .where('update_id', '=', id)
      .where('language', '=', language)
      .executeTakeFirst(),
  save: async (database, { id, language }, texts) => {
    await raiseVersion(database, id);
    await database
      .insertInto('update_translations')
      .values({ update_id: id, language, ...texts })
      .onConflict((conflict) => conflict.columns(['update_id', 'language']).doUpdateSet(texts))
      .execute();
  },
  remove: async (database, { id, language }) => {
    await raiseVersion(database, id);
    await database
      .deleteFrom('update_translations')
      .where('update_id', '=', id)
      .where('language', '=', language)
      .execute();
  },
};
