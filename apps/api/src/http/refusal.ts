import type { Refusal } from '@hearthlight/domain';

/** A call that is answered with a refusal: a value for the browser, thrown from wherever it is noticed. */
export class RefusedCall extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which trying again makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    more: { fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }

  get body(): Refusal {
    return { message: this.message, ...(this.fields && { fields: this.fields }) };
  }
}

/** The sentences with which the server refuses, where the specification has none of its own. */
export const refusals = {
  badRequest: 'Please check what you have sent and try again.',
  badField: 'Please check this field.',
  unauthorised: 'Please sign in to go on.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address cannot be used in this way.',
  tooLarge: 'This is more than we can take in at once; please shorten it.',
  unsupportedType: 'Please send this as application/json.',
  tooMany: 'That was tried too often; please wait a little and try again.',
  busy: 'Many people are here at the moment; please try again in a few seconds.',
  resting: 'The service is taking a short rest; please try again in a minute.',
  mailRefused: 'We could not send the mail just now; please try again in a minute.',
  codeWrong: 'This code is not the one that we have sent; please check it and try again.',
  codeSpent: 'This code is no longer good; please ask for a new one.',
  signInWrong: 'The e-mail address and the password do not belong together.',
  recoveryNotVerified: 'Please enter the code from our mail before you choose a new password.',
} as const;
