import {
  CampaignFrame,
  CampaignTranslationForm,
  ListSkeleton,
  LoadFailed,
  NoSuchPage,
  TranslationsView,
} from '@hearthlight/ui/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { type DeskResult, send, toResult } from '../api/send.ts';
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
  if (campaign.isError || list.isError)
    return <LoadFailed onRetry={() => void Promise.all([campaign.refetch(), list.refetch()])} />;
  if (!campaign.data || !list.data) return <ListSkeleton />;
  const stored = list.data.translations.find((each) => each.language === language)?.translation ?? null;
  const params = { id, language };
  const keep = async (result: DeskResult<'saveCampaignTranslation'>) => {
    if (result.ok) {
      const others = list.data.translations.filter((each) => each.language !== language);
      queryClient.setQueryData(campaignTranslationsQuery(id).queryKey, {
        translations: [...others, result.response],
      });
    }
    return toResult(result);
  };
  return (
    <CampaignFrame campaign={campaign.data} isTranslating hasTranslations>
      <TranslationsView
        languages={languages}
        language={language}
        isTranslated={stored !== null}
        onRemove={async () => keep(await send('removeCampaignTranslation', { params, request: {} }))}
      >
        <CampaignTranslationForm
          key={language}
          original={campaign.data}
          originalLanguage={originalLanguage}
          language={language}
          translation={stored}
          onSubmit={async (values) =>
            keep(await send('saveCampaignTranslation', { params, request: { ...values, based_on: stored } }))
          }
        />
      </TranslationsView>
    </CampaignFrame>
  );
}
