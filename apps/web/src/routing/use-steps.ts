import { useMounted } from '@hearthlight/ui';
import { type StepProgress } from '@hearthlight/ui/product';
import { useLocation, useNavigate } from 'react-router-dom';

import { isRecord } from './use-link-state.ts';

/**
 * The steps of a page as history entries. Reaching a step adds one, so that Back leads to the step before, which still
 * knows the code, and a reload stays on its step. Never put a password into it: browsers write the state of entries to disk.
 */
export function useSteps() {
  const navigate = useNavigate();
  const { state } = useLocation();
  // The prerendered page has step 1, and hydration has to start from it.
  const isMounted = useMounted();
  const progress = isMounted ? progressOf(state) : undefined;
  return {
    progress,
    onProgress: async (next: StepProgress | undefined) => {
      const step = progress?.step ?? 0;
      const isReached = next !== undefined && next.step > step;
      if (isReached)
        await navigate('.', { state: { ...next, step }, replace: true, preventScrollReset: true });
      await navigate('.', { state: next, replace: !isReached, preventScrollReset: true });
    },
    onBack: () => void navigate(-1),
  };
}

/** The state of an entry outlives the version of the site that wrote it. */
function progressOf(state: unknown): StepProgress | undefined {
  if (!isRecord(state) || !isRecord(state['sent'])) return undefined;
  const { step, sent } = state;
  const { to, nextAt, note } = sent;
  const isValid =
    (step === 0 || step === 1 || step === 2) && typeof to === 'string' && typeof nextAt === 'number';
  if (!isValid) return undefined;
  return { step, sent: { to, nextAt, ...(typeof note === 'string' && { note }) } };
}
