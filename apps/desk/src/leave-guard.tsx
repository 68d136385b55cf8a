import { UnsavedProvider } from '@hearthlight/ui/parts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker, useLocation } from 'react-router-dom';

import { LeaveDialog } from './frame/leave-dialog.tsx';
import { createUnsavedPage, UnsavedPageProvider } from './routing/unsaved-page.ts';

/**
 * Asks before a page with unsaved changes is left: within the desk with a dialog, otherwise with that of the browser.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [page] = useState(createUnsavedPage);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const previous = useRef(address);
  useEffect(() => {
    if (address === previous.current) return;
    previous.current = address;
    page.setChanges(false);
  }, [address, page]);
  useBeforeUnload((event) => {
    if (page.hasChanges()) event.preventDefault();
  });
  const blocker = useBlocker(
    ({ currentLocation: current, nextLocation: next }) =>
      page.hasChanges() && (next.pathname !== current.pathname || next.search !== current.search),
  );
  return (
    <UnsavedPageProvider value={page}>
      <UnsavedProvider value={page.setChanges}>{children}</UnsavedProvider>
      <LeaveDialog
        open={blocker.state === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </UnsavedPageProvider>
  );
}
