import type { ArticleText, ArticleTranslation } from '@hearthlight/domain/desk';
import { Sheet, useWords } from '@hearthlight/ui';

import { showHtml } from '../../parts/entry-conflict.tsx';
import { type TranslationLanguages, TranslationsView } from '../../parts/translations-view.tsx';
import type { KeptTranslation, TranslationActions } from '../../parts/use-edited-translation.ts';
import type { PictureAccess } from '../../pictures/picture-access.ts';
import { htmlBlocks } from '../merge-article.ts';
import { ArticleTranslationForm } from './article-translation-form.tsx';
import { TranslatedText } from './translated-text.tsx';

const noTranslation: ArticleTranslation = { title: '', tags: '', cover_image_description: '', detail: '' };

export interface ArticleTranslationsPageProps
  extends TranslationActions<ArticleTranslation>, TranslationLanguages, PictureAccess {
  /** The translation as the server has it; `null` for none. */
  stored: ArticleTranslation | null;
  /** The newest text of the article. */
  original: ArticleText;
  /** Keeps an unsaved translation in this browser. Called with each change. */
  onKeep: (kept: KeptTranslation<ArticleTranslation>) => void;
}

/** The translations of an article, each beside the original. */
export function ArticleTranslationsPage({
  stored,
  original,
  uploadPicture,
  loadPictures,
  onKeep,
  ...translations
}: ArticleTranslationsPageProps) {
  const words = useWords('deskNews');
  const names = useWords('articles');
  return (
    <>
      <p className="mb-3 max-w-text text-ink-soft">{words.translationLead}</p>
      <TranslationsView
        {...translations}
        stored={stored}
        empty={noTranslation}
        renderForm={({ text, basedOn, onSubmit }) => (
          <div className="grid items-start gap-5 wide:grid-cols-2 [&>*]:min-w-0">
            <Sheet aria-label={words.original}>
              <h2 className="mb-4 text-heading">{words.original}</h2>
              <TranslatedText text={original} />
            </Sheet>
            <Sheet aria-label={words.translation}>
              <h2 className="mb-4 text-heading">{words.translation}</h2>
              <ArticleTranslationForm
                text={text}
                uploadPicture={uploadPicture}
                loadPictures={loadPictures}
                onChange={(typed) => onKeep({ text: typed, basedOn })}
                onSubmit={onSubmit}
              />
            </Sheet>
          </div>
        )}
        fields={[
          { name: 'title', label: names.title },
          { name: 'tags', label: names.tags },
          { name: 'cover_image_description', label: names.coverAlt },
          {
            name: 'detail',
            label: words.body,
            blocks: htmlBlocks,
            show: showHtml,
          },
        ]}
      />
    </>
  );
}
