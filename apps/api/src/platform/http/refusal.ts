import type { Refusal } from '@hearthlight/domain';
import { refusals } from '@hearthlight/words/refusals';

import type { FailedAttempt } from './failed-attempts.ts';

/** Thrown anywhere below a route to send a `Refusal` to the client. */
export class RefusedCall extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** Seconds until the client may try again. Sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** The secret that the client may have guessed. Logged and counted with the response. */
  readonly attempt: FailedAttempt | undefined;
  /** More members of the body. */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(
    status: number,
    message: string,
    more: {
      fields?: Record<string, string>;
      retryAfter?: number;
      attempt?: FailedAttempt;
      details?: Readonly<Record<string, unknown>> | undefined;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.attempt = more.attempt;
    this.details = more.details;
  }

  get body(): Refusal {
    return { message: this.message, ...(this.fields && { fields: this.fields }), ...this.details };
  }
}

/** Returns the refusal of an unknown address or a wrong password, of a donor or of staff. */
export const incorrectSignIn = (): RefusedCall =>
  new RefusedCall(401, refusals.incorrectSignIn, { attempt: { event: 'sign-in-failed' } });

/** Sentences that the specification does not give, in the language of the request. */
export { refusals };
