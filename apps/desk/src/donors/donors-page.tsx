import { type DonorOrder, donorOrders, type GiverRow, type ListedDonor } from '@hearthlight/domain/desk';
import { EmptyNote, Panel, useWords } from '@hearthlight/ui';

import { DeskHeader } from '../frame/desk-header.tsx';
import { Loaded, type View } from '../frame/loaded.tsx';
import { ListBar } from '../parts/list-bar.tsx';
import { DonorTable } from './donor-table.tsx';
import { GiverTable } from './giver-table.tsx';

interface FoundDonors {
  donors: readonly ListedDonor[];
  /** Whether more donors match than are shown. */
  hasMore: boolean;
  /** People without an account who gave a gift. Only those whom a search finds. */
  givers: readonly GiverRow[];
  hasMoreGivers: boolean;
}

export interface DonorsPageProps {
  /** The state of the search. */
  view: View<FoundDonors>;
  /** Empty for the newest donors. It stays out of the address, because it names people. */
  search: string;
  /** Called with what to search for. Empty for the newest donors. */
  onSearch: (search: string) => void;
  order: DonorOrder;
  /** Called with the chosen order. */
  onOrder: (order: DonorOrder) => void;
}

/** Finds donors, and people who gave without an account. */
export function DonorsPage({ view, search, onSearch, order, onOrder }: DonorsPageProps) {
  const words = useWords('deskDonors');
  const names = useWords('desk');
  return (
    <>
      <DeskHeader title={names.donors} lead={words.lead} />
      <ListBar
        search={{ label: words.search, search, onSearch }}
        order={{ value: order, orders: donorOrders, onOrder }}
      />
      <Loaded view={view}>
        {(found) => <Found {...found} isSearch={search !== ''} isNewest={order === 'newest'} />}
      </Loaded>
    </>
  );
}

function Found(props: FoundDonors & { isSearch: boolean; isNewest: boolean }) {
  const { donors, hasMore, givers, hasMoreGivers, isSearch, isNewest } = props;
  const words = useWords('deskDonors');
  const more = <p className="mt-4 text-small text-ink-soft">{words.more}</p>;
  return (
    <div className="grid gap-5">
      <Panel title={isNewest && !isSearch ? words.newest : words.found}>
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
