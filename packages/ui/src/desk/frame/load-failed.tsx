'use client';

import {
  LoadFailed as Failed,
  type LoadFailedProps as FailedProps,
} from '../../dashboard/parts/load-failed.tsx';
import { useDeskWords } from '../../words/desk.ts';

export type LoadFailedProps = Pick<FailedProps, 'onRetry'>;

/** In place of data of the desk that could not be loaded. */
export function LoadFailed({ onRetry }: LoadFailedProps) {
  return <Failed onRetry={onRetry}>{useDeskWords().nothingIsLost}</Failed>;
}
