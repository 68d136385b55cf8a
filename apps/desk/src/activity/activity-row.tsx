import { formatList, formatTime } from '@hearthlight/domain';
import type { ActivityEntry } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';

import { useFieldNames } from '../parts/field-names.ts';
import { useFieldValues } from '../parts/field-values.ts';
import { useActionWords } from './action-words.ts';
import { ChangedFields } from './changed-fields.tsx';
import { useDetailWords } from './detail-words.ts';
import { subjectPath } from './subject-path.ts';

export interface ActivityRowProps {
  /** The change that is shown. Its day is a heading of the list. */
  entry: ActivityEntry;
}

/** A change in the log: who, when, what, with a link to it, and on request what differs. */
export function ActivityRow({ entry }: ActivityRowProps) {
  const words = useWords('deskActivity');
  const fieldOf = useShownField();
  const { actor, at, changes, source } = entry;
  return (
    <div className="grid gap-1 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <p className="wrap-anywhere">
          <b dir="auto" className="font-semibold">
            {actor}
          </b>
          {source === 'command line' && <span className="text-ink-soft">{` (${words.commandLine})`}</span>}
          {': '}
          <Event entry={entry} />
        </p>
        <time dateTime={at} className="text-small whitespace-nowrap text-ink-soft tabular">
          {formatTime(at)}
        </time>
      </div>
      {changes.length > 0 && (
        <details className="text-small">
          <summary className="inline-block min-h-11 cursor-pointer py-2.5 font-semibold text-pine underline underline-offset-4">
            {words.showChanges({ fields: formatList(changes.map(fieldOf)) })}
          </summary>
          <ChangedFields changes={changes} />
        </details>
      )}
    </div>
  );
}

/** Returns a function that names a changed field, with its value if that is yes or no. */
function useShownField() {
  const nameOf = useFieldNames();
  const valueOf = useFieldValues();
  const { filterPart } = useWords('deskGifts');
  return ({ after, field }: ActivityEntry['changes'][number]): string =>
    after === 'true' || after === 'false'
      ? filterPart({ name: nameOf(field), value: valueOf(field, after) })
      : nameOf(field);
}

/** A number of a row. Pictures have digests, which say nothing to people. */
const isNumber = (id: string) => /^\d{1,15}$/.test(id);

/** An action and its subject: a title, reason or number, with a link to its page while it has one. */
function Event({ entry }: ActivityRowProps) {
  const { action, file, subject } = entry;
  const { actionOf } = useActionWords();
  const said = useDetailWords()(entry);
  const [, id = ''] = subject.split(' ');
  const path = subjectPath(action, subject);
  const what = actionOf(action) ?? <span lang="en">{action}</span>;
  const whole = (
    <bdi>
      {what}
      {isNumber(id) && !action.startsWith('access ') && ` · ${id}`}
    </bdi>
  );
  const detail = Boolean(file || said);
  const about = detail ? (
    <>
      <bdi>{file}</bdi>
      {file && said && ' · '}
      <bdi>{said}</bdi>
    </>
  ) : (
    whole
  );
  return (
    <>
      {detail && (
        <>
          {what}
          <span className="hidden tablet:inline">{' · '}</span>
        </>
      )}
      <span data-apart={detail} className="data-[apart=true]:block tablet:inline!">
        {path === undefined ? (
          about
        ) : (
          <Link href={path} className="tap-target">
            {about}
          </Link>
        )}
      </span>
    </>
  );
}
