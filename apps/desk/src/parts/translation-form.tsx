import type { Result } from '@hearthlight/domain';
import { Button, Field, Form, FormNotice, type FormProps, TextArea } from '@hearthlight/ui';
import { Sheet } from '@hearthlight/ui/parts';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { useWords } from '../words/use-words.ts';

/** A text to translate. */
interface TranslationRow {
  /** The name of the field. */
  label: string;
  original: string;
  optional?: boolean;
  /** Whether it has paragraphs. */
  isLong?: boolean;
  error: string | undefined;
  registration: UseFormRegisterReturn;
}

export interface TranslationFormProps {
  /** The texts in their order. What the original leaves empty has no field. */
  rows: readonly TranslationRow[];
  /** The language of the original. */
  originalLanguage: string;
  /** The language of the translation. */
  language: string;
  onSubmit: FormProps['onSubmit'];
  pending: boolean;
  result: Result | undefined;
}

/** The translation of a campaign or an update. On a phone, each original is above its field. */
export function TranslationForm(props: TranslationFormProps) {
  const { rows, originalLanguage, language, onSubmit, pending, result } = props;
  const words = useWords('deskTranslations');
  const { save } = useWords('desk');
  return (
    <Sheet aria-label={words.translations}>
      <Form aria-label={words.translations} onSubmit={onSubmit} className="grid gap-5">
        {rows.map(({ label, original, optional, isLong, error, registration }) => {
          if (original === '') return null;
          const field = { label, lang: language, error, ...(optional && { optional }), ...registration };
          return (
            <div
              key={registration.name}
              className="grid gap-x-8 gap-y-3 border-t border-line pt-5 first:border-0 first:pt-0 desk:grid-cols-2"
            >
              <div className="min-w-0">
                <p className="mb-1.5 text-small font-semibold text-ink-soft">
                  {words.original({ field: label })}
                </p>
                <p lang={originalLanguage} dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {original}
                </p>
              </div>
              {isLong ? (
                <TextArea {...field} rows={10} />
              ) : (
                <Field {...field} dir="auto" autoComplete="off" />
              )}
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
