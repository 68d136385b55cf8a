import { useLocation, useNavigate } from 'react-router-dom';

/** The state in the history entry of a page. */
interface Kept {
  search?: string;
}

const isKept = (state: unknown): state is Kept => typeof state === 'object' && state !== null;

/** The search of a list of people. The history keeps it, because an address must not name people. */
export function useKeptSearch(): { kept: string; keep: (search: string) => void } {
  const { search: query, state }: { search: string; state: unknown } = useLocation();
  const navigate = useNavigate();
  return {
    kept: isKept(state) ? (state.search ?? '') : '',
    keep: (search) => void navigate({ search: query }, { replace: true, state: { search } satisfies Kept }),
  };
}
