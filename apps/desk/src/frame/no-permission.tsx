import { deskPages, type Role } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';

import { DeskMessage } from './desk-message.tsx';

export interface NoPermissionProps {
  /** The role of the signed-in person. */
  role: Role;
}

/** In place of a page that the role may not open. */
export function NoPermission({ role }: NoPermissionProps) {
  const words = useWords('desk');
  return (
    <DeskMessage
      title={words.notForYourRole}
      action={
        <Link href={deskPages.home.path} className="inline-flex min-h-11 items-center">
          {words.toTheFirstPage}
        </Link>
      }
    >
      {words.askAnOwner({ role: words[role] })}
    </DeskMessage>
  );
}
