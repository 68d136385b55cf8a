import { formatDay, limits, type ImpactUpdate } from '@hearthlight/domain';

import { ArchPicture } from '../components/arch-picture.tsx';
import { TruncatedText } from '../components/truncated-text.tsx';

export interface ImpactUpdateCardProps {
  update: ImpactUpdate;
}

/** What a gift did: a picture, the news of it cut at 400 letters, and the day. */
export function ImpactUpdateCard({ update }: ImpactUpdateCardProps) {
  return (
    <article tabIndex={-1} className="min-w-0">
      <ArchPicture src={update.image_url} alt="" />
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
