import { useMounted } from '@hearthlight/ui';
import { type StepProgress } from '@hearthlight/ui/product';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/**
 * The steps of a page as history entries. Reaching a step adds one, so that Back leads to the step before, which still
 * knows the code, and a reload stays on its step. Never put a password into it: browsers write the state of entries to
 * disk.
 */
export function useSteps() {
  const navigate = useNavigate();
  const location = useLocation();
  // The prerendered page has step 1, and hydration has to start from it.
  const isMounted = useMounted();
  const progress = isMounted ? progressOf(location) : undefined;
  return {
    progress,
    onProgress: async (next: StepProgress | undefined) => {
      const step = progress?.step ?? 0;
      const isReached = next !== undefined && next.step > step;
      // Without its query, the address would lose the chosen campaign.
      const { search } = location;
      if (isReached) await navigate({ search }, { state: { ...next, step }, replace: true, preventScrollReset: true });
      await navigate({ search }, { state: next, replace: !isReached, preventScrollReset: true });
    },
    onBack: () => void navigate(-1),
  };
}

/** The state of an entry outlives the version of the site that wrote it. */
function progressOf({ state }: Location): StepProgress | undefined {
  const { step, sent } = state ?? {};
  const isValid = [0, 1, 2].includes(step) && typeof sent?.to === 'string' && typeof sent.nextAt === 'number';
  return isValid ? { step, sent } : undefined;
}
