'use client';

import type { Result } from '@hearthlight/domain';

import { Checkbox } from '../../components/forms/checkbox.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { refusalOf } from '../../forms/refusal-of.ts';
import { useAction } from '../../forms/use-action.ts';
import { useDeskNewsWords } from '../../words/desk-news.ts';

export interface CommentsSwitchProps {
  /** Whether visitors can write comments. */
  isOpen: boolean;
  /** Opens or closes the article to comments. */
  onChange: (isOpen: boolean) => Promise<Result>;
}

/** Opens and closes an article to comments, at once. */
export function CommentsSwitch({ isOpen, onChange }: CommentsSwitchProps) {
  const words = useDeskNewsWords();
  /** What was chosen stays until the server has confirmed it. */
  const { run, pending: chosen, result } = useAction<'open' | 'close'>();
  return (
    <>
      <Checkbox
        label={words.commentsOpen}
        checked={chosen ? chosen === 'open' : isOpen}
        onChange={({ currentTarget: { checked } }) =>
          void run(checked ? 'open' : 'close', () => onChange(checked))
        }
      />
      <FormNotice result={refusalOf(result)} />
    </>
  );
}
