import { sentences } from '@hearthlight/domain';

import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';

export interface LoadFailedProps {
  onRetry: () => void;
}

/** Says that the dashboard's data did not come, and offers to ask for it again. */
export function LoadFailed({ onRetry }: LoadFailedProps) {
  return (
    <Notice
      tone="error"
      title={sentences.contentFailed}
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Nothing of yours is lost. Check your connection, then try again.
    </Notice>
  );
}
