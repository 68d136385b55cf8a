import type { Result } from '@hearthlight/domain';
import type { ArticleTranslation } from '@hearthlight/domain/desk';
import { Button, Field, FieldError, Form, FormNotice, useWords } from '@hearthlight/ui';
import { useDomainForm, useSubmit } from '@hearthlight/ui/parts';
import { useEffect, useEffectEvent, useId } from 'react';
import { useController, type UseFormReturn, useWatch } from 'react-hook-form';

import type { PictureAccess } from '../../pictures/picture-access.ts';
import { ArticleEditor } from '../editor/article-editor.tsx';

const loadRules = async () => (await import('@hearthlight/domain/desk')).translationForm;

export interface ArticleTranslationFormProps extends PictureAccess {
  /** The text at first. */
  text: ArticleTranslation;
  /** Called with each change, to keep it in the browser. */
  onChange: (text: ArticleTranslation) => void;
  onSubmit: (text: ArticleTranslation) => Promise<Result>;
}

/** Writes the translation of an article. */
export function ArticleTranslationForm({ text, onChange, onSubmit, ...pictures }: ArticleTranslationFormProps) {
  const { translations } = useWords('deskTranslations');
  const { save } = useWords('desk');
  const names = useWords('articles');
  const form = useDomainForm(loadRules, text);
  const { submit, pending, result } = useSubmit(form, onSubmit, {
    onSucceeded: (saved) => form.reset(saved),
  });
  const { errors, isDirty } = form.formState;
  const typed = useWatch({ control: form.control });
  const keep = useEffectEvent((values: typeof typed) => onChange({ ...text, ...values }));
  useEffect(() => {
    if (isDirty) keep(typed);
  }, [isDirty, typed]);
  return (
    <Form aria-label={translations} onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field label={names.title} error={errors.title?.message} maxLength={200} {...form.register('title')} />
      <Field label={names.tags} error={errors.tags?.message} maxLength={200} {...form.register('tags')} />
      <Field
        label={names.coverAlt}
        error={errors.cover_image_description?.message}
        maxLength={200}
        {...form.register('cover_image_description')}
      />
      <TextField html={text.detail} form={form} {...pictures} />
      <FormNotice result={result} />
      <Button type="submit" pending={pending} className="justify-self-start">
        {save}
      </Button>
    </Form>
  );
}

interface TextFieldProps extends PictureAccess {
  /** The text at first. */
  html: string;
  form: UseFormReturn<ArticleTranslation, unknown, ArticleTranslation>;
}

/**
 * The editor as a field of the form. A component of its own, so that it is the last field of which an error is focused.
 */
function TextField({ html, form, ...pictures }: TextFieldProps) {
  const errorId = useId();
  const { field, fieldState } = useController({ control: form.control, name: 'detail' });
  const { error } = fieldState;
  return (
    <div ref={(holder) => field.ref({ focus: () => holder?.querySelector<HTMLElement>('[role="textbox"]')?.focus() })}>
      <ArticleEditor html={html} errorId={error && errorId} onChange={field.onChange} {...pictures} />
      <FieldError id={errorId}>{error?.message}</FieldError>
    </div>
  );
}
