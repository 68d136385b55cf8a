import type { CampaignTranslation } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { paragraphs } from '../parts/merge-entry.ts';
import { type Original, TranslationForm } from '../parts/translation-form.tsx';
import { type TranslationLanguages, TranslationsView } from '../parts/translations-view.tsx';
import type { TranslationActions } from '../parts/use-edited-translation.ts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).campaignTranslationForm;

const noTranslation: CampaignTranslation = { title: '', description: '' };

export interface CampaignTranslationsProps
  extends TranslationLanguages, TranslationActions<CampaignTranslation>, Pick<Original, 'originalLanguage'> {
  /** The texts to translate. */
  original: CampaignTranslation;
  /** The translation as the server has it; `null` for none. */
  stored: CampaignTranslation | null;
}

/** The translations of a campaign, each beside the original. */
export function CampaignTranslations({ original, originalLanguage, ...view }: CampaignTranslationsProps) {
  const words = useWords('deskCampaigns');
  const { title, description } = original;
  const fields = [
    { name: 'title', label: words.title },
    { name: 'description', label: words.description, isLong: true, blocks: paragraphs },
  ] as const;
  return (
    <TranslationsView
      {...view}
      empty={noTranslation}
      renderForm={({ text, onSubmit }) => (
        <TranslationForm
          loadRules={loadRules}
          text={text}
          onSubmit={onSubmit}
          original={{ title, description }}
          originalLanguage={originalLanguage}
          language={view.language}
          fields={fields}
        />
      )}
      fields={fields}
    />
  );
}
