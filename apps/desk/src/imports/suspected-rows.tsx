import { Button, useWords } from '@hearthlight/ui';

import { FirstRows } from '../parts/first-rows.tsx';
import { alikeOf, type Decision, type Decisions, isReturn } from './decisions.ts';
import { PledgeRow } from './pledge-row.tsx';
import { SuspectRow } from './suspect-row.tsx';
import type { ShownRow } from './use-row-title.ts';

export interface SuspectedRowsProps {
  rows: readonly ShownRow[];
  /** How many rows there are. `rows` may be only the first. */
  count: number;
  decisions: Decisions;
  /** Decides about lines. */
  onDecide: (lines: readonly number[], decision: Decision) => void;
}

/** Rows about which somebody has to decide, one after the other or about all others at once. */
export function SuspectedRows({ rows, count, decisions, onDecide }: SuspectedRowsProps) {
  const words = useWords('deskImports');
  const open = rows.filter(({ line }) => !decisions.has(line));
  const newPayers = open.filter((row) => row.new_payer).map(({ line }) => line);
  // Left out unread, money that came back would stay a gift.
  const others = open.filter((row) => !isReturn(row));
  /**
   * Returns how many other rows are left out with one: 0 if not all are shown, `undefined` if it is the only one of its
   * kind.
   */
  function countAlike(row: ShownRow): number | undefined {
    if (row.payout !== undefined && rows.length < count) return 0;
    return alikeOf(rows, row, { decisions, decision: 'leaveOut' }).length || undefined;
  }
  return (
    <div className="grid gap-3">
      <FirstRows rows={rows} count={count}>
        {(shown) => (
          <ul className="grid gap-3">
            {shown.map((row) => {
              const decision = decisions.get(row.line);
              const props = {
                row,
                decision,
                alike: countAlike(row),
                onDecide: (decision: Decision) => onDecide([row.line], decision),
              };
              return (
                <li key={row.line}>
                  {row.pledges ? <PledgeRow {...props} pledges={row.pledges} /> : <SuspectRow {...props} />}
                </li>
              );
            })}
          </ul>
        )}
      </FirstRows>
      {newPayers.length > 1 && (
        <div>
          <Button variant="secondary" size="small" onClick={() => onDecide(newPayers, 'separate')}>
            {words.recordNewPayers({ count: newPayers.length })}
          </Button>
          <p className="mt-1 text-small text-ink-soft">{words.newPayersOnly}</p>
        </div>
      )}
      {others.length > 1 && (
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              onDecide(
                others.map(({ line }) => line),
                'leaveAloneOut',
              )
            }
          >
            {words.leaveOutOthers({ count: others.length })}
          </Button>
          <p className="mt-1 text-small text-ink-soft">
            {words.othersOnly} {others.length < open.length && words.returnsStay}
          </p>
        </div>
      )}
    </div>
  );
}
