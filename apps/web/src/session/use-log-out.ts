import { limits, paths } from '@hearthlight/domain';
import { useNavigate } from 'react-router-dom';

import { call } from '../api/call.ts';
import { closeSession, forgetSession } from './session.ts';

/**
 * Logging out (specification §4): removes the tokens at once, makes the call, and opens the sign-in page after two
 * seconds, whether or not the call succeeded.
 */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    const tokens = closeSession();
    if (!tokens) return;
    void signOut(tokens);
    setTimeout(() => void leave(), limits.redirectDelay);
  };
  // The session ends after the navigation, so that its overlay does not show in between.
  async function leave() {
    await navigate(paths.signIn);
    forgetSession();
  }
}

async function signOut({ token, refreshToken }: { token: string; refreshToken: string }): Promise<void> {
  const result = await call('signOut', { token, request: { refresh_token: refreshToken } });
  console.log(result.ok ? result.response.message : 'The sign-out call failed.');
}
