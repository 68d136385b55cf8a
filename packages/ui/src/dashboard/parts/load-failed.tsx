'use client';

import { sentences } from '@hearthlight/domain';

import { RetryButton } from '../../components/actions/retry-button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';

export interface LoadFailedProps {
  /** Requests the data again. */
  onRetry: () => void;
  /** A sentence about the way out, and that nothing is lost. */
  children: string;
}

/** In place of data that could not be loaded, with a button to try again. */
export function LoadFailed({ onRetry, children }: LoadFailedProps) {
  return (
    <Notice
      tone="error"
      title={sentences.contentFailed}
      action={<RetryButton variant="secondary" size="small" onRetry={onRetry} />}
    >
      {children}
    </Notice>
  );
}
