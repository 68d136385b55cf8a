'use client';

import { sentences } from '@hearthlight/domain';

import { RetryButton } from '../../components/actions/retry-button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useDashboardWords } from '../../words/dashboard.ts';

export interface LoadFailedProps {
  /** Requests the dashboard's data again. */
  onRetry: () => void;
}

/** Error notice for the dashboard's data, with a button to try again. */
export function LoadFailed({ onRetry }: LoadFailedProps) {
  const words = useDashboardWords();
  return (
    <Notice
      tone="error"
      title={sentences.contentFailed}
      action={<RetryButton variant="secondary" size="small" onRetry={onRetry} />}
    >
      {words.yourDataIsSafeCheck}
    </Notice>
  );
}
