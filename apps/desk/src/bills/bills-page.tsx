import type { Result } from '@hearthlight/domain';
import { type BillDetail, type BillState, type DeskBill, deskPages } from '@hearthlight/domain/desk';
import { Button, Dialog, EmptyNote, Notice, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import { DeskHeader } from '../frame/desk-header.tsx';
import { FilterLinks } from '../parts/filter-links.tsx';
import { PagedList, type PagesView } from '../parts/paged-list.tsx';
import { type BillEntry, BillForm, type BillFormProps } from './bill-form.tsx';
import { type BillActions, BillSheet } from './bill-sheet.tsx';
import { BillTable } from './bill-table.tsx';

interface LoadedBills extends Pick<BillFormProps, 'campaigns' | 'kinds'> {
  bills: readonly DeskBill[];
  /** Whether a second person approves each bill. */
  needsApproval: boolean;
}

export interface BillsPageProps extends BillActions {
  /** The state of the request for the bills. */
  view: PagesView<LoadedBills>;
  /** What was read of the bill that was opened last. */
  detail: BillDetail | undefined;
  /** Called with the number of the bill that is opened. */
  onOpen: (id: number) => void;
  /** Which bills are listed. Without it, all are. */
  state: BillState | undefined;
  /** Whether the signed-in person may record and approve bills. */
  canWrite: boolean;
  /** Today's date in the foundation's time zone. */
  today: string;
  /** Stores the scan, if there is one, and records the bill. */
  onAdd: (entry: BillEntry) => Promise<Result>;
}

/** What the dialog shows: a new bill, or the bill with this number. */
type Open = 'new' | number;

/** The bills of the foundation: recorded by one person, approved by another, paid and published. */
export function BillsPage({
  view,
  detail,
  onOpen,
  state,
  canWrite,
  today,
  onAdd,
  ...actions
}: BillsPageProps) {
  const words = useWords('deskBills');
  const names = useWords('desk');
  const [open, setOpen] = useState<Open>();
  const [canceled, setCanceled] = useState<string>();
  const close = () => setOpen(undefined);
  const show = (next: Open) => {
    setCanceled(undefined);
    setOpen(next);
    if (next !== 'new') onOpen(next);
  };
  const cancel: BillActions['onCancel'] = async (bill, ...entered) => {
    const result = await actions.onCancel(bill, ...entered);
    if (result.ok) {
      close();
      setCanceled(bill.payee);
    }
    return result;
  };
  const isReady = view.status === 'ready';
  const bill = isReady ? view.bills.find(({ id }) => id === open) : undefined;
  const choices = (['open', 'paid', 'canceled'] as const).map((name) => ({
    name,
    label: words[name],
    href: `${deskPages.bills.path}?state=${name}`,
  }));
  return (
    <>
      <DeskHeader
        title={names.bills}
        lead={isReady && !view.needsApproval ? words.leadAlone : words.lead}
        action={
          canWrite && (
            <Button size="small" onClick={() => show('new')}>
              {words.add}
            </Button>
          )
        }
      />
      {canceled !== undefined && (
        <Notice tone="success" className="mb-5">
          {words.billCanceled({ payee: canceled })}
        </Notice>
      )}
      <div className="mb-5">
        <FilterLinks
          label={words.show}
          choices={[{ name: 'all', label: words.all, href: deskPages.bills.path }, ...choices]}
          current={state ?? 'all'}
        />
      </div>
      <PagedList label={names.bills} view={view}>
        {({ bills, needsApproval }) =>
          bills.length === 0 ? (
            <EmptyNote title={words.empty}>{words.emptyLead}</EmptyNote>
          ) : (
            <BillTable bills={bills} needsApproval={needsApproval} onOpen={({ id }) => show(id)} />
          )
        }
      </PagedList>
      {isReady && open === 'new' && (
        <Dialog open onOpenChange={close} title={words.add}>
          <BillForm
            kinds={view.kinds}
            campaigns={view.campaigns}
            today={today}
            onSubmit={async (entry) => {
              const result = await onAdd(entry);
              if (result.ok) close();
              return result;
            }}
          />
        </Dialog>
      )}
      {isReady && bill && (
        <Dialog open onOpenChange={close} title={words.billOf({ payee: bill.payee })}>
          <BillSheet
            bill={bill}
            detail={detail?.id === bill.id ? detail : undefined}
            needsApproval={view.needsApproval}
            canWrite={canWrite}
            today={today}
            {...actions}
            onCancel={cancel}
          />
        </Dialog>
      )}
    </>
  );
}
