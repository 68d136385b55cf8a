import type { Refusal } from '@hearthlight/domain';

/** Thrown anywhere below a route to send a `Refusal` to the client. */
export class RefusedCall extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** Seconds until the client may try again. Sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** The name of the limit that was reached, for the log. */
  readonly limit: string | undefined;
  /** More members of the body. */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(
    status: number,
    message: string,
    more: {
      fields?: Record<string, string>;
      retryAfter?: number;
      limit?: string;
      details?: Readonly<Record<string, unknown>> | undefined;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.limit = more.limit;
    this.details = more.details;
  }

  get body(): Refusal {
    return { message: this.message, ...(this.fields && { fields: this.fields }), ...this.details };
  }
}

/** Sentences that the specification does not give, in the language of the request. */
export { refusals } from '@hearthlight/words/refusals';
