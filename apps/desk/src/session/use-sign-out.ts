import { deskPages } from '@hearthlight/domain/desk';
import { useState } from 'react';

import { send } from '../api/send.ts';
import { startOver } from '../api/session.ts';
import { hasUnsaved } from '../routing/unsaved.ts';

/** Ends the session and forgets all data. Without a response from the server, the person stays signed in. */
async function signOut(): Promise<void> {
  const { ok } = await send('deskSignOut', { request: {} });
  if (ok) startOver(deskPages.home.path);
}

/** Signs out. If the page has unsaved changes, `start` asks first. */
export function useSignOut() {
  const [state, setState] = useState<'idle' | 'asking' | 'pending'>('idle');
  const leave = () => {
    setState('pending');
    void signOut().finally(() => setState('idle'));
  };
  const start = () => (hasUnsaved() ? setState('asking') : leave());
  return { state, start, leave, stay: () => setState('idle') };
}
