/**
 * What the `onSubmit` of a form answers. A refusal is a value, not an exception: the form then shows `message`
 * above its button and each sentence of `fields` under the field of that name, and keeps what was typed.
 */
export type FormResult =
  | { ok: true; message?: string | undefined }
  | { ok: false; message?: string | undefined; fields?: Record<string, string> | undefined };
