import { formatCount } from '@hearthlight/domain';
import type { DeskUpdate } from '@hearthlight/domain/desk';
import { StatusText, useWords } from '@hearthlight/ui';

export interface MailingStateProps {
  /** How many mails were sent, wait and failed. `null` if the update was not mailed. */
  mailing: DeskUpdate['mailing'];
}

/** How far the mails of an update have got. */
export function MailingState({ mailing }: MailingStateProps) {
  const words = useWords('deskUpdates');
  if (mailing === null) return <StatusText tone="neutral">{words.notMailed}</StatusText>;
  const { failed, sent, waiting } = mailing;
  if (waiting > 0) {
    const total = formatCount(sent + waiting + failed);
    return <StatusText tone="warning">{words.mailing({ sent: formatCount(sent), total })}</StatusText>;
  }
  if (failed > 0) return <StatusText tone="error">{words.failed({ count: failed })}</StatusText>;
  return <StatusText tone="success">{words.mailed({ count: sent })}</StatusText>;
}
