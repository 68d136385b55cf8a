import type { UpdateTranslation } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { paragraphs } from '../parts/merge-entry.ts';
import { type Original, TranslationForm } from '../parts/translation-form.tsx';
import { type TranslationLanguages, TranslationsView } from '../parts/translations-view.tsx';
import type { TranslationActions } from '../parts/use-edited-translation.ts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).updateTranslationForm;

const noTranslation: UpdateTranslation = { title: '', place: '', description: '' };

export interface UpdateTranslationsProps
  extends TranslationLanguages, TranslationActions<UpdateTranslation>, Pick<Original, 'originalLanguage'> {
  /** The texts to translate. */
  original: UpdateTranslation;
  /** The translation as the server has it; `null` for none. */
  stored: UpdateTranslation | null;
}

/** The translations of an impact update, each beside the original. */
export function UpdateTranslations({ original, originalLanguage, ...view }: UpdateTranslationsProps) {
  const words = useWords('deskUpdates');
  const { title, place, description } = original;
  const fields = [
    { name: 'title', label: words.title, optional: true },
    { name: 'place', label: words.place, optional: true },
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
          original={{ title, place, description }}
          originalLanguage={originalLanguage}
          language={view.language}
          fields={fields}
        />
      )}
      fields={fields}
    />
  );
}
