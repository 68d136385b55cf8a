import { whenOnline } from '@hearthlight/ui';

import { addDonor, getSession, subscribe } from './session.ts';

/**
 * Fetches the user details of the session, on app load and whenever its token changes (specification §4). Returns a
 * function that unsubscribes. Loads the code of the calls only for a session that has a token.
 */
export function fetchDonorOfSession(): () => void {
  let fetchedFor: string | undefined;
  const fetchDonor = async () => {
    const session = getSession();
    if (session.status !== 'open' || session.donor || session.token === fetchedFor) return;
    const { token } = session;
    fetchedFor = token;
    const api = await whenOnline(() => import('../api/send.ts')).catch(() => undefined);
    const result = await api?.send('userDetails', { token });
    if (result?.ok) addDonor(token, result.response);
  };
  void fetchDonor();
  return subscribe(() => void fetchDonor());
}
