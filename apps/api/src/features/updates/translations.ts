import type { UpdateTranslation } from '@hearthlight/domain/desk';
import * as z from 'zod';

import { line, readDocument, unknownField } from '../../actions/document.ts';
import type { Database } from '../../database/schema.ts';
import type { DeskTranslations } from '../translations/desk-translations.ts';
import { type TextsOf, translationTable } from '../translations/translation-table.ts';
import { lockUpdate, updateKind } from './updates.ts';

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

const table = translationTable('update_translations', ['title', 'place', 'description']);

/** Translations of impact updates. */
export const updateTranslations: DeskTranslations<TextsOf<'update_translations'>, UpdateTranslation> = {
  ...updateKind,
  ...table,
  save: async (database, key, texts, now) => {
    await raiseVersion(database, key.id);
    await table.save(database, key, texts, now);
  },
  remove: async (database, key, now) => {
    await raiseVersion(database, key.id);
    await table.remove(database, key, now);
  },
  fields: 'optionally title and place',
  read: async (file) => {
    const { body, fields } = await readDocument(file, frontMatter);
    return { title: fields.title ?? null, place: fields.place ?? null, description: body };
  },
  write: ({ description, place, title }) => ({
    matter: { ...(title !== null && { title }), ...(place !== null && { place }) },
    body: description,
  }),
  describe: ({ description, place, title }) => ({ title: title ?? '', place: place ?? '', description }),
  textsOf: ({ description, place, title }) => ({
    title: title || null,
    place: place || null,
    description,
  }),
  lock: lockUpdate,
};
