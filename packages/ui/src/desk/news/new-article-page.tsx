'use client';

import type { Result } from '@hearthlight/domain';
import { deskPages, type NewArticle } from '@hearthlight/domain/desk';

import { Button } from '../../components/actions/button.tsx';
import { Link } from '../../components/actions/link.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Form } from '../../components/forms/form.tsx';
import { Sheet } from '../../dashboard/parts/sheet.tsx';
import { refusalOf } from '../../forms/refusal-of.ts';
import { useDomainForm } from '../../forms/use-domain-form.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useArticlesWords } from '../../words/articles.ts';
import { useDeskNewsWords } from '../../words/desk-news.ts';
import { DeskHeader } from '../frame/desk-header.tsx';

const loadRules = async () => (await import('@hearthlight/domain/desk')).newArticleForm;

export interface NewArticlePageProps {
  /** Creates the draft, then opens it. */
  onSubmit: (values: NewArticle) => Promise<Result>;
}

/** The start of an article: its title. */
export function NewArticlePage({ onSubmit }: NewArticlePageProps) {
  const words = useDeskNewsWords();
  const { title } = useArticlesWords();
  const form = useDomainForm(loadRules, { title: '' });
  const { submit, pending, result } = useSubmit(form, onSubmit);
  return (
    <>
      <DeskHeader
        title={words.newArticle}
        above={
          <Link href={deskPages.news.path} className="tap-target">
            {words.backToList}
          </Link>
        }
        lead={words.newLead}
      />
      <Sheet aria-label={words.newArticle}>
        <Form
          aria-label={words.newArticle}
          onSubmit={submit}
          className="grid max-w-text justify-items-start gap-5"
        >
          <Field
            className="w-full"
            label={title}
            maxLength={200}
            autoComplete="off"
            error={form.formState.errors.title?.message}
            {...form.register('title')}
          />
          <FormNotice result={refusalOf(result)} />
          <Button type="submit" pending={pending}>
            {words.startWriting}
          </Button>
        </Form>
      </Sheet>
    </>
  );
}
