import { campaignTranslationsPath } from '@hearthlight/domain/desk';
import {
  CampaignFrame,
  CampaignTranslations,
  ListSkeleton,
  LoadFailed,
  NoSuchPage,
} from '@hearthlight/ui/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { keepTranslation } from '../api/keep-translation.ts';
import { type DeskResult, send } from '../api/send.ts';
import { campaignQuery, campaignTranslationsQuery } from '../campaigns/campaign-queries.ts';
import { useEntryId } from '../routing/use-entry-id.ts';
import { useTranslationLanguage } from '../routing/use-translation-language.ts';

export function Component() {
  const id = useEntryId();
  const { language, ...languages } = useTranslationLanguage();
  if (id === undefined || language === undefined) return <NoSuchPage />;
  return <Translations key={id} id={id} language={language} {...languages} />;
}

interface TranslationsProps extends Omit<ReturnType<typeof useTranslationLanguage>, 'language'> {
  id: number;
  language: string;
}

function Translations({ id, language, languages, originalLanguage }: TranslationsProps) {
  const queryClient = useQueryClient();
  const campaign = useQuery(campaignQuery(id));
  const list = useQuery(campaignTranslationsQuery(id));
  if (!campaign.data || !list.data)
    return campaign.isError || list.isError ? (
      <LoadFailed onRetry={() => void Promise.all([campaign.refetch(), list.refetch()])} />
    ) : (
      <ListSkeleton />
    );
  const stored = list.data.translations.find((each) => each.language === language)?.translation ?? null;
  const params = { id, language };
  const keep = (result: DeskResult<'saveCampaignTranslation'>) =>
    keepTranslation(queryClient, campaignTranslationsQuery(id).queryKey, result);
  return (
    <CampaignFrame campaign={campaign.data} isTranslating hasTranslations>
      <CampaignTranslations
        original={campaign.data}
        originalLanguage={originalLanguage}
        languages={languages}
        language={language}
        path={campaignTranslationsPath(id)}
        stored={stored}
        onSave={async (texts, basedOn) =>
          keep(await send('saveCampaignTranslation', { params, request: { ...texts, based_on: basedOn } }))
        }
        onRemove={async (password) =>
          keep(await send('removeCampaignTranslation', { params, request: { password } }))
        }
      />
    </CampaignFrame>
  );
}
