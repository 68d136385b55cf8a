import { callPath, dayOf } from '@hearthlight/domain';
import { billStates, type DeskBill, deskCalls, listOrders } from '@hearthlight/domain/desk';
import { useNow } from '@hearthlight/ui';
import { skipToken, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { pagesViewOf, viewOf } from '../api/view-of.ts';
import { partsOf } from '../parts/list-filter.ts';
import { useNewForm } from '../routing/use-new-form.ts';
import { useMay } from '../session/me.ts';
import type { BillEntry } from './bill-form.tsx';
import { type BillFilter, BillsPage } from './bills-page.tsx';
import { isOpenedFromList } from './opened-from-list.ts';

const queryKey = ['bills'];

/** The bill in the address. The browser's Back button closes one that was opened from the list. */
function useOpenBill() {
  const [address, setAddress] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const number = address.get('bill');
  const opened = number !== null && /^[1-9]\d{0,14}$/.test(number) ? Number(number) : undefined;
  function onClose() {
    if (isOpenedFromList(state)) return void navigate(-1);
    return setAddress(
      (parts) => {
        parts.delete('bill');
        return parts;
      },
      { replace: true },
    );
  }
  return { opened, isMissing: number !== null && opened === undefined, onClose };
}

/** Returns what a bill says, without its scan and its state. */
const factsOf = ({ amount, campaign_id, date, kind, payee }: Omit<BillEntry, 'publish' | 'scan'>) => ({
  amount,
  campaign_id,
  date,
  kind,
  payee,
});

export function Component() {
  const queryClient = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const filter: BillFilter = {
    state: billStates.find((name) => name === address.get('state')) ?? 'all',
    search: address.get('search') ?? '',
    order: listOrders.find((name) => name === address.get('order')) ?? 'newest',
  };
  const { order, search, state } = filter;
  const query = { ...(state !== 'all' && { state }), ...(search !== '' && { search }), order };
  const bills = useInfiniteQuery(
    pagesQuery([...queryKey, query], (cursor, signal) =>
      fetchCall('billList', { query: { ...query, ...cursor }, signal }),
    ),
  );
  const { opened, isMissing, onClose } = useOpenBill();
  const detail = useQuery({
    queryKey: [...queryKey, 'detail', opened],
    queryFn:
      opened === undefined ? skipToken : ({ signal }) => fetchCall('readBill', { params: { id: opened }, signal }),
  });
  // A refusal means that the list is out of date.
  const settling = { onSettled: () => queryClient.invalidateQueries({ queryKey }) };
  return (
    <BillsPage
      filter={filter}
      file={callPath(deskCalls.billFile, {}, query)}
      onFilter={(next) => setAddress(partsOf(next), { replace: true })}
      opened={opened}
      detail={isMissing ? { status: 'missing' } : viewOf(detail, (found) => ({ detail: found }))}
      onClose={onClose}
      newForm={useNewForm()}
      canWrite={useMay('books.write')}
      today={dayOf(useNow())}
      view={pagesViewOf(bills, (pages) => ({
        bills: pages.flatMap((page) => page.bills),
        totals: pages[0]?.totals,
        needsApproval: pages[0]?.needs_approval ?? true,
        kinds: pages[0]?.kinds ?? [],
        campaigns: pages[0]?.campaigns ?? [],
      }))}
      onAdd={useChange(async ({ scan: file, ...entry }: BillEntry) => {
        const scan = file ? (await fetchCall('uploadBillScan', { file })).scan : null;
        return fetchCall('addBill', { request: { ...entry, scan } });
      }, settling)}
      onApprove={useChange(
        ({ id, ...seen }: DeskBill) => fetchCall('approveBill', { params: { id }, request: factsOf(seen) }),
        settling,
      )}
      onPay={useChange(
        ({ id }: DeskBill, date: string) => fetchCall('payBill', { params: { id }, request: { date } }),
        settling,
      )}
      onReopen={useChange(({ id }: DeskBill) => fetchCall('reopenBill', { params: { id }, request: {} }), settling)}
      onCorrect={useChange(
        ({ id }: DeskBill, entry: BillEntry) => fetchCall('correctBill', { params: { id }, request: factsOf(entry) }),
        settling,
      )}
      onPublish={useChange(
        ({ id }: DeskBill, published: boolean) => fetchCall('publishBill', { params: { id }, request: { published } }),
        settling,
      )}
      onCancel={useChange(
        ({ id }: DeskBill, password: string, reason: string) =>
          fetchCall('cancelBill', { params: { id }, request: { password, reason } }),
        settling,
      )}
    />
  );
}
