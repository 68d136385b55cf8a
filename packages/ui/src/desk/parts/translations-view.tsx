'use client';

import type { Result } from '@hearthlight/domain';
import type { ReactNode } from 'react';

import { StatusText } from '../../components/feedback/status-text.tsx';
import { Sheet } from '../../dashboard/parts/sheet.tsx';
import { useDeskTranslationsWords } from '../../words/desk-translations.ts';
import { ActionPanel } from './action-panel.tsx';
import { FilterLinks } from './filter-links.tsx';

/** A language of the site with its own name. */
interface SiteLanguage {
  tag: string;
  name: string;
}

export interface TranslationsViewProps {
  /** The languages to translate to. */
  languages: readonly SiteLanguage[];
  /** The tag of the language that is shown. */
  language: string;
  /** Whether there is a translation. */
  isTranslated: boolean;
  /** Removes the translation. */
  onRemove: () => Promise<Result>;
  /** The form. */
  children: ReactNode;
}

/** The translations of a campaign or an update, one language at a time. */
export function TranslationsView({
  languages,
  language,
  isTranslated,
  onRemove,
  children,
}: TranslationsViewProps) {
  const words = useDeskTranslationsWords();
  const choices = languages.map(({ name, tag }) => ({ name: tag, label: name, href: `?language=${tag}` }));
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-small">
        <FilterLinks label={words.language} choices={choices} current={language} />
        <StatusText tone={isTranslated ? 'completed' : 'neutral'}>
          {isTranslated ? words.translated : words.missing}
        </StatusText>
      </div>
      <Sheet aria-label={languages.find(({ tag }) => tag === language)?.name}>{children}</Sheet>
      {isTranslated && (
        <div className="max-w-text">
          <ActionPanel title={words.remove} isDanger onAct={onRemove}>
            {words.removeExplained}
          </ActionPanel>
        </div>
      )}
    </div>
  );
}
