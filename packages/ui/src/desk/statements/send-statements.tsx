'use client';

import { formatYear, type Result } from '@hearthlight/domain';
import type { StatementYear } from '@hearthlight/domain/desk';

import { Button } from '../../components/actions/button.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Panel } from '../../dashboard/parts/panel.tsx';
import { refusalOf } from '../../forms/refusal-of.ts';
import { useAction } from '../../forms/use-action.ts';
import { useDeskStatementsWords } from '../../words/desk-statements.ts';
import { useDeskUpdatesWords } from '../../words/desk-updates.ts';

export interface SendStatementsProps {
  /** The year of the statements, its sums and who can get one. */
  year: StatementYear;
  /** Queues the statements of those who have not got one. */
  onSend: () => Promise<Result>;
}

/** Sends the statements of a year, once one was tested. */
export function SendStatements({ year, onSend }: SendStatementsProps) {
  const words = useDeskStatementsWords();
  const mails = useDeskUpdatesWords();
  const { run, pending, result } = useAction<'send'>();
  const { is_running: isRunning, is_tested: isTested, remaining } = year;
  return (
    <Panel title={words.sendTitle}>
      <div className="grid justify-items-start gap-4">
        <p className="text-small text-ink-soft">{remaining === 0 ? mails.nobodyLeft : words.sendLead}</p>
        {isRunning && remaining > 0 && (
          <p className="text-small font-semibold text-pending">
            {words.running({ year: formatYear(String(year.year)) })}
          </p>
        )}
        {remaining > 0 && !isTested && <p className="text-small font-semibold">{mails.testBefore}</p>}
        {remaining > 0 && isTested && (
          <Button pending={pending === 'send'} onClick={() => void run('send', onSend)}>
            {mails.send({ count: remaining })}
          </Button>
        )}
        <FormNotice result={refusalOf(result)} />
      </div>
    </Panel>
  );
}
