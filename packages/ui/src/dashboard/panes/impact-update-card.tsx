import { formatDay, limits, pictureSources, type ImpactUpdate } from '@hearthlight/domain';

import { ArchPicture } from '../../components/media/arch-picture.tsx';
import { TruncatedText } from './truncated-text.tsx';

export interface ImpactUpdateCardProps {
  /** The update. Its date is optional. */
  update: ImpactUpdate;
}

/**
 * An impact update: picture, description truncated at 400 characters, and date.
 *
 * @summary An impact update: picture, description truncated at 400 characters, and date.
 */
export function ImpactUpdateCard({ update }: ImpactUpdateCardProps) {
  return (
    <article tabIndex={-1} className="min-w-0">
      <ArchPicture
        src={update.image_url}
        formats={{ sizes: '(min-width: 600px) 30rem, 90vw', sources: pictureSources(update.image_url) }}
        alt=""
      />
      <div className="mt-3 text-small text-ink">
        <TruncatedText text={update.description} length={limits.truncate.impact} />
      </div>
      {update.date_published !== undefined && (
        <p className="mt-1.5 text-label text-ink-soft">
          <time dateTime={update.date_published}>{formatDay(update.date_published)}</time>
        </p>
      )}
    </article>
  );
}
