import { deskPages } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';

import { DeskMessage } from './desk-message.tsx';

/** In place of a page that does not exist. */
export function NoSuchPage() {
  const words = useWords('desk');
  return (
    <DeskMessage
      title={words.noSuchPage}
      action={
        <Link href={deskPages.home.path} className="inline-flex min-h-11 items-center">
          {words.toTheFirstPage}
        </Link>
      }
    >
      {words.addressHasChanged}
    </DeskMessage>
  );
}
