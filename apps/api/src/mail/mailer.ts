import { createTransport } from 'nodemailer';

import { RefusedCall, refusals } from '../http/refusal.ts';

/** A mail to one person. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Resolves when the mail is taken over, throws a 503 when it is refused or not taken within seconds. */
  send: (letter: Letter) => Promise<void>;
  /** Ends open connections. */
  close: () => void;
}

/** Somebody waits before a form for the mail to be on its way: after this many milliseconds the answer is no. */
const patience = 4500;

/** Sends over SMTP. `note` hears why a mail was refused; the caller only hears that it was. */
export function smtpMailer(
  { url, from }: { url: string; from: string },
  note: (error: unknown) => void,
): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 5,
      connectionTimeout: 3000,
      greetingTimeout: 3000,
      socketTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ to, subject, text, html }) {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new Error('the mail server took too long')), patience);
      try {
        // An address object is taken as it is; a string could be read as a list of several.
        await Promise.race([
          transport.sendMail({ to: { name: '', address: to }, subject, text, html }),
          late.promise,
        ]);
      } catch (error) {
        note(error);
        throw new RefusedCall(503, refusals.mailRefused, { retryAfter: 60 });
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => transport.close(),
  };
}
