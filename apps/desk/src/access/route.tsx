import type { DeskRequest, DeskSession } from '@hearthlight/domain/desk';
import { lazy, Suspense } from 'react';

import { fetchCall } from '../api/queries.ts';
import { setSession } from '../api/session.ts';
import { useChange } from '../api/use-change.ts';
import { signInWithPasskey } from '../session/passkeys.ts';
import { accessFrame } from './access-frame.ts';
import { DeskSignInPage } from './desk-sign-in-page.tsx';
import { SecondFactorPage } from './second-factor-page.tsx';

const Enroll = lazy(async () => ({ default: (await import('./enroll-connected.tsx')).Enroll }));

interface AccessProps {
  /** How far the person is in signing in. */
  session: Exclude<DeskSession, { state: 'open' }>;
  /** Whether pages of this person are kept in this tab. */
  hasEnded: boolean;
  /** Starts again from the password. */
  onSignOut: () => void;
}

/** The steps before the desk. Each response says which step follows. */
export function Access({ session, hasEnded, onSignOut }: AccessProps) {
  const signIn = useChange((request: DeskRequest<'deskSignIn'>) => fetchCall('deskSignIn', { request }), {
    onSuccess: setSession,
  });
  const onCode = useChange((request: DeskRequest<'deskSecondFactor'>) => fetchCall('deskSecondFactor', { request }), {
    onSuccess: setSession,
  });
  if (session.state === 'enroll')
    return (
      <Suspense>
        <Enroll />
      </Suspense>
    );
  if (session.state === 'second-factor')
    return (
      <SecondFactorPage
        frame={accessFrame}
        factors={session.factors}
        onPasskey={signInWithPasskey}
        onCode={onCode}
        onCancel={onSignOut}
      />
    );
  return (
    <DeskSignInPage
      frame={accessFrame}
      hasEnded={hasEnded}
      onSubmit={async (request) => {
        const result = await signIn(request);
        return { ...result, isIncorrect: result.status === 401 };
      }}
    />
  );
}
