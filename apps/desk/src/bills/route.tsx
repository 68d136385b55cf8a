import { dayOf } from '@hearthlight/domain';
import { billStates, type DeskBill } from '@hearthlight/domain/desk';
import { useNow } from '@hearthlight/ui';
import { skipToken, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { useChange } from '../api/use-change.ts';
import { pagesViewOf } from '../api/view-of.ts';
import { useMay } from '../session/me.ts';
import type { BillEntry } from './bill-form.tsx';
import { BillsPage } from './bills-page.tsx';

const queryKey = ['bills'];

export function Component() {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const state = billStates.find((name) => name === search.get('state'));
  const bills = useInfiniteQuery(
    pagesQuery([...queryKey, state], (cursor, signal) =>
      fetchCall('billList', { query: { ...(state && { state }), ...cursor }, signal }),
    ),
  );
  const [opened, setOpened] = useState<number>();
  const detail = useQuery({
    queryKey: [...queryKey, 'detail', opened],
    queryFn:
      opened === undefined
        ? skipToken
        : ({ signal }) => fetchCall('readBill', { params: { id: opened }, signal }),
  });
  // A refusal means that the list is out of date.
  const settling = { onSettled: () => queryClient.invalidateQueries({ queryKey }) };
  return (
    <BillsPage
      state={state}
      detail={detail.data}
      onOpen={setOpened}
      canWrite={useMay('books.write')}
      today={dayOf(useNow())}
      view={pagesViewOf(bills, (pages) => ({
        bills: pages.flatMap((page) => page.bills),
        needsApproval: pages[0]?.needs_approval ?? true,
        kinds: pages[0]?.kinds ?? [],
        campaigns: pages[0]?.campaigns ?? [],
      }))}
      onAdd={useChange(async ({ scan: file, ...entry }: BillEntry) => {
        const scan = file ? (await fetchCall('uploadBillScan', { file })).scan : null;
        return fetchCall('addBill', { request: { ...entry, scan } });
      }, settling)}
      onApprove={useChange(
        ({ id }: DeskBill) => fetchCall('approveBill', { params: { id }, request: {} }),
        settling,
      )}
      onPay={useChange(
        ({ id }: DeskBill, date: string) => fetchCall('payBill', { params: { id }, request: { date } }),
        settling,
      )}
      onPublish={useChange(
        ({ id }: DeskBill, published: boolean) =>
          fetchCall('publishBill', { params: { id }, request: { published } }),
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
