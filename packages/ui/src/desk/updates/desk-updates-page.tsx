'use client';

import { type DeskUpdate, newUpdatePath } from '@hearthlight/domain/desk';

import { Button } from '../../components/actions/button.tsx';
import { Link } from '../../components/actions/link.tsx';
import { EmptyNote } from '../../dashboard/parts/empty-note.tsx';
import { Sheet } from '../../dashboard/parts/sheet.tsx';
import { useDeskUpdatesWords } from '../../words/desk-updates.ts';
import { useDeskWords } from '../../words/desk.ts';
import { DeskHeader } from '../frame/desk-header.tsx';
import { ListSkeleton } from '../frame/list-skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { DeskUpdateRow } from './desk-update-row.tsx';

type DeskUpdatesView =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; updates: readonly DeskUpdate[]; hasMore: boolean };

export interface DeskUpdatesPageProps {
  view: DeskUpdatesView;
  onRetry: () => void;
  onShowMore: () => void;
}

/** The impact updates, the newest first, and how far their mails have got. */
export function DeskUpdatesPage({ view, onRetry, onShowMore }: DeskUpdatesPageProps) {
  const words = useDeskUpdatesWords();
  const names = useDeskWords();
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
      {view.status === 'loading' && <ListSkeleton />}
      {view.status === 'failed' && <LoadFailed onRetry={onRetry} />}
      {view.status === 'ready' && (
        <Sheet aria-label={names.updates}>
          {view.updates.length === 0 ? (
            <EmptyNote title={words.emptyTitle}>{words.emptyLead}</EmptyNote>
          ) : (
            <ul className="-my-4 divide-y divide-line">
              {view.updates.map((update) => (
                <li key={update.id}>
                  <DeskUpdateRow update={update} />
                </li>
              ))}
            </ul>
          )}
        </Sheet>
      )}
      {view.status === 'ready' && view.hasMore && (
        <Button variant="secondary" size="small" className="mt-5" onClick={onShowMore}>
          {names.showMore}
        </Button>
      )}
    </>
  );
}
