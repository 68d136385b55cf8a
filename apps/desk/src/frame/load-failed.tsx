import { useWords } from '@hearthlight/ui';
import { LoadFailed as Failed } from '@hearthlight/ui/parts';

export interface LoadFailedProps {
  /** Called by 'Try again'. */
  onRetry: () => void;
}

/** In place of data of the desk that could not be loaded. */
export function LoadFailed({ onRetry }: LoadFailedProps) {
  const { nothingIsLost } = useWords('desk');
  return <Failed onRetry={onRetry}>{nothingIsLost}</Failed>;
}
