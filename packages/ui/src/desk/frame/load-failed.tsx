'use client';

import { sentences } from '@hearthlight/domain';

import { RetryButton } from '../../components/actions/retry-button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useDeskWords } from '../../words/desk.ts';

export interface LoadFailedProps {
  /** Loads the page's data again. */
  onRetry: () => void;
}

/** In place of data that could not be loaded. */
export function LoadFailed({ onRetry }: LoadFailedProps) {
  const words = useDeskWords();
  return (
    <Notice
      tone="error"
      title={sentences.contentFailed}
      action={<RetryButton variant="secondary" size="small" onRetry={onRetry} />}
    >
      {words.nothingIsLost}
    </Notice>
  );
}
