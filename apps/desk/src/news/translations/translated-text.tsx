import type { ArticleTranslation } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import { RichText } from '@hearthlight/ui/parts';

import { TranslatedTexts } from '../../parts/translated-texts.tsx';

export interface TranslatedTextProps {
  /** The translation, or the original. */
  text: ArticleTranslation;
}

/** A text to read beside the one that is written: title, tags, alternative text of the cover, and the text itself. */
export function TranslatedText({ text }: TranslatedTextProps) {
  const words = useWords('articles');
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
