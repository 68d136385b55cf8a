import type { Refusal } from '@hearthlight/domain';

/** Thrown anywhere below a route to send a `Refusal` to the client. */
export class RefusedCall extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** Seconds until the client may try again. Sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** The name of the limit that was reached, for the log. */
  readonly limit: string | undefined;

  constructor(
    status: number,
    message: string,
    more: { fields?: Record<string, string>; retryAfter?: number; limit?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.limit = more.limit;
  }

  get body(): Refusal {
    return { message: this.message, ...(this.fields && { fields: this.fields }) };
  }
}

/** Sentences that the specification does not give. */
export const refusals = {
  badRequest: 'Please check what you entered and try again.',
  badField: 'Please check this field.',
  unauthorized: 'Please sign in to continue.',
  notFound: 'There is nothing at this address.',
  otherSite: 'Please post your comment from the page of its article.',
  methodNotAllowed: 'This address does not support this method.',
  tooLarge: 'This is too long. Please shorten it.',
  unsupportedType: 'Please send this as application/json.',
  unsatisfiableRange: 'The file ends before the requested range.',
  tooManyRequests: 'Too many attempts. Please wait before you try again.',
  busy: 'Many people are using the site right now. Please try again in a few seconds.',
  serverError: 'Something went wrong on our side. Please try again in a minute.',
  mailNotSent: 'We could not send the e-mail. Please try again in a minute.',
  addressRefused: 'The mail server does not accept mail for this address. Please check it.',
  incorrectCode: 'Incorrect code. Please check it and try again.',
  expiredCode: 'This code is no longer valid. Please request a new one.',
  incorrectSignIn: 'Incorrect e-mail or password.',
  codeNotVerified: 'Please enter the code from our e-mail before you choose a new password.',
} as const;
