import type { DonorRow, GiverRow } from '@hearthlight/domain/desk';
import { EmptyNote } from '@hearthlight/ui/parts';
import { Panel } from '@hearthlight/ui/product';

import { DeskHeader } from '../frame/desk-header.tsx';
import { ListSkeleton } from '../frame/list-skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { useWords } from '../words/use-words.ts';
import { DonorTable } from './donor-table.tsx';
import { GiverTable } from './giver-table.tsx';

type DonorsView =
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'ready';
      donors: readonly DonorRow[];
      /** Whether more donors match than are shown. */
      hasMore: boolean;
      /** People without an account who gave a gift. Only those whom a search finds. */
      givers: readonly GiverRow[];
      hasMoreGivers: boolean;
    };

export interface DonorsPageProps {
  /** The state of the search. */
  view: DonorsView;
  /** Empty for the newest donors. It stays out of the address, because it names people. */
  search: string;
  /** Called with what to search for. Empty for the newest donors. */
  onSearch: (search: string) => void;
  /** Searches again after a failure. */
  onRetry: () => void;
}

/** Finds donors, and people who gave without an account. */
export function DonorsPage({ view, search, onSearch, onRetry }: DonorsPageProps) {
  const words = useWords('deskDonors');
  const names = useWords('desk');
  return (
    <>
      <DeskHeader title={names.donors} lead={words.lead} />
      <div className="mb-5">
        <SearchForm label={words.search} button={words.searchButton} search={search} onSearch={onSearch} />
      </div>
      {view.status === 'loading' && <ListSkeleton />}
      {view.status === 'failed' && <LoadFailed onRetry={onRetry} />}
      {view.status === 'ready' && <Found {...view} isSearch={search !== ''} />}
    </>
  );
}

type FoundProps = Extract<DonorsView, { status: 'ready' }> & { isSearch: boolean };

function Found({ donors, hasMore, givers, hasMoreGivers, isSearch }: FoundProps) {
  const words = useWords('deskDonors');
  const more = <p className="mt-4 text-small text-ink-soft">{words.more}</p>;
  return (
    <div className="grid gap-5">
      <Panel title={isSearch ? words.found : words.newest}>
        {donors.length === 0 ? (
          <EmptyNote title={isSearch ? words.noneFound : words.empty}>
            {isSearch ? words.noneFoundLead : words.emptyLead}
          </EmptyNote>
        ) : (
          <DonorTable donors={donors} />
        )}
        {hasMore && more}
      </Panel>
      {givers.length > 0 && (
        <Panel title={words.withoutAccount}>
          <GiverTable givers={givers} />
          {hasMoreGivers && more}
        </Panel>
      )}
    </div>
  );
}
