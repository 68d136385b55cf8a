import { createTransport } from 'nodemailer';

import { type FailureReason, MailFailure, type MailTransport } from './mailer.ts';

/** Mails that are sent at the same time by one process. */
export const maxConnections = 5;

/** Milliseconds without a response after which an attempt fails. Some servers examine a mail before they accept it. */
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
    // RFC 3834: keeps out-of-office replies away.
    { from, replyTo, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  const domain = /@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async deliver({ to, subject, text, html, unsubscribe }, id) {
      const messageId = `<${id}@${domain}>`;
      try {
        // nodemailer would parse a string as a list of addresses; an address object is a single one.
        const headers = unsubscribe === undefined ? {} : oneClick(unsubscribe);
        await transport.sendMail({ messageId, to: { name: '', address: to }, subject, text, html, headers });
      } catch (error) {
        throw new MailFailure(reasonOf(error), error, { mayHaveArrived: mayHaveArrived(error) });
      }
    },
    close: () => transport.close(),
  };
}

/** RFC 8058: mail programs show a button that posts to the address. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const fieldOf = (error: unknown, name: string): unknown =>
  error instanceof Error ? Reflect.get(error, name) : undefined;

/** Whether a connection broke that had been open. A server that responded with a status has not accepted the mail. */
function mayHaveArrived(error: unknown): boolean {
  if (typeof fieldOf(error, 'responseCode') === 'number') return false;
  const isUnopened = fieldOf(error, 'syscall') === 'connect' || fieldOf(error, 'code') === 'EDNS';
  return !isUnopened && fieldOf(error, 'code') !== 'EAUTH';
}

/** Interprets an error of nodemailer, which has the server's status code and the SMTP command that it refused. */
function reasonOf(error: unknown): FailureReason {
  const [status, command] = [fieldOf(error, 'responseCode'), fieldOf(error, 'command')];
  // A refused login is a mistake of the configuration, which the operator can mend while mails wait.
  if (typeof status !== 'number' || fieldOf(error, 'code') === 'EAUTH') return 'unreachable';
  if (status < 500) return 'postponed';
  return command === 'RCPT TO' ? 'address refused' : 'mail refused';
}
