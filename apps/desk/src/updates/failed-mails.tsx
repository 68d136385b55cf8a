import type { Result } from '@hearthlight/domain';
import type { FailedMail } from '@hearthlight/domain/desk';
import { DataTable, type DataTableColumn, useWords, type Words } from '@hearthlight/ui';

import { IrreversibleAction } from '../parts/irreversible-action.tsx';

export interface FailedMailsProps {
  /** How many mails failed. */
  count: number;
  /** The first of them. */
  mails: ReadonlyArray<FailedMail>;
  /** Sends them again, except those that may have arrived. Called with the password. */
  onRetryMails: (password: string) => Promise<Result>;
}

/** The mails that could not be sent, why, and another attempt. */
export function FailedMails({ count, mails, onRetryMails }: FailedMailsProps) {
  const words = useWords('deskUpdates');
  return (
    <div className="grid justify-items-start gap-4 border-t border-line pt-4">
      <h3 className="font-semibold text-failed">{words.failedTitle({ count })}</h3>
      <DataTable
        className="w-full"
        caption={words.failedTitle({ count })}
        columns={columnsOf(words)}
        rows={mails}
        rowKey={({ id }) => id}
        empty={null}
      />
      {mails.some(({ can_retry: canRetry }) => canRetry) && (
        <IrreversibleAction
          variant="secondary"
          object={words.failedTitle({ count })}
          explained={words.retryExplained}
          onConfirm={onRetryMails}
        >
          {words.retry}
        </IrreversibleAction>
      )}
    </div>
  );
}

const columnsOf = (words: Words['deskUpdates']): DataTableColumn<FailedMail>[] => [
  {
    key: 'recipient',
    header: words.recipient,
    rowHeader: true,
    cell: ({ recipient }) => <bdi className="wrap-anywhere">{recipient}</bdi>,
  },
  { key: 'reason', header: words.reason, wide: true, cell: (mail) => reasonOf(mail, words) },
];

/** Returns the reason in words. The mail server's own sentence follows the colon of the stored one. */
function reasonOf({ can_retry: canRetry, reason }: FailedMail, words: Words['deskUpdates']): string {
  if (!canRetry) return words.mayHaveArrived;
  if (reason.startsWith('address refused')) return words.addressRefused;
  return reason.startsWith('mail refused') ? words.mailRefused : words.unreachable;
}
