'use client';

import type { ArticleTranslation } from '@hearthlight/domain/desk';

import { RichText } from '../../../news/rich-text.tsx';
import { useArticlesWords } from '../../../words/articles.ts';

export interface TranslatedTextProps {
  text: ArticleTranslation;
}

/** A text to read beside the one that is written: title, tags, alternative text of the cover, and the text itself. */
export function TranslatedText({ text }: TranslatedTextProps) {
  const words = useArticlesWords();
  const fields = [
    ['title', words.title],
    ['tags', words.tags],
    ['cover_image_description', words.coverAlt],
  ] as const;
  return (
    <div className="grid gap-5">
      <dl className="grid gap-4">
        {fields.map(([field, label]) => (
          <div key={field}>
            <dt className="text-small font-semibold">{label}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {text[field] || '—'}
            </dd>
          </div>
        ))}
      </dl>
      <div dir="auto">
        <RichText html={text.detail} />
      </div>
    </div>
  );
}
