import type { Result } from '@hearthlight/domain';
import { replaceFocused, useAction, useUnsavedInDialog } from '@hearthlight/ui/parts';
import { useRef, useState } from 'react';

/**
 * The steps of a merge: somebody chooses what to merge, sees what would move, and may go back. `onPreview` reads what
 * would move.
 */
export function useMergePreview<Merge>(onPreview: (chosen: number) => Promise<Result & { merge?: Merge }>) {
  const [chosen, setChosen] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const { run, pending, result } = useAction<'preview'>();
  const [merge, setMerge] = useState<Merge>();
  const button = useRef<HTMLButtonElement>(null);
  useUnsavedInDialog(chosen !== undefined);
  return {
    chosen,
    /** Whether the preview was asked for before anything was chosen. */
    isMissing,
    /** Whether the preview is on its way. */
    pending: pending === 'preview',
    result,
    /** What would move, once it is shown. */
    merge,
    /** The button that shows it, which gets the focus again. */
    button,
    choose: (next: number | undefined) => {
      setChosen(next);
      setMissing(false);
    },
    show: async () => {
      setMissing(chosen === undefined);
      if (chosen === undefined) return;
      await run('preview', async () => {
        const { merge: found, ...preview } = await onPreview(chosen);
        setMerge(found);
        return preview;
      });
    },
    goBack: () => replaceFocused(() => setMerge(undefined), button),
  };
}
