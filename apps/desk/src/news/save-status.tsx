import { formatDateTime } from '@hearthlight/domain';
import type { Article } from '@hearthlight/domain/desk';
import { Button, Icon, useWords, type Words } from '@hearthlight/ui';

import type { SaveState } from './autosave.ts';

export interface SaveStatusProps {
  /** The state of the text. */
  state: SaveState;
  /** The article with another person's changes that the text has taken over last. */
  merged?: Article | undefined;
  /** Tries to save again. */
  onRetry: () => void;
  /** Loads a newer version that was saved elsewhere. Without it, there is none. */
  onLoadNewer?: (() => void) | undefined;
}

/** Where the text is: saved, being saved or only in this browser. Only what needs the person is announced. */
export function SaveStatus({ state, merged, onRetry, onLoadNewer }: SaveStatusProps) {
  const words = useWords('articles');
  // An unsaved text takes over the newer one when it is saved.
  const loadNewer = state.status === 'saved' ? onLoadNewer : undefined;
  const trouble = troubleOf(state, words);
  return (
    <div data-status={state.status} className="flex flex-wrap items-center gap-x-3 text-small">
      {trouble === undefined && <Routine state={state} />}
      <output className="empty:hidden">{trouble !== undefined && <Trouble>{trouble}</Trouble>}</output>
      <output className="empty:hidden">
        {merged?.edited_at &&
          words.merged({ name: merged.edited_by ?? words.somebody, time: formatDateTime(merged.edited_at) })}
      </output>
      <output className="empty:hidden">{loadNewer && words.newerSaved}</output>
      {loadNewer && (
        <Button variant="quiet" size="small" onClick={loadNewer}>
          {words.loadNewer}
        </Button>
      )}
      {(state.status === 'offline' || state.status === 'signed-out') && (
        <Button variant="quiet" size="small" onClick={onRetry}>
          {words.tryNow}
        </Button>
      )}
    </div>
  );
}

function Trouble({ children }: { children: string }) {
  return (
    <span className="flex items-start gap-2 font-semibold text-pending">
      <Icon name="invalid" className="mt-0.5 size-5" />
      {children}
    </span>
  );
}

function Routine({ state }: Pick<SaveStatusProps, 'state'>) {
  const words = useWords('articles');
  if (state.status === 'saved')
    return (
      <span className="flex items-center gap-2 text-ink-soft">
        <Icon name="done" className="size-4 text-completed" />
        {state.at === null ? words.saved : words.savedAt({ time: formatDateTime(state.at) })}
      </span>
    );
  return <span className="text-ink-soft">{state.status === 'saving' ? words.saving : words.unsaved}</span>;
}

function troubleOf(state: SaveState, words: Words['articles']): string | undefined {
  if (state.status === 'offline')
    return state.message === undefined ? words.offline : words.postponed({ message: state.message });
  if (state.status === 'signed-out') return words.signedOut;
  if (state.status === 'refused') return state.message;
  return state.status === 'conflict' ? words.conflict : undefined;
}
