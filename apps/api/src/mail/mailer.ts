/** What a mail is about. */
export type MailKind =
  | 'sign-up code'
  | 'recovery code'
  | 'no account'
  | 'password changed'
  | 'account changed'
  | 'impact update'
  | 'held comments'
  | 'test';

/**
 * Mails that are never sent twice: after an attempt whose outcome is unknown there is no other. All others are rather
 * sent twice than not at all.
 */
export const sentAtMostOnce: ReadonlySet<MailKind> = new Set(['impact update']);

/** A mail to one person. */
export interface Mail {
  kind: MailKind;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address at which one click unsubscribes (RFC 8058). */
  unsubscribe?: string | undefined;
}

export interface Mailer {
  /**
   * Sends a mail. Resolves to `sent` when the mail server has accepted it, and to `queued` when that is not known yet
   * and the mail will be tried again. Throws a 400 when the server permanently refuses the address, and a 503 when the
   * mail will not be sent. A mail with a code is only sent while the code with `codeHash` is valid.
   */
  send: (mail: Mail, about?: { codeHash: string }) => Promise<'sent' | 'queued'>;
}

/**
 * Why a mail was not accepted. The server refused the address or the mail for good, or it postponed the mail, or there
 * was no server to accept it.
 */
export type FailureReason = 'address refused' | 'mail refused' | 'postponed' | 'unreachable';

/** A mail that a transport could not deliver. */
export class MailFailure extends Error {
  readonly reason: FailureReason;
  /** Whether the server may have accepted the mail before the connection broke. */
  readonly mayHaveArrived: boolean;

  constructor(reason: FailureReason, cause: unknown, { mayHaveArrived = false } = {}) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.reason = reason;
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** Hands mails to a mail server or stores them. */
export interface MailTransport {
  /** Makes one attempt. `id` is the same for all attempts to send a mail. Throws a `MailFailure`. */
  deliver: (mail: Mail, id: string) => Promise<void>;
  close: () => void;
}
