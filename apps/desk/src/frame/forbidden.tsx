import { Notice } from '@hearthlight/ui';

import { useWords } from '../words/use-words.ts';
import { useViewer } from './viewer.ts';

/** In place of data that the role may not see. Trying again would not help. */
export function Forbidden() {
  const words = useWords('desk');
  const { role } = useViewer();
  return (
    <Notice tone="error" title={words.notForYourRole}>
      {words.askAnOwner({ role: words[role] })}
    </Notice>
  );
}
