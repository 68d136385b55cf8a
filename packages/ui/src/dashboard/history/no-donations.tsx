import { paths, sentences } from '@hearthlight/domain';

import { Link } from '../../components/actions/link.tsx';
import { EmptyNote } from '../parts/empty-note.tsx';

/** Replaces an empty list of donations. */
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
      Your donations appear here with their date, cause and payment status.
    </EmptyNote>
  );
}
