import { excerptOf, type NewsArticle, paths, pictureSources, tagsOf } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { Tag } from '../components/data/tag.tsx';
import { ArchPicture } from '../components/media/arch-picture.tsx';

export interface NewsCardProps {
  /** The article to link to. */
  article: NewsArticle;
}

/**
 * A news article in a list: its first tag, title and excerpt. The title is the link, and the whole card is
 * its click target. In a wide card the text is beside the picture, in a narrow one below it.
 *
 * @summary A news article in a list: its first tag, title and excerpt.
 */
export function NewsCard({ article }: NewsCardProps) {
  const [tag] = tagsOf(article.tags);
  return (
    <article className="group @container relative border-t border-line pt-6">
      <div className="grid grid-cols-[4.75rem_1fr] content-start gap-x-5 gap-y-4 @row:grid-cols-[8.5rem_1fr] @row:grid-rows-[auto_1fr] @row:gap-x-7 @row:gap-y-3">
        <div className="self-center @row:row-span-2 @row:self-start">
          <ArchPicture
            src={article.cover_image_url}
            formats={{ sizes: '8.5rem', sources: pictureSources(article.cover_image_url) }}
            alt=""
            ratio="portrait"
          />
        </div>
        <div className="grid min-w-0 gap-1.5 self-center @row:self-start">
          {tag !== undefined && <Tag>{tag}</Tag>}
          <h3 className="text-heading wrap-anywhere">
            <Link
              href={paths.news(article.title)}
              variant="plain"
              className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {article.title}
            </Link>
          </h3>
        </div>
        <p className="col-span-2 text-small wrap-anywhere text-ink-soft @row:col-span-1">
          {excerptOf(article.detail)}
        </p>
      </div>
    </article>
  );
}
