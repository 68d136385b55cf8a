'use client';

import { type ReactNode, useState } from 'react';

import { type LayoutProps } from '../../lib/class-names.ts';
import { Notice } from '../feedback/notice.tsx';

export interface FormNoticeProps extends LayoutProps {
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
export function FormNotice({ result, action, className }: FormNoticeProps) {
  // Does not scroll to a result that the page loaded with, from a form posted without script.
  const [atStart] = useState(result);
  if (!result?.message) return null;
  return (
    <Notice
      ref={result === atStart ? undefined : scrollToNotice}
      tone={result.ok ? 'success' : 'error'}
      action={action}
      className={className}
    >
      {result.message}
    </Notice>
  );
}
