'use client';

import { formatDay, limits, paths, pictureSources, withCampaign, type ImpactUpdate } from '@hearthlight/domain';

import { Link } from '../../components/actions/link.tsx';
import { TruncatedText } from '../../components/data/truncated-text.tsx';
import { ArchPicture } from '../../components/media/arch-picture.tsx';
import { ownLanguage } from '../../lib/own-language.ts';
import { withSpoken } from '../../lib/with-tags.ts';
import { useWords } from '../../words/words-provider.tsx';

export interface ImpactUpdateCardProps {
  /** The update. Everything but picture and description is optional. */
  update: ImpactUpdate;
  /** Takes the whole row of a `CardGrid`, with a large picture beside larger text. */
  lead?: boolean;
}

/**
 * An impact update: picture, place and date, title, description truncated at 400 characters, and a link that
 * donates to its campaign. Cards of a row are equally high.
 */
export function ImpactUpdateCard({ update, lead = false }: ImpactUpdateCardProps) {
  const words = useWords('dashboard');
  const { image_url: src, description, campaign, title } = update;
  const own = ownLanguage(update.language);
  return (
    <article tabIndex={-1} data-lead={lead || undefined} className="group @container min-w-0 card print:border-0">
      <div className="grid h-full grid-rows-[auto_1fr] gap-5 p-[min(--spacing(5),4.375vw)] tablet:p-6 @table:group-data-lead:grid-cols-[1.15fr_1fr] @table:group-data-lead:grid-rows-1 @table:group-data-lead:items-center @table:group-data-lead:gap-9">
        <ArchPicture
          data-part="picture"
          src={src}
          formats={{ sizes: lead ? '(min-width: 913px) 34rem, 92vw' : '30rem', sources: pictureSources(src) }}
          alt={update.image_alt ?? ''}
          lang={update.image_alt_language}
        />
        <div className="flex min-w-0 flex-col items-start gap-3">
          <div>
            <PlaceAndDay update={update} />
            {title && (
              <h3
                data-part="title"
                {...own}
                className="mt-1 text-heading wrap-anywhere @table:group-data-lead:mt-2 @table:group-data-lead:text-title"
              >
                {title}
              </h3>
            )}
          </div>
          <div
            data-part="description"
            {...own}
            className="max-w-full min-w-0 text-small break-words @table:group-data-lead:text-body"
          >
            <TruncatedText text={description} length={limits.truncate.impact} />
          </div>
          <div data-part="link" className="mt-auto pt-1 print:hidden">
            <Link
              variant="button-secondary"
              size="small"
              href={campaign ? withCampaign(paths.donateNow, campaign) : paths.donateNow}
            >
              {campaign ? withSpoken(words.donateTo({ title: campaign.title }), campaign) : words.donate}
            </Link>
          </div>
        </div>
      </div>
    </article>
  );
}

function PlaceAndDay({ update: { place, date_published: day, language } }: Pick<ImpactUpdateCardProps, 'update'>) {
  if (!place && day === undefined) return null;
  return (
    <p data-part="place-and-date" className="flex flex-wrap gap-x-3 text-label wrap-anywhere">
      {place && (
        <span {...ownLanguage(language)} className="font-semibold text-pine">
          {place}
        </span>
      )}{' '}
      {day !== undefined && (
        <time dateTime={day} className="whitespace-nowrap text-ink-soft">
          {formatDay(day)}
        </time>
      )}
    </p>
  );
}
