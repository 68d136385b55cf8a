import { Notice, useWords } from '@hearthlight/ui';

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
