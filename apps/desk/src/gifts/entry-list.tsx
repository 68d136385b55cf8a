import { formatDay, formatMoney } from '@hearthlight/domain';
import type { GiftEntry } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

export interface EntryListProps {
  /** The entries, in their order. */
  entries: ReadonlyArray<GiftEntry>;
}

/** Entries of the books: kind, campaign, day and amount. */
export function EntryList({ entries }: EntryListProps) {
  const words = useWords('deskGift');
  const texts = useWords('deskTexts');
  const kinds = {
    recorded: words.kindRecorded,
    completed: words.kindCompleted,
    failed: words.kindFailed,
    canceled: words.kindCanceled,
    refunded: words.kindRefunded,
    reversed: words.kindReversed,
    corrected: words.kindCorrected,
  };
  return (
    <ul className="grid gap-1.5 rounded-control bg-paper-deep px-4 py-3 text-small tabular">
      {entries.map(({ amount, campaign, date, kind, paid_with: payment }, index) => (
        <li key={index} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
          <span>
            <b className="font-semibold">
              {payment === undefined ? kinds[kind] : texts.paidWith({ number: String(payment) })}
            </b>
            <span className="text-ink-soft">
              {' · '}
              {formatDay(date)}
              {campaign && (
                <>
                  {' · '}
                  <bdi>{campaign.title}</bdi>
                </>
              )}
            </span>
          </span>
          <bdi className="font-semibold">
            {amount > 0 && '+'}
            {formatMoney(amount)}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
