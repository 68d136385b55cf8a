import type { Result } from '@hearthlight/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { isSameEntry, saveVersion, type VersionedCalls } from './save-version.ts';

/**
 * Edits an entry. The form shows the version that it was opened with, not one that a colleague saved meanwhile: if
 * there is one when the entry is saved, `conflict` has both texts. `onSaved` gets the stored entry.
 */
export function useVersions<Stored extends { version: number }, Entry>(
  opened: Stored,
  { onSaved, ...calls }: VersionedCalls<Stored, Entry> & { onSaved: (stored: Stored) => void },
) {
  const [base, setBase] = useState(opened);
  const [others, setOthers] = useState<{ mine: Entry; theirs: Stored }>();
  const entry = calls.entryOf(base);
  const { mutateAsync } = useMutation({
    // The choice from both texts is based on the other person's.
    mutationFn: (written: Entry) => saveVersion(calls, written, others?.theirs ?? base),
    onSuccess: ({ saved, theirs }, mine) => {
      if (saved) {
        setBase(saved);
        setOthers(undefined);
        onSaved(saved);
      }
      if (theirs) {
        if (others) setBase(others.theirs);
        setOthers({ mine, theirs });
      }
    },
  });
  const save = async (written: Entry): Promise<Result> => (await mutateAsync(written)).result;
  const conflict = others && { base: entry, mine: others.mine, theirs: calls.entryOf(others.theirs) };
  /** Bases the form on what another action of this person stored, unless a colleague has changed the text too. */
  const adopt = (stored: Stored, changes: Partial<Entry>) => {
    if (isSameEntry(calls.entryOf(stored), { ...entry, ...changes })) setBase(stored);
  };
  return { entry, conflict, save, adopt };
}
