'use client';

import type { Result } from '@hearthlight/domain';
import type { UpdateTranslation } from '@hearthlight/domain/desk';

import { Button } from '../../components/actions/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Form } from '../../components/forms/form.tsx';
import { TextArea } from '../../components/forms/text-area.tsx';
import { useDomainForm } from '../../forms/use-domain-form.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useDeskTranslationsWords } from '../../words/desk-translations.ts';
import { useDeskUpdatesWords } from '../../words/desk-updates.ts';
import { useDeskWords } from '../../words/desk.ts';
import { TranslationRow } from '../parts/translation-row.tsx';

const loadRules = async () => (await import('@hearthlight/domain/desk')).updateTranslationForm;

export interface UpdateTranslationFormProps {
  /** The texts to translate, shown beside the fields. */
  original: UpdateTranslation;
  /** The language of the original. */
  originalLanguage: string;
  /** The language of the translation. */
  language: string;
  /** `null` before there is one. */
  translation: UpdateTranslation | null;
  /** Called with values that pass the rules. */
  onSubmit: (values: UpdateTranslation) => Promise<Result>;
}

/** The translation of an impact update beside its original. Give it a new `key` for another language. */
export function UpdateTranslationForm(props: UpdateTranslationFormProps) {
  const { original, originalLanguage, language, translation, onSubmit } = props;
  const words = useDeskUpdatesWords();
  const names = useDeskWords();
  const { saved, translations } = useDeskTranslationsWords();
  const form = useDomainForm(loadRules, translation ?? { title: '', place: '', description: '' });
  const { submit, pending, result } = useSubmit(form, onSubmit);
  const { errors } = form.formState;
  return (
    <Form aria-label={translations} onSubmit={submit} className="grid gap-5">
      {(['title', 'place'] as const).map(
        (name) =>
          original[name] !== '' && (
            <TranslationRow
              key={name}
              field={words[name]}
              original={original[name]}
              language={originalLanguage}
            >
              <Field
                label={words[name]}
                lang={language}
                dir="auto"
                optional
                autoComplete="off"
                error={errors[name]?.message}
                {...form.register(name)}
              />
            </TranslationRow>
          ),
      )}
      <TranslationRow field={words.description} original={original.description} language={originalLanguage}>
        <TextArea
          label={words.description}
          lang={language}
          rows={10}
          error={errors.description?.message}
          {...form.register('description')}
        />
      </TranslationRow>
      <FormNotice result={result?.ok ? { ok: true, message: saved } : result} />
      <div>
        <Button type="submit" pending={pending}>
          {names.save}
        </Button>
      </div>
    </Form>
  );
}
