'use client';

import {
  LoadFailed as Failed,
  type LoadFailedProps as FailedProps,
} from '../../dashboard/parts/load-failed.tsx';
import { useDeskWords } from '../../words/desk.ts';

export type LoadFailedProps = Pick<FailedProps, 'onRetry'>;

/** In place of data of the desk that could not be loaded. */
export const LoadFailed = ({ onRetry }: LoadFailedProps) => (
  <Failed onRetry={onRetry}>{useDeskWords().nothingIsLost}</Failed>
);
