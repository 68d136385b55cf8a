import type { Database } from '../../database/schema.ts';

/** How mails of a kind are delivered. */
interface MailKind {
  /** Milliseconds after which a mail expires. */
  life: number;
  /**
   * At-most-once delivery: no retry after an attempt with an unknown outcome. Other mails have at-least-once delivery:
   * they may be sent twice, never lost.
   */
  atMostOnce?: true;
  /** Returns whether somebody with an address still wants such mails. Asked before each attempt. */
  isWanted?: (database: Database, emailKey: string) => Promise<boolean>;
  /** Records that a mail was sent, in the transaction that removes it from the outbox. */
  onSent?: (transaction: Database, about: number) => Promise<unknown>;
}

/** The kinds of mails, by name. */
export type MailKinds = Readonly<Record<string, MailKind>>;

/** A mail to one person. */
export interface Mail {
  /** The name of its kind. */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The URL for one-click unsubscribe (RFC 8058). */
  unsubscribe?: string | undefined;
}

export interface Mailer {
  /**
   * Sends a mail. Resolves to `sent` when the mail server has accepted it and to `queued` when the outcome is not yet
   * known. Throws a 400 when the server permanently rejects the address and a 503 when the mail will not be sent. With
   * `codeHash`, sends the mail only while that code is valid.
   */
  send: (mail: Mail, about?: { codeHash: string }) => Promise<'sent' | 'queued'>;
}

/**
 * The reason why a mail was not accepted: the server permanently rejected the address or the mail, temporarily rejected
 * it, or could not be reached.
 */
export const failureReasons = ['address refused', 'mail refused', 'postponed', 'unreachable'] as const;
export type FailureReason = (typeof failureReasons)[number];

/** Thrown when a transport could not deliver a mail. */
export class MailFailure extends Error {
  readonly reason: FailureReason;
  /** Whether the server may have accepted the mail before the connection was lost. */
  readonly mayHaveArrived: boolean;

  constructor(reason: FailureReason, cause: unknown, { mayHaveArrived = false } = {}) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.reason = reason;
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** Delivers mails to a mail server or stores them. */
export interface MailTransport {
  /**
   * Makes one attempt. `id` is the same for all attempts of a mail. Returns the server's reply, empty if the mail is
   * stored. Throws a `MailFailure`.
   */
  deliver: (mail: Mail, id: string) => Promise<string>;
  close: () => void;
}
