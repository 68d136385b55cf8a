import { limits, paths } from '@hearthlight/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { send } from '../api/send.ts';
import { closeSession, forgetSession } from './session.ts';

/**
 * Logging out (specification §4): removes the tokens at once, makes the call, and opens the sign-in page after two
 * seconds, whether or not the call succeeded.
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
  console.log(result.ok ? result.response.message : 'The sign-out call failed.');
}
