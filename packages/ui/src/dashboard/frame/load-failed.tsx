'use client';

import { sentences } from '@hearthlight/domain';

import { RetryButton } from '../../components/actions/retry-button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';

export interface LoadFailedProps {
  /** Requests the dashboard's data again. */
  onRetry: () => void;
}

/** Error notice for the dashboard's data, with a button to try again. */
export function LoadFailed({ onRetry }: LoadFailedProps) {
  return (
    <Notice
      tone="error"
      title={sentences.contentFailed}
      action={<RetryButton variant="secondary" size="small" onRetry={onRetry} />}
    >
      Your data is safe. Check your connection, then try again.
    </Notice>
  );
}
