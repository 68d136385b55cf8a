import { formatDateTime } from '@hearthlight/domain';
import { type ActivityEntry, isActionName } from '@hearthlight/domain/desk';
import { DataTable } from '@hearthlight/ui';

import { useWords } from '../words/use-words.ts';
import { useActionWords } from './action-words.ts';

export interface ActivityRowProps {
  /** The change that is shown. */
  entry: ActivityEntry;
}

/** Returns what follows the kind in a subject such as `news 12`. */
const numberOf = (subject: string) => subject.slice(subject.indexOf(' ') + 1);

/** A change in the log: who, when, what, and on request each field before and after. */
export function ActivityRow({ entry }: ActivityRowProps) {
  const words = useWords('deskActivity');
  const { actions } = useActionWords();
  const { action, actor, at, changes, detail, source, subject } = entry;
  return (
    <div className="grid gap-1 py-4">
      <p className="text-small text-ink-soft">
        <b dir="auto" className="font-semibold wrap-anywhere text-ink">
          {actor}
        </b>
        {source === 'command line' && ` · ${words.commandLine}`}
        {' · '}
        <time dateTime={at} className="tabular">
          {formatDateTime(at)}
        </time>
      </p>
      <p className="wrap-anywhere">
        {isActionName(action) ? (
          <span className="font-semibold">{actions[action]}</span>
        ) : (
          <span lang="en" className="font-semibold">
            {action}
          </span>
        )}
        <span className="text-ink-soft">
          {' · '}
          <bdi>{numberOf(subject)}</bdi>
          {detail && (
            <>
              {' — '}
              <bdi>{detail}</bdi>
            </>
          )}
        </span>
      </p>
      {changes.length > 0 && (
        <details className="text-small">
          <summary className="inline-block min-h-11 cursor-pointer py-2.5 font-semibold text-pine underline underline-offset-4">
            {words.showChanges}
          </summary>
          <DataTable
            className="mt-3"
            caption={words.showChanges}
            rows={changes}
            rowKey={({ field }) => field}
            empty={null}
            columns={[
              { key: 'field', header: words.field, rowHeader: true, cell: ({ field }) => field },
              { key: 'before', header: words.before, wide: true, cell: ({ before }) => before ?? '—' },
              { key: 'after', header: words.after, wide: true, cell: ({ after }) => after ?? '—' },
            ]}
          />
        </details>
      )}
    </div>
  );
}
