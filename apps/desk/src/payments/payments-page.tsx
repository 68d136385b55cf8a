import { deskPages, paymentGroupings } from '@hearthlight/domain/desk';
import { EmptyNote, useWords } from '@hearthlight/ui';

import { DeskHeader } from '../frame/desk-header.tsx';
import { ListBar } from '../parts/list-bar.tsx';
import { LoadedList, type PagesView } from '../parts/loaded-list.tsx';
import { type ListedPayments, PaymentGroups, type PaymentGroupsProps } from './payment-groups.tsx';

export interface PaymentsPageProps extends Omit<PaymentGroupsProps, keyof ListedPayments> {
  /** The state of the request for the payments. */
  view: PagesView<ListedPayments>;
  /** The current search. It stays out of the address, because it names people. */
  search: string;
  /** Called with the new search. */
  onSearch: (search: string) => void;
}

/** Payments of imports whose donor nobody knows, in groups, each with donors who may have made it. */
export function PaymentsPage({ view, by, search, onSearch, ...actions }: PaymentsPageProps) {
  const words = useWords('deskPayments');
  const names = useWords('desk');
  return (
    <>
      <DeskHeader title={names.payments} lead={words.lead} />
      <ListBar
        views={{
          label: words.groups,
          choices: paymentGroupings.map((name) => ({
            name,
            label: { payer: words.byPayer, purpose: words.byPurpose }[name],
            href: `${deskPages.payments.path}?by=${name}`,
          })),
          current: by,
        }}
        search={{ label: words.search, search, onSearch }}
      />
      <LoadedList label={names.payments} view={view}>
        {(listed) =>
          listed.count === 0 ? (
            <EmptyNote title={search ? words.noneFound : words.empty}>
              {search ? words.noneFoundLead : words.emptyLead}
              {listed.hasOlder && ` ${words.older}`}
            </EmptyNote>
          ) : (
            <PaymentGroups {...listed} {...actions} by={by} />
          )
        }
      </LoadedList>
    </>
  );
}
