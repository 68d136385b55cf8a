'use client';

import {
  formatCount,
  formatDateTime,
  formatList,
  formatMoney,
  formatMonth,
  fromCents,
} from '@hearthlight/domain';
import type { StatementCheck } from '@hearthlight/domain/ledger';
import type { ReactNode } from 'react';

import { withTags } from '../lib/with-tags.ts';
import { useLedgerWords } from '../words/ledger.ts';

export type ValidStatementProps = Omit<Extract<StatementCheck, { status: 'valid' }>, 'status'>;

/** What the check of a valid statement has proven, and what it cannot prove. */
export function ValidStatement({ lines, statement, untagged, until }: ValidStatementProps) {
  const words = useLedgerWords();
  const { foundation: name, issued_at: issuedAt } = statement;
  const months = [...Map.groupBy(lines, ({ month }) => month)]
    .toSorted()
    .map(([month, { length }]) => `${formatMonth(month)} (${formatCount(length)})`);
  const total = formatMoney(fromCents(statement.total));
  return (
    <div className="grid grid-cols-1 gap-4">
      <Facts title={words.proven}>
        <li>
          {withTags(words.signedBy({ name, date: formatDateTime(issuedAt) }), (text) => (
            <bdi className="wrap-anywhere">{text}</bdi>
          ))}
        </li>
        <li>{words.linesWithTotal({ count: lines.length, total })}</li>
        <li>{words.linesByMonth({ months: formatList(months) })}</li>
        <li>{words.noLaterChange({ month: formatMonth(until) })}</li>
      </Facts>
      <Facts title={words.notProven}>
        <li>{words.notOtherGifts({ month: formatMonth(until) })}</li>
        {untagged > 0 && <li>{words.untaggedLines({ count: untagged })}</li>}
      </Facts>
    </div>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-s-2 border-line ps-4">
      <p className="text-small font-semibold text-ink-soft">{title}</p>
      <ul className="mt-1 grid list-[''] grid-cols-1 gap-1.5">{children}</ul>
    </div>
  );
}
