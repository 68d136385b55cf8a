import { join } from 'node:path';

import type { Content } from '@hearthlight/content';
import type { Logger } from 'pino';

import type { Database } from '../database/schema.ts';
import { mailKinds } from '../features/index.ts';
import { createMailSender } from '../platform/mail/mail-sender.ts';
import type { MailTransport } from '../platform/mail/mailer.ts';
import { createOutbox, type Outbox } from '../platform/mail/outbox.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Config } from './config.ts';
import { isTerminal, print } from './print.ts';

interface QueueServices {
  database: Database;
  log: Logger;
  metrics: Metrics;
  transport: MailTransport;
}

/** Creates the mail queue, which logs failed attempts and counts outcomes. */
export const createQueue = ({ secret }: Config, { database, log, metrics, transport }: QueueServices) =>
  createMailSender({
    database,
    now: Date.now,
    secret,
    kinds: mailKinds,
    transport,
    logError: (error) => log.error({ err: error, event: 'mail-failed' }),
    onOutcome: (_kind, outcome) => metrics.countMail(outcome),
  });

/** Creates the SMTP transport, or the outbox if no mail server is configured. */
export async function createTransport(
  { smtp, dataDirectory, isLocal }: Config,
  { foundation }: Content,
  publicUrl: () => string,
): Promise<{ transport: MailTransport; outbox?: Outbox }> {
  if (smtp) {
    const { smtpTransport } = await import('../platform/mail/smtp-transport.ts');
    return { transport: smtpTransport(smtp, foundation.supportEmail) };
  }
  const outbox = createOutbox(join(dataDirectory, 'outbox'), {
    now: Date.now,
    onMail: ({ to, subject }) => {
      if (isLocal && isTerminal) print(`Mail to ${to}: ${subject} (${publicUrl()}/dev/mail)`);
    },
  });
  return { transport: outbox, outbox };
}
