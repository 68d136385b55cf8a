'use client';

import type { Result } from '@hearthlight/domain';
import type { CampaignTranslation } from '@hearthlight/domain/desk';

import { Button } from '../../components/actions/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Form } from '../../components/forms/form.tsx';
import { TextArea } from '../../components/forms/text-area.tsx';
import { useDomainForm } from '../../forms/use-domain-form.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useDeskCampaignsWords } from '../../words/desk-campaigns.ts';
import { useDeskTranslationsWords } from '../../words/desk-translations.ts';
import { useDeskWords } from '../../words/desk.ts';
import { TranslationRow } from '../parts/translation-row.tsx';

const loadRules = async () => (await import('@hearthlight/domain/desk')).campaignTranslationForm;

export interface CampaignTranslationFormProps {
  /** The texts to translate, shown beside the fields. */
  original: CampaignTranslation;
  /** The language of the original. */
  originalLanguage: string;
  /** The language of the translation. */
  language: string;
  /** `null` before there is one. */
  translation: CampaignTranslation | null;
  /** Called with values that pass the rules. */
  onSubmit: (values: CampaignTranslation) => Promise<Result>;
}

/** The translation of a campaign beside its original. Give it a new `key` for another language. */
export function CampaignTranslationForm(props: CampaignTranslationFormProps) {
  const { original, originalLanguage, language, translation, onSubmit } = props;
  const words = useDeskCampaignsWords();
  const names = useDeskWords();
  const { saved, translations } = useDeskTranslationsWords();
  const form = useDomainForm(loadRules, translation ?? { title: '', description: '' });
  const { submit, pending, result } = useSubmit(form, onSubmit);
  const { errors } = form.formState;
  return (
    <Form aria-label={translations} onSubmit={submit} className="grid gap-5">
      <TranslationRow field={words.title} original={original.title} language={originalLanguage}>
        <Field
          label={words.title}
          lang={language}
          dir="auto"
          autoComplete="off"
          error={errors.title?.message}
          {...form.register('title')}
        />
      </TranslationRow>
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
