import { formatDay, pictureSources, truncate } from '@hearthlight/domain';
import { type DeskUpdate, deskUpdatePath } from '@hearthlight/domain/desk';
import { ArchPicture, Link } from '@hearthlight/ui';

import { MailingState } from './mailing-state.tsx';

/** Characters of the text of an update without a title. */
const start = 80;

/** Returns what an update is called: its title, or the beginning of its text. */
export const nameOfUpdate = ({ description, title }: Pick<DeskUpdate, 'description' | 'title'>): string =>
  title === '' ? truncate(description, start) : title;

export interface DeskUpdateRowProps {
  /** The update that is shown. */
  update: DeskUpdate;
}

/** An update in the list. The link covers the whole row. */
export function DeskUpdateRow({ update }: DeskUpdateRowProps) {
  const { campaign, date_published: day, id, image_url: picture, mailing, place } = update;
  return (
    <div className="group/row relative -mx-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 rounded-control px-3 py-4 hover:bg-paper-warm">
      <ArchPicture
        src={picture}
        alt=""
        ratio="portrait"
        formats={{ sizes: '4rem', sources: pictureSources(picture) }}
        className="w-14!"
      />
      <div className="grid grid-cols-1 gap-1">
        <h2 className="text-heading wrap-anywhere">
          <Link
            variant="plain"
            href={deskUpdatePath(id)}
            className="text-ink group-hover/row:text-pine after:absolute after:inset-0 after:rounded-control"
          >
            <bdi dir="auto">{nameOfUpdate(update)}</bdi>
          </Link>
        </h2>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-soft">
          <time dateTime={day}>{formatDay(day)}</time>
          {place !== '' && <bdi className="wrap-anywhere">{place}</bdi>}
          {campaign && <bdi className="wrap-anywhere">{campaign.title}</bdi>}
        </p>
        <p className="text-small">
          <MailingState mailing={mailing} />
        </p>
      </div>
    </div>
  );
}
