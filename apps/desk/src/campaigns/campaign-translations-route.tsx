import { type CampaignTranslation, campaignTranslationsPath, type DeskCampaign } from '@hearthlight/domain/desk';
import { useQuery } from '@tanstack/react-query';

import { fetchCall } from '../api/queries.ts';
import { useEntry } from '../api/use-entry.ts';
import { viewOf } from '../api/view-of.ts';
import { Loaded } from '../frame/loaded.tsx';
import { NoSuchPage } from '../frame/no-such-page.tsx';
import { useTranslationChange } from '../parts/translation-queries.ts';
import { useTranslationLanguage } from '../routing/use-translation-language.ts';
import { CampaignFrame } from './campaign-frame.tsx';
import { CampaignTranslations } from './campaign-translations.tsx';
import { campaignQuery, campaignTranslationsQuery } from './queries.ts';

export function Component() {
  const { language, ...languages } = useTranslationLanguage();
  const view = useEntry(campaignQuery);
  if (language === undefined) return <NoSuchPage />;
  return (
    <Loaded view={view}>
      {({ entry }) => (
        <CampaignFrame key={entry.id} campaign={entry} isTranslating hasTranslations>
          <Translations campaign={entry} language={language} {...languages} />
        </CampaignFrame>
      )}
    </Loaded>
  );
}

interface TranslationsProps extends Omit<ReturnType<typeof useTranslationLanguage>, 'language'> {
  campaign: DeskCampaign;
  language: string;
}

function Translations({ campaign, ...languages }: TranslationsProps) {
  const { id } = campaign;
  const params = { id, language: languages.language };
  const { queryKey, ...query } = campaignTranslationsQuery(id);
  const view = viewOf(useQuery({ queryKey, ...query }), ({ translations }) => ({
    stored: translations.find(({ language }) => language === params.language)?.translation ?? null,
  }));
  const onSave = useTranslationChange(queryKey, (texts: CampaignTranslation, basedOn: CampaignTranslation | null) =>
    fetchCall('saveCampaignTranslation', { params, request: { ...texts, based_on: basedOn } }),
  );
  const onRemove = useTranslationChange(queryKey, (password: string) =>
    fetchCall('removeCampaignTranslation', { params, request: { password } }),
  );
  return (
    <Loaded view={view}>
      {({ stored }) => (
        <CampaignTranslations
          original={campaign}
          path={campaignTranslationsPath(id)}
          stored={stored}
          onSave={onSave}
          onRemove={onRemove}
          {...languages}
        />
      )}
    </Loaded>
  );
}
