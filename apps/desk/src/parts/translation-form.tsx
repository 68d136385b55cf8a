import type { Result } from '@hearthlight/domain';
import { Button, Field, Form, FormNotice, Sheet, TextArea, useWords } from '@hearthlight/ui';
import { type LoadRules, useSavedForm } from '@hearthlight/ui/parts';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';

import type { Entry } from './merge-entry.ts';

/** The original of a translation. */
export interface Original {
  /** The texts to translate, shown beside the fields. */
  original: Entry;
  /** The language of the original. */
  originalLanguage: string;
}

export interface TranslationFormProps<Texts extends FieldValues> extends Original {
  loadRules: LoadRules<Texts, Texts>;
  /** The fields in their order, `isLong` with paragraphs. What the original leaves empty has none. */
  fields: ReadonlyArray<{ name: Path<Texts>; label: string; optional?: boolean; isLong?: boolean }>;
  /** The language of the translation. */
  language: string;
  /** The translation that is shown at first. */
  text: Texts & DefaultValues<Texts>;
  /** Called with texts that pass the rules. */
  onSubmit: (texts: Texts) => Promise<Result>;
}

/** The translation of a campaign or an update. On a phone, each original is above its field. */
export function TranslationForm<Texts extends FieldValues>(props: TranslationFormProps<Texts>) {
  const { fields, original, originalLanguage, language } = props;
  const words = useWords('deskTranslations');
  const { save } = useWords('desk');
  const { form, submit, pending, result } = useSavedForm(props.loadRules, props.text, (texts) => props.onSubmit(texts));
  return (
    <Sheet aria-label={words.translations}>
      <Form aria-label={words.translations} onSubmit={submit} className="grid gap-5">
        {fields.map(({ name, label, optional, isLong }) => {
          const text = original[name] ?? '';
          if (text === '') return null;
          const { error } = form.getFieldState(name, form.formState);
          const field = {
            label,
            lang: language,
            error: error?.message,
            ...(optional && { optional }),
            ...form.register(name),
          };
          return (
            <div
              key={name}
              className="grid gap-x-8 gap-y-3 border-t border-line pt-5 first:border-0 first:pt-0 desk:grid-cols-2"
            >
              <div className="min-w-0">
                <p className="mb-1.5 text-small font-semibold text-ink-soft">{words.original({ field: label })}</p>
                <p lang={originalLanguage} dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {text}
                </p>
              </div>
              {isLong ? <TextArea {...field} rows={10} /> : <Field {...field} dir="auto" autoComplete="off" />}
            </div>
          );
        })}
        <FormNotice result={result} />
        <div>
          <Button type="submit" pending={pending}>
            {save}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
