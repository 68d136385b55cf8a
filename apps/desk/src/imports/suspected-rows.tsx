import { Button, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import type { Decision, Decisions } from './decisions.ts';
import { FirstRows } from './first-rows.tsx';
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
  // Radio buttons take a choice from outside only when they are new.
  const [together, setTogether] = useState<ReadonlySet<number>>(new Set());
  const others = rows.flatMap(({ line }) => (decisions.has(line) ? [] : line));
  /** Returns the other rows that are left out with one: a processor's own export has the gifts of all its payouts. */
  const alikeOf = ({ line, payout }: ShownRow) =>
    rows.filter(
      (row) =>
        payout !== undefined &&
        row.payout === payout &&
        row.line !== line &&
        decisions.get(row.line) !== 'separate',
    );
  function decide(row: ShownRow, decision: Decision) {
    const same = decision === 'leaveOut' ? alikeOf(row).map(({ line }) => line) : [];
    onDecide([row.line, ...same], decision);
    setTogether(new Set([...together, ...same]));
  }
  /** Returns how many other rows are left out with one: 0 if not all are shown, `undefined` if it is the only one of its kind. */
  function countAlike(row: ShownRow): number | undefined {
    if (row.payout !== undefined && rows.length < count) return 0;
    return alikeOf(row).length || undefined;
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
                onDecide: (made: Decision) => decide(row, made),
              };
              return (
                <li key={`${row.line} ${together.has(row.line)}`}>
                  {row.pledges ? <PledgeRow {...props} pledges={row.pledges} /> : <SuspectRow {...props} />}
                </li>
              );
            })}
          </ul>
        )}
      </FirstRows>
      {others.length > 1 && (
        <p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onDecide(others, 'leaveOut');
              setTogether(new Set([...together, ...others]));
            }}
          >
            {words.leaveOutOthers({ count: others.length })}
          </Button>
        </p>
      )}
    </div>
  );
}
