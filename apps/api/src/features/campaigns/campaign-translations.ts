import type { CampaignTranslation } from '@hearthlight/domain/desk';

import type { DeskTranslations } from '../translations/desk-translations.ts';
import { campaignTranslation } from './campaign-translation.ts';
import { lockCampaign } from './campaigns.ts';

type Texts = NonNullable<Awaited<ReturnType<typeof campaignTranslation.find>>>;

/** Translations of campaigns in the desk. */
export const campaignTranslations: DeskTranslations<Texts, CampaignTranslation> = {
  kind: campaignTranslation,
  describe: (texts) => texts,
  textsOf: (entry) => entry,
  lock: lockCampaign,
};
