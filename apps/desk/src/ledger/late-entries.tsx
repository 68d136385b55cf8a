import { formatMoney } from '@hearthlight/domain';
import { deskGiftPath, type DeskMonths } from '@hearthlight/domain/desk';
import { Link, Panel, useWords } from '@hearthlight/ui';

import { EntryList } from '../gifts/entry-list.tsx';
import { FirstRows } from '../parts/first-rows.tsx';

export interface LateEntriesProps {
  /** Entries since the last closed month that are dated in closed months. */
  late: DeskMonths['late'];
}

/** Entries for months that were already closed, each with a link to its gift. */
export function LateEntries({ late }: LateEntriesProps) {
  const words = useWords('deskLedger');
  const { amount, count, entries } = late;
  return (
    <Panel title={words.late}>
      <p className="mb-4 max-w-text text-ink-soft">{words.lateLead({ count, amount: formatMoney(amount) })}</p>
      <div className="grid gap-3">
        <FirstRows rows={entries} count={count}>
          {(shown) => (
            <ul className="grid gap-3">
              {shown.map(({ gift_id: gift, ...entry }, index) => (
                <li key={index} className="grid gap-1">
                  <Link href={deskGiftPath(gift)} className="tap-target justify-self-start text-small">
                    {words.gift({ number: String(gift) })}
                  </Link>
                  <EntryList entries={[{ ...entry, campaign: null }]} />
                </li>
              ))}
            </ul>
          )}
        </FirstRows>
      </div>
    </Panel>
  );
}
