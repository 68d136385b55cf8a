'use client';

import type { Result } from '@hearthlight/domain';
import { useState } from 'react';

import { Checkbox } from '../../components/forms/checkbox.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
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
  /** What was chosen and is not confirmed by the server yet. */
  const [chosen, setChosen] = useState<boolean>();
  const [result, setResult] = useState<Result>();
  async function change(value: boolean) {
    setChosen(value);
    setResult(await onChange(value));
    setChosen(undefined);
  }
  return (
    <>
      <Checkbox
        label={words.commentsOpen}
        checked={chosen ?? isOpen}
        disabled={chosen !== undefined}
        onChange={({ currentTarget: { checked } }) => void change(checked)}
      />
      <FormNotice result={result?.ok === false ? result : undefined} />
    </>
  );
}
