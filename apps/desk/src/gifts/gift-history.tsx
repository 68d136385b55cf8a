import { formatDateTime } from '@hearthlight/domain';
import type { GiftEvent } from '@hearthlight/domain/desk';
import { Panel, useWords } from '@hearthlight/ui';

import { EntryList } from './entry-list.tsx';

export interface GiftHistoryProps {
  /** The oldest first. */
  history: ReadonlyArray<GiftEvent>;
}

/** The changes of a gift, the newest first: who, when, why, and the entries that it made. */
export function GiftHistory({ history }: GiftHistoryProps) {
  const words = useWords('deskGift');
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
                {event.reason}
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
  const names = useWords('deskGifts');
  const fields: Readonly<Record<string, string>> = {
    amount: names.amount,
    campaign: names.campaign,
    date: names.day,
    giver: names.giver,
    method: names.method,
    status: names.status,
  };
  return (
    <p className="text-small wrap-anywhere text-ink-soft">
      {words.change({
        field: fields[field] ?? field,
        before: before ?? words.none,
        after: after ?? words.none,
      })}
    </p>
  );
}
