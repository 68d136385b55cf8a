import { useEffect, useRef } from 'react';
import { type BlockerFunction, useBeforeUnload, useBlocker, useLocation } from 'react-router-dom';

import { LeaveDialog } from './frame/leave-dialog.tsx';
import { hasUnsaved, setUnsaved } from './routing/unsaved.ts';

const isLeft: BlockerFunction = ({ currentLocation: current, nextLocation: next }) =>
  hasUnsaved() && (next.pathname !== current.pathname || next.search !== current.search);

const askOfBrowser = (event: BeforeUnloadEvent) => {
  if (hasUnsaved()) event.preventDefault();
};

/** Asks before a page with unsaved changes is left: within the desk with a dialog, otherwise with that of the browser. */
export function LeaveGuard() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const previous = useRef(address);
  useEffect(() => {
    if (address === previous.current) return;
    previous.current = address;
    setUnsaved(false);
  }, [address]);
  useBeforeUnload(askOfBrowser);
  const blocker = useBlocker(isLeft);
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
