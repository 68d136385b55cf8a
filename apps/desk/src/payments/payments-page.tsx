import { formatMoney, type Result, sumMoney } from '@hearthlight/domain';
import {
  deskPages,
  type PaymentGrouping,
  paymentGroupings,
  type SeenPayment,
  type UnmatchedPayment,
} from '@hearthlight/domain/desk';
import { EmptyNote, useWords } from '@hearthlight/ui';

import { DeskHeader } from '../frame/desk-header.tsx';
import { useToast } from '../frame/use-toast.ts';
import type { ChangeResult } from '../gifts/use-previewed-change.ts';
import { ListBar } from '../parts/list-bar.tsx';
import { LoadedList, type PagesView } from '../parts/loaded-list.tsx';
import { usePlace } from '../parts/use-place.ts';
import type { ChosenGiver } from './choose-donor.tsx';
import { type PaymentActions, PaymentItem } from './payment-item.tsx';

/** The outcome of a change of payments. */
export interface Changed {
  changed?: readonly SeenPayment[];
  /** Payments that somebody else has changed meanwhile. */
  skipped?: number;
}

interface ListedPayments {
  /** Payments of the same payer or purpose. */
  groups: ReadonlyArray<readonly UnmatchedPayment[]>;
  /** How many payments the search finds, and their sum. */
  count: number;
  amount: number;
  /** Whether there are older ones that are not listed yet. */
  hasOlder: boolean;
}

export interface PaymentsPageProps extends Pick<PaymentActions, 'onSearchDonors'> {
  /** The state of the request for the payments. */
  view: PagesView<ListedPayments>;
  /** The field that the payments of a group share. */
  by: PaymentGrouping;
  /** The current search. It stays out of the address, because it names people. */
  search: string;
  /** Called with the new search. */
  onSearch: (search: string) => void;
  /** Gives payments to a donor. */
  onAssign: (payments: readonly UnmatchedPayment[], donor: ChosenGiver) => Promise<Result & Changed>;
  /** Gives a payment of another sum than pledged to a donor, or only previews that. */
  onDecide: (...given: Parameters<PaymentActions['onDecide']>) => Promise<ChangeResult & Changed>;
  /** Leaves payments without a donor. The history of each gift keeps the reason. */
  onLeave: (payments: readonly UnmatchedPayment[], reason: string) => Promise<Result & Changed>;
  /** Undoes `onAssign` and `onLeave`. */
  onReopen: (payments: readonly SeenPayment[]) => Promise<Result & Changed>;
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
            </EmptyNote>
          ) : (
            <Groups {...listed} {...actions} by={by} />
          )
        }
      </LoadedList>
    </>
  );
}

type GroupsProps = ListedPayments & Omit<PaymentsPageProps, 'view' | 'search' | 'onSearch'>;

function Groups({
  groups,
  count,
  amount,
  hasOlder,
  by,
  onAssign,
  onDecide,
  onLeave,
  ...actions
}: GroupsProps) {
  const words = useWords('deskPayments');
  const { onReopen, onSearchDonors } = actions;
  const toast = useToast();
  const { keepPlace, list } = usePlace();
  async function show(action: Promise<Result & Changed>, text: (count: number) => string) {
    const articles = Array.from(list.current?.querySelectorAll('article') ?? []);
    keepPlace(articles.findIndex((article) => article === document.activeElement?.closest('article')));
    const result = await action;
    const { changed = [], skipped = 0 } = result;
    if (!result.ok) return result;
    const onUndo = async () => {
      const undone = await onReopen(changed);
      if (undone.ok && undone.skipped) toast({ text: words.skipped({ count: undone.skipped }) });
      return undone.ok;
    };
    const sentences = [text(changed.length), ...(skipped > 0 ? [words.skipped({ count: skipped })] : [])];
    toast({ text: sentences.join(' '), onUndo });
    return result;
  }
  const factsOf = (payments: readonly UnmatchedPayment[]) => ({
    amount: formatMoney(sumMoney(payments.map((payment) => payment.amount))),
    payer: payments[0]?.payer ?? words.noPayer,
  });
  return (
    <>
      <p className="mb-4 font-semibold">{words.sum({ count, amount: formatMoney(amount) })}</p>
      <ul ref={list} className="divide-y divide-line">
        {groups.map((group) => (
          <li key={group[0]?.id} className="py-5 first:pt-0 last:pb-0">
            <PaymentItem
              payments={group}
              by={by}
              onSearchDonors={onSearchDonors}
              onAssign={(payments, donor) =>
                show(onAssign(payments, donor), (made) =>
                  payments.length === 1
                    ? words.isAssigned({ ...factsOf(payments), donor: donor.name })
                    : words.areAssigned({ count: made, donor: donor.name }),
                )
              }
              onDecide={(payment, donor, decided, preview) =>
                preview
                  ? onDecide(payment, donor, decided, preview)
                  : show(onDecide(payment, donor, decided, preview), () =>
                      words.isAssigned({ ...factsOf([payment]), donor: donor.name }),
                    )
              }
              onLeave={(payments, reason) =>
                show(onLeave(payments, reason), (made) =>
                  payments.length === 1 ? words.isLeft(factsOf(payments)) : words.areLeft({ count: made }),
                )
              }
            />
          </li>
        ))}
      </ul>
      {hasOlder && <p className="mt-4 text-small text-ink-soft">{words.older}</p>}
    </>
  );
}
