import type { LedgerMonths } from '@hearthlight/domain';
import { LedgerPage, type LedgerView, whenOnline } from '@hearthlight/ui';
import { foundation } from 'virtual:content/foundation';

import { checkInBrowser } from '../api/check-in-browser.ts';
import { type Loaded, usePublicCall } from '../api/use-public-call.ts';
import { usePageData } from '../render/page-data.ts';

export function Component() {
  const { loaded, retry } = usePublicCall(usePageData()?.ledger, loadMonths);
  return (
    <LedgerPage foundation={foundation} months={viewOf(loaded)} onCheck={checkInBrowser} onRetry={retry} />
  );
}

async function loadMonths(signal: AbortSignal): Promise<LedgerMonths | undefined> {
  const { send } = await whenOnline(() => import('../api/send.ts'));
  const result = await send('ledger', { signal });
  return result.ok ? result.response : undefined;
}

const viewOf = (loaded: Loaded<LedgerMonths>): LedgerView =>
  loaded.status === 'ready' ? { status: 'ready', ...loaded.response } : loaded;
