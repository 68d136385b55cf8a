import { newFragment } from '@hearthlight/domain/desk';
import { useLocation, useNavigate } from 'react-router-dom';

/** Returns whether the address asks for the form of a new entry, and a function that takes that out of the address. */
export function useNewForm(): { isAsked: boolean; onClosed: () => void } {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  return {
    isAsked: hash === newFragment,
    onClosed: () => void navigate({ search }, { replace: true, state, preventScrollReset: true }),
  };
}
