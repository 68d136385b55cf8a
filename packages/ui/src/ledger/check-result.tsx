'use client';

import { formatCount, formatDay, formatList, formatMonth, fromCents } from '@hearthlight/domain';
import { checkLimits, type StatementCheck, type StatementLine } from '@hearthlight/domain/ledger';
import type { ReactNode } from 'react';

import { DataTable, type DataTableColumn } from '../components/data/data-table.tsx';
import { describeEntry } from '../giving/ledger-words.ts';
import { Money } from '../giving/money.tsx';
import { withTags } from '../lib/with-tags.ts';
import { useLedgerWords } from '../words/ledger.ts';
import type { Words } from '../words/words-provider.ts';
import { ValidStatement } from './valid-statement.tsx';
import { Verdict } from './verdict.tsx';

export interface CheckResultProps {
  /** The result of the check. */
  outcome: StatementCheck;
}

/** The result of a check: what it has proven, and the lines of the statement; or why it is not valid. */
export function CheckResult({ outcome }: CheckResultProps) {
  const words = useLedgerWords();
  const { title, text } = verdictOf(words, outcome);
  const isValid = outcome.status === 'valid';
  return (
    <div className="grid grid-cols-1 gap-5">
      <Verdict tone={isValid ? 'completed' : 'failed'} title={title}>
        {text}
      </Verdict>
      {isValid && (
        <DataTable
          caption={words.linesOfTheStatement}
          columns={columnsOf(words)}
          rows={outcome.lines}
          rowKey={({ entry }) => entry}
          empty=""
        />
      )}
    </div>
  );
}

function verdictOf(words: Words['ledger'], outcome: StatementCheck): { title: string; text: ReactNode } {
  switch (outcome.status) {
    case 'valid':
      return { title: words.thisStatementIsValid, text: <ValidStatement {...outcome} /> };
    case 'changed': {
      const gifts = formatList(outcome.gifts.map(String));
      const text = words.laterEntriesOf({ count: outcome.gifts.length, gifts });
      return { title: words.giftHasChanged, text };
    }
    case 'altered':
      return { title: words.thisStatementWasAltered, text: <Problems problems={outcome.problems} /> };
    case 'foreign': {
      const text = withTags(words.claimsToBeFrom({ name: outcome.foundation }), (name) => (
        <bdi className="wrap-anywhere">{name}</bdi>
      ));
      return { title: words.notIssuedHere, text };
    }
    case 'unknown-month': {
      const months = formatList(outcome.months.map(formatMonth));
      return { title: words.theLedgerDoesNotHave, text: words.monthsNotPublished({ months }) };
    }
    case 'no-lines':
      return { title: words.nothingToCheck, text: words.noLinesYet };
    case 'unsigned':
      return { title: words.statementIsUnsigned, text: words.earlierStatements };
    case 'too-large': {
      const [lines, months] = [formatCount(checkLimits.lines), formatCount(checkLimits.months)];
      return { title: words.statementIsTooLarge, text: words.mostLinesAndMonths({ lines, months }) };
    }
    case 'not-a-statement':
      return { title: words.thisIsNotAStatement, text: words.aStatementIsTheJson };
    default:
      return { title: words.theLedgerCouldNotBe, text: words.checkYourConnectionAndTry };
  }
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

function Problems({ problems }: { problems: readonly string[] }) {
  const words = useLedgerWords();
  const more = problems.length - mostProblems;
  return (
    <ul className="grid list-[''] grid-cols-1 gap-1.5 wrap-anywhere">
      {problems.slice(0, mostProblems).map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
      {more > 0 && <li>{words.andMore({ count: more })}</li>}
    </ul>
  );
}
