'use client';

import { formatDay, formatMonth, fromCents } from '@hearthlight/domain';
import type { StatementCheck, StatementLine } from '@hearthlight/domain/ledger';
import { useEffect, useRef } from 'react';

import type { DataTableColumn } from '../components/data/data-table-column.ts';
import { DataTable } from '../components/data/data-table.tsx';
import { Money } from '../components/data/money.tsx';
import { describeEntry } from '../giving/ledger-words.ts';
import { useWords } from '../words/words-provider.tsx';
import type { Words } from '../words/words-provider.tsx';

export interface CheckResultProps {
  /** The result of the check. */
  outcome: StatementCheck;
}

/**
 * The result of a check: what it has proven, what it cannot prove, and the lines of the statement; or why it is not
 * valid, announced at once. It receives the focus when it appears, because on a phone it is off screen.
 */
export function CheckResult({ outcome }: CheckResultProps) {
  const words = useWords('ledger');
  const { facts, isValid, title } = outcome;
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={result} tabIndex={-1} aria-label={words.result} className="grid grid-cols-1 gap-5">
      <div role={isValid ? 'status' : 'alert'} data-tone={isValid ? 'completed' : 'failed'} className="group">
        <p className="mb-3 font-display text-quote font-heading text-balance text-completed group-data-[tone=failed]:text-failed">
          {title}
        </p>
        <Sentences title={isValid ? words.proven : undefined} sentences={facts} />
        {outcome.isValid && <Sentences title={words.notProven} sentences={outcome.unproven} />}
      </div>
      {outcome.isValid && (
        <DataTable
          caption={words.linesOfTheStatement}
          columns={columnsOf(words)}
          rows={outcome.lines}
          rowKey={({ entry }) => entry}
          empty=""
          lines={lines}
        />
      )}
    </section>
  );
}

function Sentences({ sentences, title }: { sentences: readonly string[]; title: string | undefined }) {
  return (
    <div className="mb-4">
      {title && <p className="mb-1 text-small font-semibold text-ink-soft">{title}</p>}
      <ul className="grid list-[''] grid-cols-1 gap-1.5 wrap-anywhere">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

/** In a narrow table: the gift and its amount, and below them its day and its ledger. */
const lines = [
  ['gift', 'amount'],
  ['day', 'month'],
] as const;

const columnsOf = (words: Words['ledger']): DataTableColumn<StatementLine>[] => [
  { key: 'day', header: words.day, cell: ({ date }) => formatDay(date) },
  { key: 'gift', header: words.gift, cell: (line) => describeEntry(words, line) },
  {
    key: 'month',
    header: words.ledgerOf,
    cell: ({ month }) => (
      <>
        <span aria-hidden="true" className="hidden @min-[16.25rem]:@max-table:inline">
          {words.ledgerOf}{' '}
        </span>
        {formatMonth(month)}
      </>
    ),
  },
  {
    key: 'amount',
    header: words.amount,
    align: 'end',
    cell: ({ cents }) => <Money amount={fromCents(cents)} />,
  },
];
