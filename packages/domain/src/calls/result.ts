/**
 * The outcome of a request, from the call to the form. A refusal is a value, not an exception.
 *
 * `message` is one sentence for the whole form, `fields` has one sentence for each invalid field, and `retryAfter` is
 * the number of seconds to wait before the next try.
 */
export type Result =
  | { ok: true; message?: string | undefined }
  | {
      ok: false;
      message?: string | undefined;
      fields?: Record<string, string> | undefined;
      retryAfter?: number | undefined;
    };
