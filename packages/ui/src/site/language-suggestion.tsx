'use client';

import type { MouseEventHandler } from 'react';

import { Button } from '../components/actions/button.tsx';
import { ownLanguage } from '../lib/own-language.ts';

export interface LanguageSuggestionProps {
  /** The suggested language, such as `es`. */
  language: string;
  /** A sentence in that language, which links to the page. */
  sentence: string;
  /** The name of the button, in that language. */
  dismissal: string;
  /** The page in that language. */
  href: string;
  /** Called before the link is followed. */
  onChoose: MouseEventHandler<HTMLAnchorElement>;
  /** Called when the visitor dismisses the suggestion. */
  onDismiss: () => void;
}

/**
 * Suggests the page in another language, at the end of the window. It covers the page instead of moving it, and ends
 * after the page's content for a screen reader.
 */
export function LanguageSuggestion({
  language,
  sentence,
  dismissal,
  href,
  onChoose,
  onDismiss,
}: LanguageSuggestionProps) {
  return (
    <aside
      {...ownLanguage(language)}
      className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-6 bg-paper px-gutter print:hidden"
    >
      <a href={href} hrefLang={language} onClick={onChoose} className="inline-flex min-h-11 items-center underline">
        {sentence}
      </a>
      <Button variant="quiet" size="small" onClick={onDismiss}>
        {dismissal}
      </Button>
    </aside>
  );
}
