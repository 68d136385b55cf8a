import { formatMoney, type Result, sumMoney } from '@hearthlight/domain';
import type { PaymentGrouping, SeenPayment, UnmatchedPayment } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { useToast } from '../frame/use-toast.ts';
import type { ChangeResult } from '../gifts/use-previewed-change.ts';
import { usePlace } from '../parts/use-place.ts';
import type { ChosenGiver } from './choose-donor.tsx';
import { namedPayers, type NamedPayer } from './group.ts';
import { type PaymentActions, PaymentItem } from './payment-item.tsx';
import { TakeNames } from './take-names.tsx';

/** The outcome of a change of payments. */
export interface Changed {
  changed?: readonly SeenPayment[];
  /** Payments that somebody else has changed meanwhile. */
  skipped?: number;
}

export interface ListedPayments {
  /** Payments of the same payer or purpose. */
  groups: ReadonlyArray<readonly UnmatchedPayment[]>;
  /** How many payments the search finds, and their sum. */
  count: number;
  amount: number;
  /** Whether there are older ones that are not listed yet. */
  hasOlder: boolean;
}

export interface PaymentGroupsProps extends ListedPayments, Pick<PaymentActions, 'onSearchDonors'> {
  /** The field that the payments of a group share. */
  by: PaymentGrouping;
  /** Gives payments to a donor. */
  onAssign: (payments: readonly UnmatchedPayment[], donor: ChosenGiver) => Promise<Result & Changed>;
  /** Gives a payment of another sum than pledged to a donor, or only previews that. */
  onDecide: (...given: Parameters<PaymentActions['onDecide']>) => Promise<ChangeResult & Changed>;
  /** Leaves payments without a donor. The history of each gift keeps the reason. */
  onLeave: (payments: readonly UnmatchedPayment[], reason: string) => Promise<Result & Changed>;
  /** Undoes `onAssign` and `onLeave`. */
  onReopen: (payments: readonly SeenPayment[]) => Promise<Result & Changed>;
}

/**
 * Groups of payments, each with what can be done about it. A change is said with Undo, and the focus goes to the next
 * group.
 */
export function PaymentGroups({
  groups,
  count,
  amount,
  hasOlder,
  by,
  onAssign,
  onDecide,
  onLeave,
  ...actions
}: PaymentGroupsProps) {
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
  const payers = namedPayers(groups);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="font-semibold">{words.sum({ count, amount: formatMoney(amount) })}</p>
        {by === 'payer' && payers.length > 1 && (
          <TakeNames
            payers={payers}
            onTake={(chosen) => show(takeNames(chosen, onAssign), (made) => words.areNamed({ count: made }))}
          />
        )}
      </div>
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

/** Gives the payments of payers to their givers, one after the other. Those that were given stay given if one fails. */
async function takeNames(
  payers: readonly NamedPayer[],
  onAssign: PaymentGroupsProps['onAssign'],
): Promise<Result & Changed> {
  const all: SeenPayment[] = [];
  let missed = 0;
  let refusal: Result & Changed = { ok: true };
  for (const { giver, payments } of payers) {
    const { changed = [], skipped = 0, ...result } = await onAssign(payments, giver);
    all.push(...changed);
    missed += result.ok ? skipped : payments.length;
    if (!result.ok) refusal = result;
  }
  return all.length === 0 ? refusal : { ok: true, changed: all, skipped: missed };
}
