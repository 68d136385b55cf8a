import type { Result } from '@hearthlight/domain';
import { deskPages, type NewArticle } from '@hearthlight/domain/desk';
import { Button, Field, Form, FormNotice, Link, Sheet, useWords } from '@hearthlight/ui';
import { refusalOf, useDomainForm, useSubmit } from '@hearthlight/ui/parts';

import { DeskHeader } from '../frame/desk-header.tsx';

const loadRules = async () => (await import('@hearthlight/domain/desk')).newArticleForm;

export interface NewArticlePageProps {
  /** Creates the draft, then opens it. */
  onSubmit: (values: NewArticle) => Promise<Result>;
}

/** The start of an article: its title. */
export function NewArticlePage({ onSubmit }: NewArticlePageProps) {
  const words = useWords('deskNews');
  const { title } = useWords('articles');
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
