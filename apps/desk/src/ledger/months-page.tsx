import { formatMonth, type Result } from '@hearthlight/domain';
import type { DeskMonths } from '@hearthlight/domain/desk';
import { EmptyNote, FormNotice, Panel, Sheet, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import { DeskHeader } from '../frame/desk-header.tsx';
import { Loaded, type View } from '../frame/loaded.tsx';
import { LateEntries } from './late-entries.tsx';
import { MonthTable } from './month-table.tsx';
import { type ClosingActions, NextMonthPanel } from './next-month-panel.tsx';

export interface MonthsPageProps extends ClosingActions {
  /** The state of the request for the months. */
  view: View<{ months: DeskMonths }>;
}

/** The months of the books: the next one to close, what changed in closed ones, and all of them. */
export function MonthsPage({ view, ...actions }: MonthsPageProps) {
  const words = useWords('deskLedger');
  const names = useWords('desk');
  return (
    <>
      <DeskHeader title={names.months} lead={words.lead} hasTimes />
      <Loaded view={view}>{({ months }) => <Months months={months} {...actions} />}</Loaded>
    </>
  );
}

function Months({ months, ...actions }: ClosingActions & { months: DeskMonths }) {
  const words = useWords('deskLedger');
  const names = useWords('desk');
  const [result, setResult] = useState<Result>();
  const { closed, current, late, next, needs_confirmation: needsConfirmation } = months;
  return (
    <div className="grid gap-5">
      <FormNotice result={result} />
      {next ? (
        <NextMonthPanel next={next} needsConfirmation={needsConfirmation} onResult={setResult} {...actions} />
      ) : (
        <Sheet aria-label={words.nothing}>
          <EmptyNote title={words.nothing}>
            {closed.length === 0 ? words.noEntries : words.nothingLead({ month: formatMonth(current) })}
          </EmptyNote>
        </Sheet>
      )}
      {late.count > 0 && <LateEntries late={late} />}
      <Panel title={names.months}>
        <MonthTable months={months} />
      </Panel>
    </div>
  );
}
