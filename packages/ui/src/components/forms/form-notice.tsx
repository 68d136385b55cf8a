'use client';

import { type ReactNode, useMemo, useState } from 'react';

import type { AttributesOf, LayoutProps } from '../../lib/class-names.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { Notice } from '../feedback/notice.tsx';

export interface FormNoticeProps extends LayoutProps, AttributesOf<'div', 'title' | 'children'> {
  /** The result of the last submit. Nothing is rendered before the first one. */
  result: { ok: boolean; message?: string | undefined } | undefined;
  /** A button or link below the message. */
  action?: ReactNode;
}

const scrollToNotice = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/**
 * The outcome of the last submit, above the form's button. Renders nothing when the result has no message. Scrolls
 * into view when it appears, because its form may be taller than the window.
 */
export function FormNotice({ result, action, ref, ...attributes }: FormNoticeProps) {
  // Does not scroll to a result that the page loaded with, from a form posted without script.
  const [atStart] = useState(result);
  const isNew = result !== atStart;
  // A new callback would scroll again.
  const attach = useMemo(() => mergeRefs(ref, isNew ? scrollToNotice : undefined), [ref, isNew]);
  if (!result?.message) return null;
  return (
    <Notice {...attributes} ref={attach} tone={result.ok ? 'success' : 'error'} action={action}>
      {result.message}
    </Notice>
  );
}
