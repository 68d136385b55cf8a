import { formatCount, type Result } from '@hearthlight/domain';
import type { DeskUpdate, FailedMail } from '@hearthlight/domain/desk';
import { Panel, ProgressBar, useWords } from '@hearthlight/ui';

import { FailedMails } from './failed-mails.tsx';

/** The mails that failed. */
export interface MailFailureProps {
  /** The first mails that could not be sent. */
  failed: ReadonlyArray<FailedMail>;
  /** Whether mails are kept on the server, because no mail server is set up. */
  keepsMails?: boolean | undefined;
  /** Sends the mails that failed again. Called with the password. */
  onRetryMails: (password: string) => Promise<Result>;
}

export interface MailingProgressProps extends MailFailureProps {
  /** How many mails were sent, wait or failed. */
  mailing: NonNullable<DeskUpdate['mailing']>;
}

/** How many mails of an update, or statements of a year, were sent, and which could not be. */
export function MailingProgress({ mailing, failed, keepsMails = false, onRetryMails }: MailingProgressProps) {
  const words = useWords('deskUpdates');
  const { failed: failures, sent, waiting } = mailing;
  const total = sent + waiting + failures;
  return (
    <Panel title={words.progress}>
      <div className="grid gap-4">
        <ProgressBar label={words.progress} value={sent} max={total} />
        <output className="tabular">
          {sent === total
            ? (keepsMails ? words.allKept : words.allSent)({ count: total })
            : words.progressOf({ sent: formatCount(sent), total: formatCount(total) })}
        </output>
        {failures > 0 && <FailedMails count={failures} mails={failed} onRetryMails={onRetryMails} />}
      </div>
    </Panel>
  );
}
