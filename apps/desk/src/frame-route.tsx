import { type DeskPageName, mayOpen } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import { useQuery } from '@tanstack/react-query';
import { Activity, lazy, Suspense, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { Access } from './access/route.tsx';
import { answerPassword, usePasswordAsked } from './api/password-request.ts';
import { fetchCall, sessionQuery } from './api/queries.ts';
import { useChange } from './api/use-change.ts';
import { CodesReminder } from './frame/codes-reminder.tsx';
import { DeskFrame, type DeskFrameProps } from './frame/desk-frame.tsx';
import { LeaveDialog } from './frame/leave-dialog.tsx';
import { LoadFailed } from './frame/load-failed.tsx';
import { MailsKept } from './frame/mails-kept.tsx';
import { NoPermission } from './frame/no-permission.tsx';
import { PasswordDialog } from './frame/password-dialog.tsx';
import { RoleChanged } from './frame/role-changed.tsx';
import { ToastProvider } from './frame/toast-provider.tsx';
import { useToDo } from './home/queries.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { pageOf } from './routing/page.ts';
import { useFocus } from './routing/use-focus.ts';
import { useSearchKeys } from './search/use-search-keys.ts';
import { MeProvider, useMeOfPage, useKeepsMails } from './session/me.ts';
import { useOwner } from './session/use-owner.ts';
import { useSignOut } from './session/use-sign-out.ts';

/** Its code is loaded once the frame is shown, before somebody opens it. */
const DeskSearch = lazy(async () => ({ default: (await import('./search/desk-search-connected.tsx')).DeskSearch }));

/**
 * The frame of all pages, for signed-in staff. Without a session, signing in takes its place at the same address. If a
 * session ends, the page stays hidden with all that is typed in it, until the same person is back.
 */
export const Frame = () => (
  <LeaveGuard>
    <Desk />
  </LeaveGuard>
);

function Desk() {
  const { data: session, isError, refetch } = useQuery(sessionQuery);
  const owner = useOwner(session);
  const signOut = useSignOut();
  if (!session) return <main className="p-6">{isError && <LoadFailed onRetry={() => void refetch()} />}</main>;
  return (
    <>
      {session.state !== 'open' && (
        <Access session={session} hasEnded={owner !== undefined} onSignOut={signOut.start} />
      )}
      {owner && (
        <Activity mode={session.state === 'open' ? 'visible' : 'hidden'}>
          <SignedIn
            me={owner}
            keepsCodes={session.state !== 'open' || session.keeps_codes}
            hasCodes={session.state !== 'open' || session.has_codes}
            signingOut={signOut.isPending}
            onSignOut={signOut.start}
          />
        </Activity>
      )}
      <LeaveDialog open={signOut.isAsking} onStay={signOut.stay} onLeave={signOut.leave} />
    </>
  );
}

interface SignedInProps extends Pick<DeskFrameProps, 'me' | 'signingOut' | 'onSignOut'> {
  /** Whether the person confirmed having kept the recovery codes. */
  keepsCodes: boolean;
  /** Whether a recovery code is left. */
  hasCodes: boolean;
}

/** The pages that say what was mailed. */
const pagesWithMails: readonly (DeskPageName | undefined)[] = ['updates', 'gifts', 'imports', 'statements', 'people'];

function SignedIn({ me, keepsCodes, hasCodes, ...signOut }: SignedInProps) {
  const words = useWords('desk');
  const current = pageOf(useMatches());
  const isPasswordAsked = usePasswordAsked();
  const { pathname, state }: { pathname: string; state: unknown } = useLocation();
  const meOfPage = useMeOfPage(me, pathname);
  useFocus();
  const keepsMails = useKeepsMails();
  const toDo = useToDo(pathname);
  const [isSearching, setSearching] = useState(false);
  useSearchKeys(setSearching);
  const title = current ? words[current] : words.noSuchPage;
  return (
    <ToastProvider>
      <title>{words.documentTitle({ page: title, product: foundation.product })}</title>
      <DeskFrame
        product={foundation.product}
        me={me}
        current={current}
        toDo={toDo}
        onSearch={() => setSearching(true)}
        message={messageOf(state)}
        {...signOut}
      >
        {!(keepsCodes && hasCodes) && current !== 'account' && <CodesReminder isUsedUp={!hasCodes} />}
        {keepsMails && pagesWithMails.includes(current) && <MailsKept />}
        {current && !mayOpen(meOfPage.role, current) ? (
          <NoPermission role={me.role} />
        ) : (
          <MeProvider value={meOfPage}>
            {meOfPage.role !== me.role && <RoleChanged role={me.role} />}
            <Outlet />
          </MeProvider>
        )}
        <Suspense>
          <DeskSearch role={meOfPage.role} open={isSearching} onClose={() => setSearching(false)} />
        </Suspense>
        <PasswordDialog
          open={isPasswordAsked}
          onCancel={() => answerPassword(false)}
          onSubmit={useChange(
            ({ password }: { password: string }) => fetchCall('confirmPassword', { request: { password } }),
            { onSuccess: () => answerPassword(true) },
          )}
        />
      </DeskFrame>
      <ScrollRestoration />
    </ToastProvider>
  );
}

/** Returns what happened on the page before, which the navigation from it keeps. */
function messageOf(state: unknown): string | undefined {
  const isKept = typeof state === 'object' && state !== null && 'message' in state;
  return isKept && typeof state.message === 'string' ? state.message : undefined;
}
