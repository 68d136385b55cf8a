'use client';

import { pictureSources, tagsOf, type NewsArticle } from '@hearthlight/domain';

import { Tag } from '../components/data/tag.tsx';
import { ArchPicture } from '../components/media/arch-picture.tsx';
import { ownLanguage } from '../lib/own-language.ts';
import { useWords } from '../words/words-provider.tsx';

export interface ArticleHeaderProps {
  /** The article, for its tags, title and cover. */
  article: NewsArticle;
}

/** Tags, title and cover of an article. Without a cover, the title takes the full width. */
export function ArticleHeader({ article }: ArticleHeaderProps) {
  const { title, tags, cover_image_url: src, cover_image_description: description } = article;
  const words = useWords('news');
  const hasCover = src !== '';
  const isLong = title.length > 60;
  return (
    <header
      {...ownLanguage(article.language)}
      data-cover={hasCover || undefined}
      data-long={isLong || undefined}
      className="group mx-auto grid max-w-page items-center gap-10 px-gutter pt-8 pb-section desk:gap-18 desk:data-cover:grid-cols-[1.15fr_.85fr]"
    >
      <div className="grid gap-5">
        <Tag>{tagsOf(tags).join(words.comma)}</Tag>
        <h1 className="text-hero wrap-anywhere hyphens-auto group-data-cover:not-desk:text-title group-data-long:text-title">
          {title}
        </h1>
      </div>
      {hasCover && (
        <ArchPicture
          src={src}
          formats={{ sizes: '(min-width: 768px) min(41vw, 30.6rem), 92vw', sources: pictureSources(src) }}
          alt={description || title}
          eager
        />
      )}
    </header>
  );
}
