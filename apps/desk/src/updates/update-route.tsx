import type { DeskUpdatePart } from '@hearthlight/domain/desk';
import { Outlet, useLocation } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

import { useEntry } from '../api/use-entry.ts';
import { Loaded } from '../frame/loaded.tsx';
import { updateQuery } from './queries.ts';
import { UpdateFrame } from './update-frame.tsx';

const parts: readonly DeskUpdatePart[] = ['mail', 'translations'];

/** The pages of one impact update. */
export function Component() {
  const { pathname } = useLocation();
  const view = useEntry(updateQuery);
  return (
    <Loaded view={view}>
      {({ entry }) => (
        <UpdateFrame
          key={entry.id}
          update={entry}
          hasTranslations={foundation.languages.length > 1}
          part={parts.find((part) => pathname.split('/')[4] === part)}
        >
          <Outlet context={entry} />
        </UpdateFrame>
      )}
    </Loaded>
  );
}
