import {
  type LikelyDonor,
  paymentGroupings,
  type PledgeDecided,
  type SeenPayment,
  type UnmatchedPayment,
} from '@hearthlight/domain/desk';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { pagesViewOf } from '../api/view-of.ts';
import { searchGivers } from '../gifts/calls.ts';
import { useKeptSearch } from '../routing/use-kept-search.ts';
import type { ChosenGiver } from './choose-donor.tsx';
import { withDecision, withPledges } from './group.ts';
import type { Changed } from './payment-groups.tsx';
import { PaymentsPage } from './payments-page.tsx';

const seen = ({ id, newest_entry: basedOn }: UnmatchedPayment): SeenPayment => ({ id, based_on: basedOn });

const enteredOf = (giver: ChosenGiver) =>
  giver.id === null
    ? { kind: 'person' as const, name: giver.person.name ?? '', email: giver.person.email ?? '' }
    : { kind: 'donor' as const, donor_id: giver.id };

export function Component() {
  const queryClient = useQueryClient();
  const [query] = useSearchParams();
  const by = paymentGroupings.find((name) => name === query.get('by')) ?? 'payer';
  const { kept: search, keep } = useKeptSearch();
  const payments = useInfiniteQuery(
    pagesQuery(['payments', by, search], (cursor, signal) =>
      fetchCall('paymentList', { request: { search, by, ...cursor }, signal }),
    ),
  );
  // Gifts, donors and more derive from payments. A refusal means that the list is out of date.
  const settling = {
    resultOf: ({ changed, skipped }: Required<Changed>): Changed => ({ changed, skipped }),
    onSettled: () => queryClient.invalidateQueries(),
  };
  return (
    <PaymentsPage
      by={by}
      search={search}
      onSearch={keep}
      onSearchDonors={searchGivers}
      view={pagesViewOf(payments, (pages) => ({
        groups: pages.flatMap(({ groups }) => groups),
        count: pages[0]?.count ?? 0,
        amount: pages[0]?.amount ?? 0,
        hasOlder: pages[0]?.has_older ?? false,
      }))}
      onAssign={useChange((some: readonly UnmatchedPayment[], giver: ChosenGiver) => {
        const request = { giver: enteredOf(giver), payments: withPledges(some, giver.id) };
        return fetchCall('assignPayments', { request });
      }, settling)}
      onDecide={useChange(
        (payment: UnmatchedPayment, donor: LikelyDonor, { decision }: PledgeDecided, preview: boolean) => {
          const decided = [withDecision(payment, donor.id, decision)];
          return fetchCall('assignPayments', {
            request: { giver: enteredOf(donor), payments: decided, preview },
          });
        },
        {
          resultOf: ({ changed, entries, skipped }) => ({
            change: { id: changed[0]?.id ?? 0, entries, in_closed_month: false },
            changed,
            skipped,
          }),
          onSettled: (_made, _error, [, , , preview]) => (preview ? undefined : queryClient.invalidateQueries()),
        },
      )}
      onLeave={useChange(
        (some: readonly UnmatchedPayment[], reason: string) =>
          fetchCall('leavePayments', { request: { reason, payments: some.map(seen) } }),
        settling,
      )}
      onReopen={useChange(
        (some: readonly SeenPayment[]) => fetchCall('reopenPayments', { request: { payments: [...some] } }),
        settling,
      )}
    />
  );
}
