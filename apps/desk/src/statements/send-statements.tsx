import { formatYear, type Result } from '@hearthlight/domain';
import type { StatementYear } from '@hearthlight/domain/desk';
import { Panel, useWords } from '@hearthlight/ui';

import { IrreversibleAction } from '../parts/irreversible-action.tsx';

export interface SendStatementsProps {
  /** The year of the statements, its sums and who can get one. */
  year: StatementYear;
  /** Queues the statements of those who have not got one. Called with the password. */
  onSend: (password: string) => Promise<Result>;
}

/** Sends the statements of a year, once one was tested. */
export function SendStatements({ year, onSend }: SendStatementsProps) {
  const words = useWords('deskStatements');
  const mails = useWords('deskUpdates');
  const { is_running: isRunning, is_tested: isTested, remaining } = year;
  const name = formatYear(String(year.year));
  return (
    <Panel title={words.sendTitle}>
      <div className="grid justify-items-start gap-4">
        <p className="text-small text-ink-soft">{remaining === 0 ? mails.nobodyLeft : words.sendLead}</p>
        {isRunning && remaining > 0 && (
          <p className="text-small font-semibold text-pending">{words.running({ year: name })}</p>
        )}
        {remaining > 0 && !isTested && <p className="text-small font-semibold">{mails.testBefore}</p>}
        {remaining > 0 && isTested && (
          <IrreversibleAction
            variant="primary"
            size="medium"
            object={name}
            explained={words.sendLead}
            onConfirm={onSend}
          >
            {mails.send({ count: remaining })}
          </IrreversibleAction>
        )}
      </div>
    </Panel>
  );
}
