'use client';

import { dayOf, formatYear, paymentStatusOf, type Donation } from '@hearthlight/domain';
import type { StatementLine } from '@hearthlight/domain/ledger';
import { useEffect, useState } from 'react';

import { saveText } from '../../lib/save-text.ts';
import { useWords } from '../../words/words-provider.tsx';
import { donationCsv } from './donation-csv.ts';
import type { ExportChoice } from './export-menu.tsx';
import type { LoadStatement } from './loaded-statement.ts';

interface Exported {
  /** The donations on the screen. */
  donations: readonly Donation[];
  /** Their year, such as `2026`; empty for all years. */
  year: string;
  /** The date in the name of a file. */
  now: Date;
  /** Loads the donor's statement with proofs. Without it no statement has proofs. */
  onLoadStatement: LoadStatement | undefined;
}

/** A statement on paper: its completed donations, and what proves them. */
interface PrintedStatement {
  donations: readonly Donation[];
  proofs: readonly StatementLine[] | 'failed' | undefined;
}

/**
 * The files and prints of the donations on the screen. `state` is `empty` after a try to save proofs before there are
 * any. `printed` is the statement while it is printed.
 */
export function useExports({ donations, year, now, onLoadStatement }: Exported) {
  const words = useWords('history');
  const paymentMethods = useWords('paymentMethods');
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'empty'>('idle');
  const { lines, print } = usePrintWithLines();
  const completed = donations.filter(({ payment_status: status }) => paymentStatusOf(status) === 'completed');
  const saveCsv = () =>
    saveText(
      `donations-${year || dayOf(now)}.csv`,
      'text/csv;charset=utf-8',
      donationCsv({ history: words, paymentMethods }, donations),
    );
  const printStatement = async () => {
    setState('loading');
    const proofs = onLoadStatement && ((await loadOrNothing(onLoadStatement))?.lines ?? 'failed');
    setState('idle');
    print(proofs);
  };
  const saveProofs = async (load: LoadStatement) => {
    setState('loading');
    const statement = await loadOrNothing(load);
    if (!statement) return setState('failed');
    const isEmpty = statement.lines.length === 0;
    setState(isEmpty ? 'empty' : 'idle');
    if (!isEmpty) saveText('statement.json', 'application/json', statement.text);
  };
  const choices: ExportChoice[] = [
    { label: words.downloadCsv, hint: words.downloadCsvHint, onChoose: saveCsv },
    {
      label: words.printThisList,
      hint: words.printThisListHint,
      onChoose: () => window.print(),
    },
    ...(completed.length > 0
      ? [
          {
            label: year ? words.printStatementOfYear({ year: formatYear(year) }) : words.printStatement,
            hint: words.printStatementHint,
            onChoose: () => void printStatement(),
          },
        ]
      : []),
    ...(onLoadStatement
      ? [
          {
            label: words.downloadWithProofs,
            hint: words.downloadWithProofsHint,
            onChoose: () => void saveProofs(onLoadStatement),
          },
        ]
      : []),
  ];
  const printed: PrintedStatement | undefined = lines && {
    donations: completed,
    proofs: Array.isArray(lines.proofs)
      ? lines.proofs.filter(({ cents, date }) => cents !== 0 && date.startsWith(year))
      : lines.proofs,
  };
  return { choices, state, printed };
}

const loadOrNothing = (load: LoadStatement) => load().catch(() => undefined);

/** Prints the page once it has rendered `lines`, which are there until the browser has printed. */
function usePrintWithLines() {
  const [lines, setLines] = useState<Pick<PrintedStatement, 'proofs'>>();
  useEffect(() => {
    if (!lines) return undefined;
    const end = () => setLines(undefined);
    window.addEventListener('afterprint', end, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [lines]);
  return { lines, print: (proofs: PrintedStatement['proofs']) => setLines({ proofs }) };
}
