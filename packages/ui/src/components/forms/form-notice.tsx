import { Notice } from '../feedback/notice.tsx';

export interface FormNoticeProps {
  /** The result of the last submit. Nothing is rendered before the first one. */
  result: { ok: boolean; message?: string | undefined } | undefined;
}

/**
 * The outcome of the last submit, above the form's button. Renders nothing when the result has no message.
 *
 * - **Use**: above the button of each form.
 * - **Instead**: for messages outside forms use `Notice`.
 * - **Content**: the message is the one that the server or the form returns.
 * - **Keyboard**: does not take the focus.
 * - **Screen readers**: a failure is an alert, a success a status.
 *
 * @summary The outcome of the last submit, above the form's button.
 */
export function FormNotice({ result }: FormNoticeProps) {
  if (!result?.message) return null;
  return <Notice tone={result.ok ? 'success' : 'error'}>{result.message}</Notice>;
}
