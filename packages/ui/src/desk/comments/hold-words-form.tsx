'use client';

import type { Result } from '@hearthlight/domain';
import { useForm } from 'react-hook-form';

import { Button } from '../../components/actions/button.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Form } from '../../components/forms/form.tsx';
import { TextArea } from '../../components/forms/text-area.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useDeskCommentsWords } from '../../words/desk-comments.ts';
import { useDeskWords } from '../../words/desk.ts';

export interface HoldWordsFormProps {
  /** The list on the server. */
  words: ReadonlyArray<string>;
  onSubmit: (words: string[]) => Promise<Result>;
}

/** The list of words and addresses that hold a comment, one on each line. */
export function HoldWordsForm({ words: stored, onSubmit }: HoldWordsFormProps) {
  const words = useDeskCommentsWords();
  const { save } = useDeskWords();
  const form = useForm({ defaultValues: { words: stored.join('\n') } });
  const { submit, pending, result } = useSubmit(form, ({ words: text }) => onSubmit(linesOf(text)));
  return (
    <Form aria-label={words.holdWords} onSubmit={submit} className="grid justify-items-start gap-4">
      <TextArea
        className="w-full"
        label={words.holdWords}
        hint={words.holdWordsHint}
        optional
        error={form.formState.errors.words?.message}
        {...form.register('words')}
      />
      <FormNotice result={result?.ok ? { ok: true, message: words.wordsSaved } : result} />
      <Button type="submit" size="small" variant="secondary" pending={pending}>
        {save}
      </Button>
    </Form>
  );
}

const linesOf = (text: string) => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);
