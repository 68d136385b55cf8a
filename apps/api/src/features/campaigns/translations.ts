import type { CampaignTranslation } from '@hearthlight/domain/desk';
import * as z from 'zod';

import { line, readDocument, unknownField } from '../../actions/document.ts';
import type { DeskTranslations } from '../translations/desk-translations.ts';
import { type TextsOf, translationTable } from '../translations/translation-table.ts';
import { campaignKind, lockCampaign } from './campaigns.ts';

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
export const campaignTranslations: DeskTranslations<TextsOf<'campaign_translations'>, CampaignTranslation> = {
  ...campaignKind,
  ...translationTable('campaign_translations', ['title', 'description']),
  fields: 'title',
  read: async (file) => {
    const { body, fields } = await readDocument(file, frontMatter);
    return { title: fields.title, description: body };
  },
  write: ({ description, title }) => ({ matter: { title }, body: description }),
  describe: ({ description, title }) => ({ title, description }),
  textsOf: ({ description, title }) => ({ title, description }),
  lock: lockCampaign,
};
