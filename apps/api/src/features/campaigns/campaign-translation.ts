import * as z from 'zod';

import { line, readDocument, unknownField } from '../../actions/document.ts';
import type { Schema } from '../../database/schema.ts';
import type { TranslationKind } from '../translations/translation-kind.ts';

type Texts = Omit<Schema['campaign_translations'], 'campaign_id' | 'language'>;

/** The other fields of a campaign may stay in the file. They are the same in all languages. */
const ignored = z.unknown().optional();
const frontMatter = z.strictObject(
  {
    title: line,
    image_url: ignored,
    target_amount: ignored,
    opening_amount: ignored,
    opening_contributors: ignored,
    date_started: ignored,
    date_ended: ignored,
  },
  { error: unknownField },
);

/** Translations of campaigns. */
export const campaignTranslation: TranslationKind<Texts> = {
  name: 'campaign',
  label: 'campaign',
  fields: 'title',
  read: async (file) => {
    const { body, fields } = await readDocument(file, frontMatter);
    return { title: fields.title, description: body };
  },
  write: ({ description, title }) => ({ matter: { title }, body: description }),
  find: (database, { id, language }) =>
    database
      .selectFrom('campaign_translations')
      .select(['title', 'description'])
      .where('campaign_id', '=', id)
      .where('language', '=', language)
      .executeTakeFirst(),
  save: async (database, { id, language }, texts) => {
    await database
      .insertInto('campaign_translations')
      .values({ campaign_id: id, language, ...texts })
      .onConflict((conflict) => conflict.columns(['campaign_id', 'language']).doUpdateSet(texts))
      .execute();
  },
  remove: async (database, { id, language }) => {
    await database
      .deleteFrom('campaign_translations')
      .where('campaign_id', '=', id)
      .where('language', '=', language)
      .execute();
  },
};
