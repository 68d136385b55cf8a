import { campaignTranslationsPath } from '@hearthlight/domain/desk';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { type DeskResult, send } from '../api/send.ts';
import { ListSkeleton } from '../frame/list-skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { NoSuchPage } from '../frame/no-such-page.tsx';
import { keepTranslation } from '../parts/translation-queries.ts';
import { useEntryId } from '../routing/use-entry-id.ts';
import { useTranslationLanguage } from '../routing/use-translation-language.ts';
import { CampaignFrame } from './campaign-frame.tsx';
import { CampaignTranslations } from './campaign-translations.tsx';
import { campaignQuery, campaignTranslationsQuery } from './queries.ts';

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
