'use client';

import { Notice } from '../../components/feedback/notice.tsx';
import { LoadFailed as Failed } from '../../dashboard/parts/load-failed.tsx';
import { useDeskWords } from '../../words/desk.ts';
import { useRefusedRole } from './refused-role.ts';

export interface LoadFailedProps {
  /** Called by 'Try again'. */
  onRetry: () => void;
}

/** In place of data of the desk that could not be loaded, or that the role may not see. */
export function LoadFailed({ onRetry }: LoadFailedProps) {
  const words = useDeskWords();
  const role = useRefusedRole();
  if (!role) return <Failed onRetry={onRetry}>{words.nothingIsLost}</Failed>;
  return (
    <Notice tone="error" title={words.notForYourRole}>
      {words.askAnOwner({ role: words[role] })}
    </Notice>
  );
}
