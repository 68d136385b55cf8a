'use client';

import type { ArticleTranslation } from '@hearthlight/domain/desk';

import { RichText } from '../../../news/rich-text.tsx';
import { useArticlesWords } from '../../../words/articles.ts';
import { TranslatedTexts } from '../../parts/translated-texts.tsx';

export interface TranslatedTextProps {
  /** The translation, or the original. */
  text: ArticleTranslation;
}

/** A text to read beside the one that is written: title, tags, alternative text of the cover, and the text itself. */
export function TranslatedText({ text }: TranslatedTextProps) {
  const words = useArticlesWords();
  return (
    <div className="grid gap-5">
      <TranslatedTexts
        rows={[
          [words.title, text.title],
          [words.tags, text.tags],
          [words.coverAlt, text.cover_image_description],
        ]}
      />
      <div dir="auto">
        <RichText html={text.detail} />
      </div>
    </div>
  );
}
