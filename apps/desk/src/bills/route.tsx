import { dayOf, type Result } from '@hearthlight/domain';
import { billStates } from '@hearthlight/domain/desk';
import { useNow } from '@hearthlight/ui';
import { viewOf } from '@hearthlight/ui/product';
import { skipToken, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { fetchCall, pagesQuery } from '../api/queries.ts';
import { type DeskCallFailure, send, toResult } from '../api/send.ts';
import { useMay } from '../session/me.ts';
import { BillsPage } from './bills-page.tsx';

const queryKey = ['bills'];

export function Component() {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const state = billStates.find((name) => name === search.get('state'));
  const today = dayOf(useNow());
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
  async function done(result: { ok: true; response: object } | DeskCallFailure): Promise<Result> {
    await queryClient.invalidateQueries({ queryKey });
    return toResult(result);
  }
  return (
    <BillsPage
      state={state}
      detail={detail.data}
      onOpen={setOpened}
      canWrite={useMay('books.write')}
      today={today}
      view={viewOf(bills, ({ pages: [first, ...more] }) => ({
        bills: [...(first?.bills ?? []), ...more.flatMap((page) => page.bills)],
        hasMore: bills.hasNextPage,
        needsApproval: first?.needs_approval ?? true,
        kinds: first?.kinds ?? [],
        campaigns: first?.campaigns ?? [],
      }))}
      onRetry={() => void bills.refetch()}
      onShowMore={() => void bills.fetchNextPage()}
      onAdd={async ({ scan, ...entry }) => {
        const stored = scan && (await send('uploadBillScan', { file: scan }));
        if (stored?.ok === false) return toResult(stored);
        return done(await send('addBill', { request: { ...entry, scan: stored?.response.scan ?? null } }));
      }}
      onApprove={async ({ id }) => done(await send('approveBill', { params: { id }, request: {} }))}
      onPay={async ({ id }, date) => done(await send('payBill', { params: { id }, request: { date } }))}
      onPublish={async ({ id }, published) =>
        done(await send('publishBill', { params: { id }, request: { published } }))
      }
      onCancel={async ({ id }, password, reason) =>
        done(await send('cancelBill', { params: { id }, request: { password, reason } }))
      }
    />
  );
}
