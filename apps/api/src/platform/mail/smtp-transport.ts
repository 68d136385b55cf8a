import { createTransport } from 'nodemailer';

import { type FailureReason, MailFailure, type MailTransport } from './mailer.ts';

/** Mails that one process sends at the same time. */
export const maxConnections = 5;

/** Milliseconds without a response until an attempt fails. Some servers scan a mail before they accept it. */
const socketTimeout = 30_000;

/** Creates a transport with a pool of connections to a mail server. Replies go to `replyTo`. */
export function smtpTransport({ url, from }: { url: string; from: string }, replyTo: string): MailTransport {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections,
      connectionTimeout: 3000,
      greetingTimeout: 3000,
      socketTimeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    // RFC 3834: suppresses out-of-office replies.
    { from, replyTo, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  const domain = /@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async deliver({ to, subject, text, html, unsubscribe }, id) {
      const messageId = `<${id}@${domain}>`;
      try {
        // nodemailer parses a string as a list of addresses. An object is always one address.
        const headers = unsubscribe === undefined ? {} : oneClick(unsubscribe);
        const recipient = { name: '', address: to };
        const sent = await transport.sendMail({ messageId, to: recipient, subject, text, html, headers });
        return sent.response;
      } catch (error) {
        throw new MailFailure(reasonOf(error), error, { mayHaveArrived: mayHaveArrived(error) });
      }
    },
    close: () => transport.close(),
  };
}

/** RFC 8058: mail programs show a button that posts to this URL. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const fieldOf = (error: unknown, name: string): unknown =>
  error instanceof Error ? Reflect.get(error, name) : undefined;

/** Whether an open connection was lost. A server that responded with a status has not accepted the mail. */
function mayHaveArrived(error: unknown): boolean {
  if (typeof fieldOf(error, 'responseCode') === 'number') return false;
  const isUnopened = fieldOf(error, 'syscall') === 'connect' || fieldOf(error, 'code') === 'EDNS';
  return !isUnopened && fieldOf(error, 'code') !== 'EAUTH';
}

/** Interprets a nodemailer error by the server's status code and the rejected SMTP command. */
function reasonOf(error: unknown): FailureReason {
  const [status, command] = [fieldOf(error, 'responseCode'), fieldOf(error, 'command')];
  // A rejected login is a configuration error that the operator can fix while mails are queued.
  if (typeof status !== 'number' || fieldOf(error, 'code') === 'EAUTH') return 'unreachable';
  if (status < 500) return 'postponed';
  return command === 'RCPT TO' ? 'address refused' : 'mail refused';
}
