'use client';

import type { DeskUpdate } from '@hearthlight/domain/desk';

import { StatusText } from '../../components/feedback/status-text.tsx';
import { useDeskUpdatesWords } from '../../words/desk-updates.ts';

export interface MailingStateProps {
  mailing: DeskUpdate['mailing'];
}

/** How far the mails of an update have got. */
export function MailingState({ mailing }: MailingStateProps) {
  const words = useDeskUpdatesWords();
  if (mailing === null) return <StatusText tone="neutral">{words.notMailed}</StatusText>;
  const { failed, sent, waiting } = mailing;
  if (waiting > 0)
    return <StatusText tone="pending">{words.mailing({ sent, total: sent + waiting + failed })}</StatusText>;
  if (failed > 0) return <StatusText tone="failed">{words.failed({ count: failed })}</StatusText>;
  return <StatusText tone="completed">{words.mailed({ count: sent })}</StatusText>;
}
