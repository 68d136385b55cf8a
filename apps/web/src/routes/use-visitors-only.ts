import { paths } from '@hearthlight/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { useSession } from '../session/session.ts';

/** On the forms for visitors: whoever holds a token is sent to the dashboard, replacing the address (`spec §2`). */
export function useVisitorsOnly(): void {
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'open') void navigate(paths.dashboard, { replace: true });
  }, [status, navigate]);
}
