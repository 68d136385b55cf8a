import { formatDay, limits, paths, type ImpactUpdate } from '@hearthlight/domain';

import { Link } from '../../components/actions/link.tsx';
import { PictureHeading } from '../parts/picture-heading.tsx';
import { TruncatedText } from './truncated-text.tsx';

export interface ImpactUpdateCardProps {
  /** The update. Everything but picture and description is optional. */
  update: ImpactUpdate;
}

/**
 * An impact update: picture, title, place and date, description truncated at 400 characters, and its campaign. The
 * picture is small, so that several updates fit on a screen.
 */
export function ImpactUpdateCard({ update }: ImpactUpdateCardProps) {
  const { image_url: src, description, campaign, title, place, date_published: day } = update;
  return (
    <article tabIndex={-1} className="grid min-w-0 content-start gap-3.5 border-t border-line pt-5">
      <PictureHeading src={src}>
        {title && <h3 className="mb-1 text-lead leading-tight wrap-anywhere">{title}</h3>}
        <PlaceAndDay place={place} day={day} />
      </PictureHeading>
      <div className="min-w-0 text-small break-words">
        <TruncatedText text={description} length={limits.truncate.impact} />
        {campaign && (
          <p className="mt-2 print:hidden">
            <Link href={paths.donateTo(campaign.id)} className="tap-target wrap-anywhere">
              Donate to {campaign.title}
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}

interface PlaceAndDayProps {
  place: ImpactUpdate['place'];
  day: ImpactUpdate['date_published'];
}

function PlaceAndDay({ place, day }: PlaceAndDayProps) {
  if (!place && day === undefined) return null;
  return (
    <p className="text-label wrap-anywhere text-ink-soft">
      {place && <span className="block">{place}</span>}{' '}
      {day !== undefined && <time dateTime={day}>{formatDay(day)}</time>}
    </p>
  );
}
