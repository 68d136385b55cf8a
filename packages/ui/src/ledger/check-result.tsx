'use client';

import { formatDay, formatList, fromCents, formatMonth } from '@hearthlight/domain';
import type { StatementLine, StatementProblem } from '@hearthlight/domain/ledger';

import { DataTable, type DataTableColumn } from '../components/data/data-table.tsx';
import { describeEntry } from '../giving/ledger-words.ts';
import { Money } from '../giving/money.tsx';
import { useLedgerWords } from '../words/ledger.ts';
import type { Words } from '../words/words-provider.ts';
import type { CheckOutcome } from './check-outcome.ts';
import { Verdict } from './verdict.tsx';

export interface CheckResultProps {
  /** The result of the check. */
  outcome: CheckOutcome;
}

/** The result of a check: the lines of a valid statement, or its problems. */
export function CheckResult({ outcome }: CheckResultProps) {
  const words = useLedgerWords();
  switch (outcome.status) {
    case 'valid':
      return <ValidStatement lines={outcome.statement.lines} />;
    case 'altered':
      return (
        <Verdict tone="failed" title={words.thisStatementWasAltered}>
          <Problems problems={outcome.problems} />
        </Verdict>
      );
    case 'unknown-month':
      return (
        <Verdict tone="failed" title={words.theLedgerDoesNotHave}>
          {words.monthsNotPublished({ months: formatList(outcome.months.map(formatMonth)) })}
        </Verdict>
      );
    case 'not-a-statement':
      return (
        <Verdict tone="failed" title={words.thisIsNotAStatement}>
          {words.aStatementIsTheJson}
        </Verdict>
      );
    case 'unsupported':
      return (
        <Verdict tone="failed" title={words.thisBrowserCannotCheckStatements}>
          {words.itNeedsASecureConnection}
        </Verdict>
      );
    default:
      return (
        <Verdict tone="failed" title={words.theLedgerCouldNotBe}>
          {words.checkYourConnectionAndTry}
        </Verdict>
      );
  }
}

function ValidStatement({ lines }: { lines: readonly StatementLine[] }) {
  const words = useLedgerWords();
  return (
    <div className="grid grid-cols-1 gap-5">
      <Verdict tone="completed" title={words.thisStatementIsValid}>
        {words.linesInTheLedger({ count: lines.length })}
      </Verdict>
      {lines.length > 0 && (
        <DataTable
          caption={words.linesOfTheStatement}
          columns={columnsOf(words)}
          rows={lines}
          rowKey={({ number }) => number}
          empty=""
        />
      )}
    </div>
  );
}

const columnsOf = (words: Words['ledger']): DataTableColumn<StatementLine>[] => [
  { key: 'day', header: words.day, cell: ({ date }) => formatDay(date) },
  { key: 'gift', header: words.gift, cell: (line) => describeEntry(words, line) },
  { key: 'month', header: words.ledgerOf, cell: ({ month }) => formatMonth(month) },
  {
    key: 'amount',
    header: words.amount,
    align: 'end',
    cell: ({ cents }) => <Money amount={fromCents(cents)} />,
  },
];

/** Problems that are listed one by one. */
const mostProblems = 20;

function Problems({ problems }: { problems: readonly StatementProblem[] }) {
  const words = useLedgerWords();
  const more = problems.length - mostProblems;
  return (
    <ul className="grid list-[''] grid-cols-1 gap-1.5 wrap-anywhere">
      {problems.slice(0, mostProblems).map(({ reason }, index) => (
        <li key={index}>{reason}</li>
      ))}
      {more > 0 && <li>{words.andMore({ count: more })}</li>}
    </ul>
  );
}
