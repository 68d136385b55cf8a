import type { Result } from '@hearthlight/domain';
import { Button, Form, FormNotice, TextArea, useWords } from '@hearthlight/ui';
import { useSubmit } from '@hearthlight/ui/parts';
import { useForm } from 'react-hook-form';

export interface HoldWordsFormProps {
  /** The list on the server. */
  words: ReadonlyArray<string>;
  onSubmit: (words: string[]) => Promise<Result>;
}

/** The list of words and addresses that hold a comment, one on each line. */
export function HoldWordsForm({ words: stored, onSubmit }: HoldWordsFormProps) {
  const words = useWords('deskComments');
  const { save } = useWords('desk');
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
