import { deskPages } from '@hearthlight/domain/desk';

import { send } from '../api/send.ts';
import { startOver } from './session.ts';

/** Ends the session and forgets all data. Without a response from the server, the person stays signed in. */
export async function signOut(): Promise<void> {
  const { ok } = await send('deskSignOut', { request: {} });
  if (ok) startOver(deskPages.home.path);
}
