import type { Result } from '@hearthlight/domain';
import type { LeftOutEntry } from '@hearthlight/domain/desk';
import { Sheet, useWords } from '@hearthlight/ui';

import { ActionButton } from '../account/action-button.tsx';
import { useToast } from '../frame/use-toast.ts';
import { usePlace } from '../parts/use-place.ts';

export interface LeftOutListProps {
  /** What is left out of all files, by name. */
  entries: readonly LeftOutEntry[];
  /** Asks about the payments of one again. */
  onAskAgain: (entry: LeftOutEntry) => Promise<Result & { imports?: number[] }>;
  /** Undoes `onAskAgain`, which returned the imports that left the payments out. */
  onLeaveOutAgain: (entry: LeftOutEntry, imports: number[]) => Promise<Result>;
}

/** The payers and payment providers that somebody decided to leave out of all files, to take that back. */
export function LeftOutList({ entries, onAskAgain, onLeaveOutAgain }: LeftOutListProps) {
  const words = useWords('deskImports');
  const toast = useToast();
  const { keepPlace, list } = usePlace();
  if (entries.length === 0) return null;
  async function ask(entry: LeftOutEntry) {
    const { imports = [], ...asked } = await onAskAgain(entry);
    const onUndo = async () => (await onLeaveOutAgain(entry, imports)).ok;
    if (asked.ok) toast({ text: words.isAskedAgain({ name: entry.text }), onUndo });
    return asked;
  }
  return (
    <Sheet aria-label={words.leftOutTitle} className="mt-8 grid gap-4">
      <div>
        <h2 className="text-heading">{words.leftOutTitle}</h2>
        <p className="text-small text-ink-soft">{words.leftOutLead}</p>
      </div>
      <ul ref={list} className="divide-y divide-line">
        {entries.map((entry, index) => (
          <li key={`${entry.kind} ${entry.name}`}>
            <article
              aria-label={entry.text}
              tabIndex={-1}
              className="flex flex-wrap items-center justify-between gap-3 py-3"
            >
              <bdi className="wrap-anywhere">{entry.text}</bdi>
              <ActionButton
                label={words.askAgainAbout({ name: entry.text })}
                action={() => {
                  keepPlace(index);
                  return ask(entry);
                }}
              >
                {words.askAgain}
              </ActionButton>
            </article>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
