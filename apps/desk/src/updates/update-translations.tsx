import type { UpdateTranslation } from '@hearthlight/domain/desk';
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

const loadRules = async () => (await import('@hearthlight/domain/desk')).updateTranslationForm;

const noTranslation: UpdateTranslation = { title: '', place: '', description: '' };

interface Original {
  /** The language of the original. */
  originalLanguage: string;
  /** The tag of the language that is shown. */
  language: string;
  /** The texts to translate, shown beside the fields. */
  original: UpdateTranslation;
}

export interface UpdateTranslationsProps
  extends Original, TranslationLanguages, TranslationActions<UpdateTranslation> {
  /** The translation as the server has it; `null` for none. */
  stored: UpdateTranslation | null;
}

/** The translations of an impact update, each beside the original. */
export function UpdateTranslations({ original, originalLanguage, ...view }: UpdateTranslationsProps) {
  const words = useWords('deskUpdates');
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
        { name: 'place', label: words.place },
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
}: Original & TranslationEntry<UpdateTranslation>) {
  const words = useWords('deskUpdates');
  const { form, submit, pending, result } = useSavedForm(loadRules, text, onSubmit);
  const row = (name: 'title' | 'place' | 'description') => ({
    label: words[name],
    original: original[name],
    error: form.formState.errors[name]?.message,
    registration: form.register(name),
  });
  return (
    <TranslationForm
      rows={[
        { ...row('title'), optional: true },
        { ...row('place'), optional: true },
        { ...row('description'), isLong: true },
      ]}
      onSubmit={submit}
      pending={pending}
      result={result}
      {...languages}
    />
  );
}
