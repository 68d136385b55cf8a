'use client';

import { formatDay, fromCents, formatCount } from '@hearthlight/domain';
import type { StatementLine, StatementProblem } from '@hearthlight/domain/ledger';

import { DataTable, type DataTableColumn } from '../components/data/data-table.tsx';
import { describeEntry, formatMonth } from '../giving/ledger-words.ts';
import { Money } from '../giving/money.tsx';
import type { CheckOutcome } from './check-outcome.ts';
import { Verdict } from './verdict.tsx';

export interface CheckResultProps {
  /** The result of the check. */
  outcome: CheckOutcome;
}

/** The result of a check: the lines of a valid statement, or its problems. */
export function CheckResult({ outcome }: CheckResultProps) {
  switch (outcome.status) {
    case 'valid':
      return <ValidStatement lines={outcome.statement.lines} />;
    case 'altered':
      return (
        <Verdict tone="failed" title="This statement was altered">
          <Problems problems={outcome.problems} />
        </Verdict>
      );
    case 'unknown-month':
      return (
        <Verdict tone="failed" title="The ledger does not have this month">
          We have not published a ledger of {outcome.months.map(formatMonth).join(', ')}. The statement is not
          ours, or it was altered.
        </Verdict>
      );
    case 'not-a-statement':
      return (
        <Verdict tone="failed" title="This is not a statement">
          A statement is the JSON file that a donor downloads from Donation History. Paste all of its text.
        </Verdict>
      );
    case 'unsupported':
      return (
        <Verdict tone="failed" title="This browser cannot check statements">
          It needs a secure connection: open this page with https.
        </Verdict>
      );
    default:
      return (
        <Verdict tone="failed" title="The ledger could not be loaded">
          Check your connection and try again.
        </Verdict>
      );
  }
}

function ValidStatement({ lines }: { lines: readonly StatementLine[] }) {
  const text =
    lines.length === 0
      ? 'It has no lines: none of its months is closed yet.'
      : lines.length === 1
        ? 'Its line is in the published ledger, unchanged.'
        : `All ${formatCount(lines.length)} lines are in the published ledger, unchanged.`;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Verdict tone="completed" title="This statement is valid">
        {text}
      </Verdict>
      {lines.length > 0 && (
        <DataTable
          caption="Lines of the statement"
          columns={columns}
          rows={lines}
          rowKey={({ number }) => number}
          empty=""
        />
      )}
    </div>
  );
}

const columns: DataTableColumn<StatementLine>[] = [
  { key: 'day', header: 'Day', cell: ({ date }) => formatDay(date) },
  { key: 'gift', header: 'Gift', cell: describeEntry },
  { key: 'month', header: 'Ledger of', cell: ({ month }) => formatMonth(month) },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ cents }) => <Money amount={fromCents(cents)} />,
  },
];

/** Problems that are listed one by one. */
const mostProblems = 20;

function Problems({ problems }: { problems: readonly StatementProblem[] }) {
  const more = problems.length - mostProblems;
  return (
    <ul className="grid list-[''] grid-cols-1 gap-1.5 wrap-anywhere">
      {problems.slice(0, mostProblems).map(({ reason }, index) => (
        <li key={index}>{reason}</li>
      ))}
      {more > 0 && <li>And {formatCount(more)} more.</li>}
    </ul>
  );
}
