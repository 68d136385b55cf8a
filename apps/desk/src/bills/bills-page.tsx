import type { Result } from '@hearthlight/domain';
import {
  type BillDetail,
  type BillState,
  type BillTotals,
  type DeskBill,
  deskPages,
  type ListOrder,
  listOrders,
} from '@hearthlight/domain/desk';
import { Button, EmptyNote, Link, useWords } from '@hearthlight/ui';

import { DeskHeader } from '../frame/desk-header.tsx';
import { FormDialog } from '../frame/form-dialog.tsx';
import type { View } from '../frame/loaded.tsx';
import { NoSuchPage } from '../frame/no-such-page.tsx';
import { ListBar } from '../parts/list-bar.tsx';
import { addressOf, barOf, type ListFilter } from '../parts/list-filter.ts';
import { LoadedList, type PagesView } from '../parts/loaded-list.tsx';
import { type NewForm, useNewFormState } from '../parts/new-form.ts';
import { type BillEntry, BillForm, type BillFormProps } from './bill-form.tsx';
import type { BillActions } from './bill-sheet.tsx';
import { BillSums } from './bill-sums.tsx';
import { BillTable } from './bill-table.tsx';
import { OpenBill, type OpenBillProps } from './open-bill.tsx';

/** The filter and order of the list of bills. It searches payee and purpose. */
export type BillFilter = ListFilter<BillState, ListOrder>;

interface LoadedBills extends Pick<BillFormProps, 'campaigns' | 'kinds'> {
  bills: readonly DeskBill[];
  /** The sums of all bills that the filter selects. */
  totals: BillTotals | undefined;
  /** Whether a second person approves each bill. */
  needsApproval: boolean;
}

export interface BillsPageProps extends BillActions {
  /** The state of the request for the bills. */
  view: PagesView<LoadedBills>;
  /** The current filter. */
  filter: BillFilter;
  /** The address of the bills that it selects as a file. */
  file: string;
  /** Called with the complete filter when a part of it changes. */
  onFilter: (filter: BillFilter) => void;
  /** The number of the bill that is open above the list. */
  opened: number | undefined;
  /** The state of the request for the open bill. */
  detail: View<{ detail: BillDetail }>;
  /** Called when the open bill is closed. */
  onClose: () => void;
  /** Whether the address asks for the form of a new bill. */
  newForm: NewForm;
  /** Whether the signed-in person may record and approve bills. */
  canWrite: boolean;
  /** Today's date in the foundation's time zone. */
  today: string;
  /** Stores the scan, if there is one, and records the bill. */
  onAdd: (entry: BillEntry) => Promise<Result>;
  onCorrect: OpenBillProps['onCorrect'];
}

/** The bills of the foundation: recorded by one person, approved by another, paid and published. */
export function BillsPage(props: BillsPageProps) {
  const { view, file, filter, onFilter, opened, detail, newForm, canWrite, today, onAdd } = props;
  const words = useWords('deskBills');
  const names = useWords('desk');
  const form = useNewFormState(newForm);
  const isReady = view.status === 'ready';
  const isFiltered = filter.search !== '' || filter.state !== 'all';
  if (detail.status === 'missing') return <NoSuchPage />;
  return (
    <>
      <DeskHeader
        title={names.bills}
        lead={isReady && !view.needsApproval ? words.leadAlone : words.lead}
        action={
          canWrite && (
            <Button size="small" onClick={form.open}>
              {words.add}
            </Button>
          )
        }
      />
      <ListBar
        {...barOf({
          path: deskPages.bills.path,
          filter,
          onFilter,
          states: states.map((state) => [state, words[state]]),
          orders: listOrders,
          label: words.show,
          searchLabel: words.search,
        })}
      />
      <LoadedList label={names.bills} view={view}>
        {({ bills, needsApproval, totals }) =>
          bills.length === 0 ? (
            <EmptyNote title={isFiltered ? words.noneFound : words.empty}>
              {isFiltered ? names.noneMatchLead : words.emptyLead}
            </EmptyNote>
          ) : (
            <>
              <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
                {totals && <BillSums totals={totals} />}
                <Link variant="button-secondary" size="small" href={file} download>
                  {names.downloadCsv}
                </Link>
              </div>
              <BillTable
                bills={bills}
                needsApproval={needsApproval}
                hrefOf={(id) => addressOf(deskPages.bills.path, filter, { bill: String(id) })}
              />
            </>
          )
        }
      </LoadedList>
      {isReady && canWrite && form.isOpen && (
        <FormDialog onClose={form.close} title={words.add}>
          <BillForm
            kinds={view.kinds}
            campaigns={view.campaigns}
            today={today}
            onSubmit={async (entry) => {
              const result = await onAdd(entry);
              if (result.ok) form.close();
              return result;
            }}
          />
        </FormDialog>
      )}
      {isReady && opened !== undefined && (
        <OpenBill
          {...props}
          listed={view.bills.find(({ id }) => id === opened)}
          view={detail}
          campaigns={view.campaigns}
          kinds={view.kinds}
          needsApproval={view.needsApproval}
        />
      )}
    </>
  );
}

const states = ['all', 'open', 'paid', 'canceled'] as const;
