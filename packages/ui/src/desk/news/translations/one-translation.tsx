'use client';

import type { Result } from '@hearthlight/domain';
import type { ArticleTranslation } from '@hearthlight/domain/desk';
import { useState } from 'react';

import { Notice } from '../../../components/feedback/notice.tsx';
import { useDeskNewsWords } from '../../../words/desk-news.ts';
import { ActionButton } from '../../account/action-button.tsx';
import { noTranslation, sameTranslation } from './same-translation.ts';
import { TranslatedText } from './translated-text.tsx';
import { TranslationForm, type TranslationFormProps } from './translation-form.tsx';

/** A text that was not saved. */
export interface KeptTranslation {
  text: ArticleTranslation;
  /** The translation that it changes. */
  basedOn: ArticleTranslation | null;
}

export interface OneTranslationProps extends Pick<TranslationFormProps, 'uploadPicture' | 'loadPictures'> {
  /** The translation as the server has it; `null` for none. */
  stored: ArticleTranslation | null;
  /** A text that was not saved, kept in this browser. */
  kept: KeptTranslation | undefined;
  onKeep: (kept: KeptTranslation) => void;
  /** Saves a text in place of the stored one, which the person has seen. */
  onSave: (
    text: ArticleTranslation,
    basedOn: ArticleTranslation | null,
  ) => Promise<Result & { saved?: ArticleTranslation | null }>;
  onRemove: () => Promise<Result>;
}

/** A translation to write. If somebody else saves it meanwhile, their text is shown before it can be replaced. */
export function OneTranslation({ stored, kept, onKeep, onSave, onRemove, ...pictures }: OneTranslationProps) {
  const words = useDeskNewsWords();
  /** What the text on screen changes. */
  const [base, setBase] = useState(kept ? kept.basedOn : stored);
  const [text, setText] = useState(kept?.text ?? stored ?? noTranslation);
  const [removals, setRemovals] = useState(0);
  const isChangedMeanwhile = !sameTranslation(stored, base);
  return (
    <div className="grid gap-6">
      {stored === null && !isChangedMeanwhile && (
        <p className="text-small text-ink-soft">{words.notTranslated}</p>
      )}
      {isChangedMeanwhile && <Notice tone="info">{words.translationConflict}</Notice>}
      <TranslationForm
        key={removals}
        {...pictures}
        text={text}
        onChange={(typed) => onKeep({ text: typed, basedOn: base })}
        onSubmit={async (written) => {
          const result = await onSave(written, stored);
          if (!result.ok) return result;
          setBase(result.saved ?? null);
          return { ok: true, message: words.translationSaved };
        }}
      />
      {isChangedMeanwhile && stored !== null && (
        <section aria-label={words.theirTranslation} className="border-t border-line pt-5">
          <h3 className="mb-3 text-small font-semibold">{words.theirTranslation}</h3>
          <TranslatedText text={stored} />
        </section>
      )}
      {stored !== null && (
        <ActionButton
          action={async () => {
            const result = await onRemove();
            if (!result.ok) return result;
            setBase(null);
            setText(noTranslation);
            setRemovals(removals + 1);
            return result;
          }}
        >
          {words.removeTranslation}
        </ActionButton>
      )}
    </div>
  );
}
