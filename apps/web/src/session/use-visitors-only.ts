import { paths } from '@hearthlight/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { useSession } from './session.ts';

/** Redirects a signed-in donor from sign-in and sign-up to the dashboard, replacing the address (specification §2). */
export function useVisitorsOnly(): void {
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'open') void navigate(paths.dashboard, { replace: true });
  }, [status, navigate]);
}
