import { formatDateTime } from '@hearthlight/domain';
import type { GiftEvent } from '@hearthlight/domain/desk';
import { Panel, useWords } from '@hearthlight/ui';

import { useFieldNames } from '../parts/field-names.ts';
import { useFieldValues } from '../parts/field-values.ts';
import { useProgramWords } from '../parts/program-words.ts';
import { EntryList } from './entry-list.tsx';

export interface GiftHistoryProps {
  /** The oldest first. */
  history: ReadonlyArray<GiftEvent>;
}

/** The changes of a gift, the newest first: who, when, why, and the entries that it made. */
export function GiftHistory({ history }: GiftHistoryProps) {
  const words = useWords('deskGift');
  const programWords = useProgramWords();
  return (
    <Panel title={words.history}>
      <p className="mb-4 text-small text-ink-soft">{words.historyLead}</p>
      <ol className="grid gap-6">
        {history.toReversed().map((event) => (
          <li key={event.id} className="grid gap-2">
            <p className="text-small text-ink-soft">
              <bdi className="font-semibold text-ink">{event.actor}</bdi>
              {' · '}
              <time dateTime={event.at} className="tabular">
                {formatDateTime(event.at)}
              </time>
            </p>
            {event.reason && (
              <p dir="auto" className="wrap-anywhere">
                {programWords('reason', event.reason)}
              </p>
            )}
            {event.changes.map((change) => (
              <Change key={change.field} {...change} />
            ))}
            <EntryList entries={event.entries} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Change({ field, before, after }: GiftEvent['changes'][number]) {
  const words = useWords('deskGift');
  const name = useFieldNames()(field);
  const valueOf = useFieldValues();
  return (
    <p className="text-small wrap-anywhere text-ink-soft">
      {words.change({
        field: name,
        before: valueOf(field, before) || words.none,
        after: valueOf(field, after) || words.none,
      })}
    </p>
  );
}
