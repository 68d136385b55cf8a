import type { Result } from '@hearthlight/domain';

import { type DeskCallFailure, toResult } from './send.ts';

/** An entry whose edits name the version that they are based on. */
interface Versioned {
  version: number;
}

type Answer<Stored> = { ok: true; response: Stored } | DeskCallFailure;

/** How an entry is saved. */
export interface VersionedCalls<Stored extends Versioned, Entry> {
  /** Returns a stored entry as the form shows it. */
  entryOf: (stored: Stored) => Entry;
  save: (entry: Entry, version: number) => Promise<Answer<Stored>>;
  read: () => Promise<Answer<Stored>>;
}

/** Whether two entries have the same fields. */
export const isSameEntry = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Saves an entry that changes `base`. If somebody else has saved another text meanwhile, returns it as `theirs`, so
 * that nothing is overwritten unseen. A version without another text, such as that of a translation, is no conflict.
 */
export async function saveVersion<Stored extends Versioned, Entry>(
  calls: VersionedCalls<Stored, Entry>,
  entry: Entry,
  base: Stored,
): Promise<{ result: Result; saved?: Stored; theirs?: Stored }> {
  const answer = await calls.save(entry, base.version);
  if (answer.ok) return { result: toResult(answer), saved: answer.response };
  const refused = { result: toResult(answer) };
  if (answer.status !== 409) return refused;
  const current = await calls.read();
  if (!current.ok || current.response.version === base.version) return refused;
  const theirs = current.response;
  return isSameEntry(calls.entryOf(theirs), calls.entryOf(base))
    ? saveVersion(calls, entry, theirs)
    : { ...refused, theirs };
}
