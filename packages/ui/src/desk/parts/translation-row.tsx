'use client';

import type { ReactNode } from 'react';

import { useDeskTranslationsWords } from '../../words/desk-translations.ts';

export interface TranslationRowProps {
  /** The name of the field. */
  field: string;
  original: string;
  /** The language of the original. */
  language: string;
  /** The field for the translation. */
  children: ReactNode;
}

/** A text beside the field for its translation. On a phone, the text is above the field. */
export function TranslationRow({ field, original, language, children }: TranslationRowProps) {
  const words = useDeskTranslationsWords();
  return (
    <div className="grid gap-x-8 gap-y-3 border-t border-line pt-5 first:border-0 first:pt-0 desk:grid-cols-2">
      <div className="min-w-0">
        <p className="mb-1.5 text-small font-semibold text-ink-soft">{words.original({ field })}</p>
        <p lang={language} dir="auto" className="wrap-anywhere whitespace-pre-line">
          {original}
        </p>
      </div>
      {children}
    </div>
  );
}
