import type { CampaignTranslation } from '@hearthlight/domain/desk';
import { useSavedForm } from '@hearthlight/ui/parts';

import { paragraphs } from '../parts/merge-entry.ts';
import { TranslationForm } from '../parts/translation-form.tsx';
import {
  type TranslationEntry,
  type TranslationLanguages,
  TranslationsView,
} from '../parts/translations-view.tsx';
import type { TranslationActions } from '../parts/use-edited-translation.ts';
import { useWords } from '../words/use-words.ts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).campaignTranslationForm;

const noTranslation: CampaignTranslation = { title: '', description: '' };

interface Original {
  /** The language of the original. */
  originalLanguage: string;
  /** The tag of the language that is shown. */
  language: string;
  /** The texts to translate, shown beside the fields. */
  original: CampaignTranslation;
}

export interface CampaignTranslationsProps
  extends Original, TranslationLanguages, TranslationActions<CampaignTranslation> {
  /** The translation as the server has it; `null` for none. */
  stored: CampaignTranslation | null;
}

/** The translations of a campaign, each beside the original. */
export function CampaignTranslations({ original, originalLanguage, ...view }: CampaignTranslationsProps) {
  const words = useWords('deskCampaigns');
  return (
    <TranslationsView
      {...view}
      empty={noTranslation}
      renderForm={(entry) => (
        <Translation
          {...entry}
          original={original}
          originalLanguage={originalLanguage}
          language={view.language}
        />
      )}
      fields={[
        { name: 'title', label: words.title },
        { name: 'description', label: words.description, blocks: paragraphs },
      ]}
    />
  );
}

function Translation({
  original,
  text,
  onSubmit,
  ...languages
}: Original & TranslationEntry<CampaignTranslation>) {
  const words = useWords('deskCampaigns');
  const { form, submit, pending, result } = useSavedForm(loadRules, text, onSubmit);
  const row = (name: 'title' | 'description') => ({
    label: words[name],
    original: original[name],
    error: form.formState.errors[name]?.message,
    registration: form.register(name),
  });
  return (
    <TranslationForm
      rows={[row('title'), { ...row('description'), isLong: true }]}
      onSubmit={submit}
      pending={pending}
      result={result}
      {...languages}
    />
  );
}
