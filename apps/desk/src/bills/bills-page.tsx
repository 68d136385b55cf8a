import type { Result } from '@hearthlight/domain';
import {
  type BillDetail,
  type BillState,
  type DeskBill,
  deskPages,
  type ListOrder,
} from '@hearthlight/domain/desk';
import { Button, Dialog, EmptyNote, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import { DeskHeader } from '../frame/desk-header.tsx';
import { useToast } from '../frame/use-toast.ts';
import { ListBar } from '../parts/list-bar.tsx';
import { PagedList, type PagesView } from '../parts/paged-list.tsx';
import { type BillEntry, BillForm, type BillFormProps } from './bill-form.tsx';
import { type BillActions, BillSheet } from './bill-sheet.tsx';
import { BillTable } from './bill-table.tsx';

interface LoadedBills extends Pick<BillFormProps, 'campaigns' | 'kinds'> {
  bills: readonly DeskBill[];
  /** Whether a second person approves each bill. */
  needsApproval: boolean;
}

/** Which bills are listed, and in what order. */
export interface BillFilter {
  state: BillState | 'all';
  /** A part of the payee or the purpose. Empty for all. */
  search: string;
  order: ListOrder;
}

export interface BillsPageProps extends BillActions {
  /** The state of the request for the bills. */
  view: PagesView<LoadedBills>;
  /** The current filter. */
  filter: BillFilter;
  /** Called with the complete filter when a part of it changes. */
  onFilter: (filter: BillFilter) => void;
  /** The number of the bill that is open above the list. */
  opened: number | undefined;
  /** What was read of the bill that was opened last. */
  detail: BillDetail | undefined;
  /** Called when the open bill is closed. */
  onClose: () => void;
  /** Whether the signed-in person may record and approve bills. */
  canWrite: boolean;
  /** Today's date in the foundation's time zone. */
  today: string;
  /** Stores the scan, if there is one, and records the bill. */
  onAdd: (entry: BillEntry) => Promise<Result>;
}

/** The bills of the foundation: recorded by one person, approved by another, paid and published. */
export function BillsPage(props: BillsPageProps) {
  const { view, filter, onFilter, canWrite, today, onAdd } = props;
  const words = useWords('deskBills');
  const names = useWords('desk');
  const [isAdding, setAdding] = useState(false);
  const isReady = view.status === 'ready';
  const isFiltered = filter.search !== '' || filter.state !== 'all';
  return (
    <>
      <DeskHeader
        title={names.bills}
        lead={isReady && !view.needsApproval ? words.leadAlone : words.lead}
        action={
          canWrite && (
            <Button size="small" onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          )
        }
      />
      <ListBar
        views={{
          label: words.show,
          choices: states.map((state) => ({
            name: state,
            label: words[state],
            href: addressOf({ ...filter, state }),
          })),
          current: filter.state,
        }}
        search={{
          label: words.search,
          search: filter.search,
          onSearch: (search) => onFilter({ ...filter, search }),
        }}
        order={{ value: filter.order, onOrder: (order) => onFilter({ ...filter, order }) }}
      />
      <PagedList label={names.bills} view={view}>
        {({ bills, needsApproval }) =>
          bills.length === 0 ? (
            <EmptyNote title={isFiltered ? words.noneFound : words.empty}>
              {isFiltered ? names.noneMatchLead : words.emptyLead}
            </EmptyNote>
          ) : (
            <BillTable
              bills={bills}
              needsApproval={needsApproval}
              hrefOf={(id) => addressOf(filter, { bill: String(id) })}
            />
          )
        }
      </PagedList>
      {isReady && isAdding && (
        <Dialog open onOpenChange={() => setAdding(false)} title={words.add}>
          <BillForm
            kinds={view.kinds}
            campaigns={view.campaigns}
            today={today}
            onSubmit={async (entry) => {
              const result = await onAdd(entry);
              if (result.ok) setAdding(false);
              return result;
            }}
          />
        </Dialog>
      )}
      <OpenBill {...props} />
    </>
  );
}

const states = ['all', 'open', 'paid', 'canceled'] as const;

/** Returns the parts of a filter that differ from the default, as in addresses. */
export const partsOf = ({ order, search, state }: BillFilter): Record<string, string> => ({
  ...(state !== 'all' && { state }),
  ...(search !== '' && { search }),
  ...(order !== 'newest' && { order }),
});

function addressOf(filter: BillFilter, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...partsOf(filter), ...more });
  return query.size === 0 ? deskPages.bills.path : `${deskPages.bills.path}?${query}`;
}

/** The bill in the address, which may not be in the list. */
function OpenBill({ view, opened, detail, onClose, canWrite, today, ...actions }: BillsPageProps) {
  const words = useWords('deskBills');
  const toast = useToast();
  if (view.status !== 'ready' || opened === undefined) return null;
  const read = detail?.bill.id === opened ? detail : undefined;
  const bill = view.bills.find(({ id }) => id === opened) ?? read?.bill;
  if (!bill) return null;
  const cancel: BillActions['onCancel'] = async (...entered) => {
    const result = await actions.onCancel(...entered);
    if (result.ok) {
      onClose();
      toast({ text: words.billCanceled({ payee: bill.payee }) });
    }
    return result;
  };
  return (
    <Dialog open onOpenChange={onClose} title={words.billOf({ payee: bill.payee })}>
      <BillSheet
        bill={bill}
        detail={read}
        needsApproval={view.needsApproval}
        canWrite={canWrite}
        today={today}
        {...actions}
        onCancel={cancel}
      />
    </Dialog>
  );
}
