import { type DeskSession, mayOpen } from '@hearthlight/domain/desk';
import { DeskFrame, LoadFailed, NoPermission, PasswordDialog, useDeskWords } from '@hearthlight/ui/desk';
import { useQuery } from '@tanstack/react-query';
import { Activity, useState } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { sessionQuery } from '../api/queries.ts';
import { send, toResult } from '../api/send.ts';
import { pageOf } from '../routing/page.ts';
import { useFocus } from '../routing/use-focus.ts';
import { answerPassword, usePasswordAsked } from '../session/password-request.ts';
import { signOut } from '../session/sign-out.ts';
import { useOwner } from '../session/use-owner.ts';
import { Access } from './access.tsx';

type OpenSession = Extract<DeskSession, { state: 'open' }>;

/**
 * The frame of all pages, for signed-in staff. Without a session, signing in takes its place at the same address. If a
 * session ends, the page stays hidden with all that is typed in it, until the same person is back.
 */
export function Frame() {
  const { data: session, isError, refetch } = useQuery(sessionQuery);
  const owner = useOwner(session);
  if (!session)
    return <main className="p-6">{isError && <LoadFailed onRetry={() => void refetch()} />}</main>;
  return (
    <>
      {session.state !== 'open' && <Access session={session} hasEnded={owner !== undefined} />}
      {owner && (
        <Activity mode={session.state === 'open' ? 'visible' : 'hidden'}>
          <SignedIn me={owner} />
        </Activity>
      )}
    </>
  );
}

function SignedIn({ me }: Pick<OpenSession, 'me'>) {
  const words = useDeskWords();
  const [signingOut, setSigningOut] = useState(false);
  const current = pageOf(useMatches());
  const isPasswordAsked = usePasswordAsked();
  useFocus();
  const title = current ? words[current] : words.noSuchPage;
  return (
    <>
      <title>{words.documentTitle({ page: title, product: foundation.product })}</title>
      <DeskFrame
        product={foundation.product}
        me={me}
        current={current}
        signingOut={signingOut}
        onSignOut={() => {
          setSigningOut(true);
          void signOut().finally(() => setSigningOut(false));
        }}
      >
        {current && !mayOpen(me.role, current) ? <NoPermission role={me.role} /> : <Outlet />}
      </DeskFrame>
      <PasswordDialog
        open={isPasswordAsked}
        email={me.email}
        onCancel={() => answerPassword(false)}
        onSubmit={async (values) => {
          const result = await send('confirmPassword', { request: values });
          if (result.ok) answerPassword(true);
          return toResult(result);
        }}
      />
      <ScrollRestoration />
    </>
  );
}
