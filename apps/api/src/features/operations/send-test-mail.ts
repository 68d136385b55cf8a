import { randomUUID } from 'node:crypto';

import type { TestMailResult } from '@hearthlight/domain/desk';

import { MailFailure, type MailTransport } from '../../platform/mail/mailer.ts';
import { type MailContent } from '../../platform/mail/messages.ts';
import { testMail } from './mails.ts';

/** Makes one attempt to send a test mail to an address. Returns what the mail server said. */
export async function sendTestMail(
  transport: MailTransport,
  content: MailContent,
  address: string,
): Promise<TestMailResult> {
  try {
    const reply = await transport.deliver(testMail(content, { to: address }), randomUUID());
    return { accepted: true, reply };
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    return { accepted: false, reason: error.reason, reply: error.message };
  }
}
