import { sentences } from '@hearthlight/domain';

import { Notice } from '../components/notice.tsx';
import { RetryButton } from '../components/retry-button.tsx';

export interface LoadFailedProps {
  onRetry: () => void;
}

/** Says that the dashboard's data did not come, and offers to ask for it again. */
export function LoadFailed({ onRetry }: LoadFailedProps) {
  return (
    <Notice
      tone="error"
      title={sentences.contentFailed}
      action={<RetryButton variant="secondary" size="small" onRetry={onRetry} />}
    >
      Nothing of yours is lost. Check your connection, then try again.
    </Notice>
  );
}
