import { excerptOf, type NewsArticle, paths, pictureSources, tagsOf } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { Tag } from '../components/data/tag.tsx';
import { ArchPicture } from '../components/media/arch-picture.tsx';
import { ownLanguage } from '../lib/own-language.ts';
import { NewsCardLayout } from './news-card-layout.tsx';

export interface NewsCardProps {
  /** The article to link to. */
  article: NewsArticle;
}

/**
 * A news article in a list: its first tag, title and excerpt. The title is the link, and the whole card is
 * its click target.
 */
export function NewsCard({ article }: NewsCardProps) {
  const [tag] = tagsOf(article.tags);
  return (
    <article {...ownLanguage(article.language)} className="group @container relative border-t border-line pt-6">
      <NewsCardLayout
        picture={
          <ArchPicture
            data-part="picture"
            src={article.cover_image_url}
            formats={{ sizes: '8.5rem', sources: pictureSources(article.cover_image_url) }}
            alt=""
            ratio="portrait"
          />
        }
        heading={
          <>
            {tag !== undefined && <Tag data-part="tag">{tag}</Tag>}
            <h3 data-part="title" className="text-heading wrap-anywhere">
              <Link
                href={paths.news(article.title)}
                variant="plain"
                className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {article.title}
              </Link>
            </h3>
          </>
        }
        excerpt={excerptOf(article.detail)}
      />
    </article>
  );
}
