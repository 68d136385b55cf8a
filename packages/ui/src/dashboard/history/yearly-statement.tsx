import { countOf, donationTotals, formatMoney, paymentStatusOf, type Donation } from '@hearthlight/domain';
import type { ProvenLine } from '@hearthlight/domain/ledger';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '../../components/actions/button.tsx';
import { Select } from '../../components/forms/select.tsx';
import { Panel } from '../parts/panel.tsx';
import type { LoadStatement } from './loaded-statement.ts';
import { StatementSheet, type StatementSheetProps } from './statement-sheet.tsx';

export interface YearlyStatementProps extends Pick<StatementSheetProps, 'donor' | 'foundation' | 'now'> {
  /** All donations of the donor, in any order. */
  donations: ReadonlyArray<Donation>;
  /** The year on screen, such as `2026`; empty for all years, of which the statement is for the last. */
  year: string;
  /** Called with the year that is chosen here, which the rest of the screen follows. */
  onYear: (year: string) => void;
  /** Loads the proofs of the donations. Without it the statement has none. */
  onLoadStatement?: LoadStatement | undefined;
  /** Called with `true` before the statement is printed, and with `false` after. The page hides everything else. */
  onPrinting: (isPrinting: boolean) => void;
}

/**
 * Choose a year, and print its statement or save it as a PDF file. Only completed donations are on it. Renders nothing
 * before the first one.
 */
export function YearlyStatement({
  donations,
  onLoadStatement,
  onPrinting,
  onYear,
  year: shown,
  ...sheet
}: YearlyStatementProps) {
  const completed = donations.filter((donation) => paymentStatusOf(donation.payment_status) === 'completed');
  const years = [...new Set(completed.map((donation) => donation.date_of_donation.slice(0, 4)))].toSorted();
  const { isPrinting, print } = usePrint(onPrinting);
  const [proofs, setProofs] = useState<StatementSheetProps['proofs'] | 'loading'>();
  const year = shown === '' ? years.at(-1) : shown;
  if (year === undefined || years.length === 0) return null;
  const listed = completed.filter((donation) => donation.date_of_donation.startsWith(year));
  const { amount, count } = donationTotals(listed);
  const printWithProofs = async () => {
    setProofs('loading');
    setProofs(onLoadStatement && (await loadLines(onLoadStatement)));
    print();
  };
  // Keep the form mounted while printing, so that it keeps the focus.
  return (
    <>
      <div className="min-w-0 print:hidden">
        <Panel title="Yearly statement">
          <div className="flex flex-wrap items-end gap-x-5 gap-y-4">
            <div className="w-36">
              <Select
                label="Year"
                value={year}
                options={[...new Set([...years, year])]
                  .toSorted()
                  .toReversed()
                  .map((each) => ({ value: each, label: each }))}
                onChange={({ target }) => onYear(target.value)}
              />
            </div>
            <Button variant="secondary" pending={proofs === 'loading'} onClick={() => void printWithProofs()}>
              Print or save as PDF
            </Button>
          </div>
          <p aria-live="polite" className="mt-4 text-small text-ink-soft">
            {formatMoney(amount)} in {countOf(count, 'completed donation')}. The statement is not tax advice.
          </p>
        </Panel>
      </div>
      {isPrinting && proofs !== 'loading' && (
        <StatementSheet
          {...sheet}
          donations={listed}
          year={year}
          proofs={typeof proofs === 'object' ? proofs.filter((line) => countsIn(line, year)) : proofs}
        />
      )}
    </>
  );
}

/** Whether a line changed the sum of a year. */
const countsIn = ({ cents, date }: ProvenLine, year: string) => cents !== 0 && date.startsWith(year);

async function loadLines(load: LoadStatement): Promise<ReadonlyArray<ProvenLine> | 'failed'> {
  const statement = await load().catch(() => undefined);
  return statement?.lines ?? 'failed';
}

/** Prints the page while `isPrinting` is true. */
function usePrint(onPrinting: (isPrinting: boolean) => void): { isPrinting: boolean; print: () => void } {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return undefined;
    const end = () => {
      setIsPrinting(false);
      onPrinting(false);
    };
    window.addEventListener('afterprint', end, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinting, onPrinting]);
  const print = () =>
    flushSync(() => {
      setIsPrinting(true);
      onPrinting(true);
    });
  return { isPrinting, print };
}
