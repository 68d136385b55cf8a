import { CallError } from '@hearthlight/domain';
import { deskPages, type StaffLink } from '@hearthlight/domain/desk';
import { type QueryObserverResult, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';

import { fetchCall } from '../api/queries.ts';
import { send, toResult } from '../api/send.ts';
import { setSession } from '../api/session.ts';
import { accessFrame } from './access-frame.ts';
import { WelcomePage, type WelcomeView } from './welcome-page.tsx';

/** The page of a link for a new person, or after a reset. */
export function Component() {
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const link = useQuery({
    queryKey: ['link', token],
    queryFn: ({ signal }) => fetchCall('readStaffLink', { request: { token }, signal }),
    // Nobody else may read it in this tab afterwards.
    gcTime: 0,
  });
  return (
    <WelcomePage
      frame={accessFrame}
      view={viewOfLink(link)}
      onRetry={() => void link.refetch()}
      onSubmit={async ({ name, email, password }) => {
        const isFirst = link.data?.email === null;
        const request = { token, name, password, ...(isFirst && { email }) };
        const result = await send('acceptStaffLink', { request });
        if (result.ok) {
          setSession(result.response);
          // Replaces the address, which contains the token.
          await navigate(deskPages.home.path, { replace: true });
        }
        return toResult(result);
      }}
    />
  );
}

function viewOfLink({ data, error, isFetching }: QueryObserverResult<StaffLink>): WelcomeView {
  if (data) return { status: 'ready', link: data };
  if (!error || isFetching) return { status: 'loading' };
  const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
  return { status: isRefused ? 'invalid' : 'failed' };
}
