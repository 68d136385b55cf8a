import { limits, paths } from '@hearthlight/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { send } from '../api/send.ts';
import { closeSession, forgetSession } from '../session/session.ts';

/**
 * Logging out (`spec §4`): the tokens go at once, the call is made, and after two seconds the sign-in page
 * comes, whether or not the server answered.
 */
export function useLogOut(): { loggingOut: boolean; logOut: () => void } {
  const [loggingOut, setLoggingOut] = useState(false);
  const navigate = useNavigate();
  const logOut = () => {
    const tokens = closeSession();
    if (!tokens) return;
    setLoggingOut(true);
    void signOut(tokens);
    setTimeout(() => {
      forgetSession();
      void navigate(paths.signIn);
    }, limits.redirectDelay);
  };
  return { loggingOut, logOut };
}

async function signOut({ token, refreshToken }: { token: string; refreshToken: string }): Promise<void> {
  const result = await send('signOut', { token, request: { refresh_token: refreshToken } });
  console.log(result.ok ? result.answer.message : 'The sign-out call failed.');
}
