import { Notice } from '@hearthlight/ui';
import { LoadFailed as Failed } from '@hearthlight/ui/parts';

import { useWords } from '../words/use-words.ts';
import { useRefusedRole } from './refused-role.ts';

export interface LoadFailedProps {
  /** Called by 'Try again'. */
  onRetry: () => void;
}

/** In place of data of the desk that could not be loaded, or that the role may not see. */
export function LoadFailed({ onRetry }: LoadFailedProps) {
  const words = useWords('desk');
  const role = useRefusedRole();
  if (!role) return <Failed onRetry={onRetry}>{words.nothingIsLost}</Failed>;
  return (
    <Notice tone="error" title={words.notForYourRole}>
      {words.askAnOwner({ role: words[role] })}
    </Notice>
  );
}
