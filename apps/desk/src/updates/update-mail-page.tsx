import type { UpdateMail, DeskUpdate } from '@hearthlight/domain/desk';

import type { ShownLanguageProps } from '../parts/language-select.tsx';
import { WithAside } from '../parts/with-aside.tsx';
import { MailPreview } from './mail-preview.tsx';
import { type MailFailureProps, MailingProgress } from './mailing-progress.tsx';
import { SendPanel, type SendPanelProps } from './send-panel.tsx';
import { TestPanel, type TestPanelProps } from './test-panel.tsx';

export interface UpdateMailPageProps extends ShownLanguageProps, MailFailureProps {
  /** The numbers of sent, waiting and failed mails; `null` before any was queued. */
  mailing: DeskUpdate['mailing'];
  /** The mail in a language. */
  mail: UpdateMail;
  /** Sends the mail to donors. */
  onSend: SendPanelProps['onSend'];
  /** Sends the mail to the person. The result's message names the address. */
  onTest: TestPanelProps['onTest'];
}

/** The mail of an update: how it looks, a test to oneself, and how far it has got with donors. */
export function UpdateMailPage({
  mailing,
  mail,
  failed,
  keepsMails,
  onRetryMails,
  onSend,
  onTest,
  ...preview
}: UpdateMailPageProps) {
  return (
    <WithAside
      aside={
        <>
          {mailing && (
            <MailingProgress mailing={mailing} failed={failed} keepsMails={keepsMails} onRetryMails={onRetryMails} />
          )}
          <TestPanel isTested={mail.is_tested} onTest={onTest} />
          <SendPanel mail={mail} onSend={onSend} />
        </>
      }
    >
      <MailPreview mail={mail} {...preview} />
    </WithAside>
  );
}
