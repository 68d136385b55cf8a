import type { DeskSession, Me } from '@hearthlight/domain/desk';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { queryClient } from '../api/query-client.ts';
import { holdData, sessionKey } from '../api/session.ts';
import { useUnsavedPage } from '../routing/unsaved-page.ts';

/**
 * Returns the person whose pages this document shows: the first one who signed in, also after the session has ended. If
 * somebody else signs in, the document is loaded anew, so that nothing of the first person remains.
 */
export function useOwner(session: DeskSession | undefined): Me | undefined {
  const { startOver } = useUnsavedPage();
  const me = session?.state === 'open' ? session.me : undefined;
  const [owner, setOwner] = useState(me);
  const isOther = owner !== undefined && me !== undefined && me.id !== owner.id;
  // The role or the name may be new.
  if (me && !isOther && me !== owner) setOwner(me);
  useEffect(() => {
    if (isOther) startOver(window.location.href);
  }, [isOther, startOver]);
  const release = useRef<() => void>(undefined);
  const isHidden = owner !== undefined && me === undefined;
  // Before the hidden page stops to observe its data, which happens after layout effects.
  useLayoutEffect(() => {
    if (isHidden) release.current = holdData();
  }, [isHidden]);
  useEffect(() => {
    if (!me) return;
    // The page is shown again, and observes its data itself.
    release.current?.();
    release.current = undefined;
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  }, [me]);
  return owner;
}
