import type { SubmitResult } from '../lib/use-submit.ts';
import { Notice } from './notice.tsx';

export interface FormNoticeProps {
  /** The `result` of `useSubmit`. */
  result: SubmitResult | undefined;
}

/** What the last submit of a form came to, in a sentence above its button; nothing where there is none to say. */
export function FormNotice({ result }: FormNoticeProps) {
  if (!result?.message) return null;
  return <Notice tone={result.status === 'succeeded' ? 'success' : 'error'}>{result.message}</Notice>;
}
