import { paths, sentences } from '@hearthlight/domain';

import { Link } from '../components/link.tsx';
import { EmptyNote } from './empty-note.tsx';

/** Stands where a donor's donations will be. */
export function NoDonations() {
  return (
    <EmptyNote
      title={sentences.noRecord}
      action={
        <Link variant="button-secondary" size="small" href={paths.donateNow}>
          Make a donation
        </Link>
      }
    >
      Each donation will be here with its day, its cause and how its payment stands.
    </EmptyNote>
  );
}
