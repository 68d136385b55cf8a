import { CallError } from '@hearthlight/domain';
import { deskPages, type StaffLink, type WelcomeEntry } from '@hearthlight/domain/desk';
import { type QueryObserverResult, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';

import { fetchCall } from '../api/queries.ts';
import { setSession } from '../api/session.ts';
import { useChange } from '../api/use-change.ts';
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
      onSubmit={useChange(
        ({ name, email, password }: WelcomeEntry) => {
          const isFirst = link.data?.email === null;
          const request = { token, name, password, ...(isFirst && { email }) };
          return fetchCall('acceptStaffLink', { request });
        },
        {
          onSuccess: async (session) => {
            setSession(session);
            // Replaces the address, which contains the token.
            await navigate(deskPages.home.path, { replace: true });
          },
        },
      )}
    />
  );
}

function viewOfLink({ data, error, isFetching, refetch }: QueryObserverResult<StaffLink>): WelcomeView {
  if (data) return { status: 'ready', link: data };
  if (!error || isFetching) return { status: 'loading' };
  const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
  return isRefused ? { status: 'invalid' } : { status: 'failed', onRetry: () => void refetch() };
}
