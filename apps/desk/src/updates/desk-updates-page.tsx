import { type DeskUpdate, newUpdatePath } from '@hearthlight/domain/desk';
import { EmptyNote, Link, useWords } from '@hearthlight/ui';

import { DeskHeader } from '../frame/desk-header.tsx';
import { LoadedList, type PagesView } from '../parts/loaded-list.tsx';
import { DeskUpdateRow } from './desk-update-row.tsx';

export interface DeskUpdatesPageProps {
  /** The state of the request for the updates. */
  view: PagesView<{ updates: readonly DeskUpdate[] }>;
}

/** The impact updates, the newest first, and how far their mails have got. */
export function DeskUpdatesPage({ view }: DeskUpdatesPageProps) {
  const words = useWords('deskUpdates');
  const names = useWords('desk');
  return (
    <>
      <DeskHeader
        title={names.updates}
        lead={words.lead}
        action={
          <Link variant="button" size="small" href={newUpdatePath}>
            {words.new}
          </Link>
        }
      />
      <LoadedList label={names.updates} view={view}>
        {({ updates }) =>
          updates.length === 0 ? (
            <EmptyNote title={words.emptyTitle}>{words.emptyLead}</EmptyNote>
          ) : (
            <ul className="-my-4 divide-y divide-line">
              {updates.map((update) => (
                <li key={update.id}>
                  <DeskUpdateRow update={update} />
                </li>
              ))}
            </ul>
          )
        }
      </LoadedList>
    </>
  );
}
