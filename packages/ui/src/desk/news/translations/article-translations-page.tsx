'use client';

import type { Result } from '@hearthlight/domain';
import type { ArticleText, ArticleTranslation, TranslatedArticle } from '@hearthlight/domain/desk';

import { Sheet } from '../../../dashboard/parts/sheet.tsx';
import { useDeskNewsWords } from '../../../words/desk-news.ts';
import { ListSkeleton } from '../../frame/list-skeleton.tsx';
import { LoadFailed } from '../../frame/load-failed.tsx';
import { FilterLinks } from '../../parts/filter-links.tsx';
import { type KeptTranslation, OneTranslation, type OneTranslationProps } from './one-translation.tsx';
import { TranslatedText } from './translated-text.tsx';

type TranslationsView =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; translations: readonly TranslatedArticle[] };

export interface ArticleTranslationsPageProps extends Omit<
  OneTranslationProps,
  'stored' | 'kept' | 'onKeep' | 'onSave' | 'onRemove'
> {
  /** The state of the request for the translations. */
  view: TranslationsView;
  /** The newest text of the article. */
  original: ArticleText;
  /** The languages with their own names. */
  languages: ReadonlyArray<{ tag: string; name: string }>;
  /** The language that is translated to. */
  language: string | undefined;
  /** Returns the address of the page for a language. */
  addressOf: (language: string) => string;
  /** What this browser keeps of a translation that was not saved. */
  keptOf: (language: string) => KeptTranslation | undefined;
  /** Keeps an unsaved translation in this browser. Called with each change. */
  onKeep: (language: string, kept: KeptTranslation) => void;
  /** Saves a translation in place of `basedOn`, which the person has seen; `null` for none. */
  onSave: (
    language: string,
    text: ArticleTranslation,
    basedOn: ArticleTranslation | null,
  ) => ReturnType<OneTranslationProps['onSave']>;
  /** Removes the translation in a language. Visitors see the original again. */
  onRemove: (language: string) => Promise<Result>;
  /** Requests the translations again after a failure. */
  onRetry: () => void;
}

/** The translations of an article, each beside the original. */
export function ArticleTranslationsPage({
  view,
  original,
  languages,
  language,
  ...page
}: ArticleTranslationsPageProps) {
  const words = useDeskNewsWords();
  if (view.status === 'loading') return <ListSkeleton rows={4} />;
  if (view.status === 'failed') return <LoadFailed onRetry={page.onRetry} />;
  const shown = view.translations.find((each) => each.language === language) ?? view.translations[0];
  return (
    <>
      <p className="mb-3 max-w-text text-ink-soft">{words.translationLead}</p>
      <div className="mb-5">
        <FilterLinks
          label={words.language}
          choices={view.translations.map(({ language: tag }) => ({
            name: tag,
            label: languages.find((each) => each.tag === tag)?.name ?? tag,
            href: page.addressOf(tag),
          }))}
          current={shown?.language}
        />
      </div>
      <div className="grid items-start gap-5 wide:grid-cols-2 [&>*]:min-w-0">
        <Sheet aria-label={words.original}>
          <h2 className="mb-4 text-heading">{words.original}</h2>
          <TranslatedText text={original} />
        </Sheet>
        {shown && (
          <Sheet aria-label={words.translation}>
            <h2 className="mb-4 text-heading">{words.translation}</h2>
            <OneTranslation
              key={shown.language}
              stored={shown.translation}
              kept={page.keptOf(shown.language)}
              uploadPicture={page.uploadPicture}
              loadPictures={page.loadPictures}
              onKeep={(kept) => page.onKeep(shown.language, kept)}
              onSave={(text, basedOn) => page.onSave(shown.language, text, basedOn)}
              onRemove={() => page.onRemove(shown.language)}
            />
          </Sheet>
        )}
      </div>
    </>
  );
}
