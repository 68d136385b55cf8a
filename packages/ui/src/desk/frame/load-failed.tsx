'use client';

import { LoadFailed as Failed } from '../../dashboard/parts/load-failed.tsx';
import { useDeskWords } from '../../words/desk.ts';

export interface LoadFailedProps {
  /** Called by 'Try again'. */
  onRetry: () => void;
}

/** In place of data of the desk that could not be loaded. */
export function LoadFailed({ onRetry }: LoadFailedProps) {
  return <Failed onRetry={onRetry}>{useDeskWords().nothingIsLost}</Failed>;
}
