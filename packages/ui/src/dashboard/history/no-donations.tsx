'use client';

import { paths, sentences } from '@hearthlight/domain';

import { Link } from '../../components/actions/link.tsx';
import { EmptyNote } from '../../components/feedback/empty-note.tsx';
import { useWords } from '../../words/words-provider.tsx';

/** Replaces an empty list of donations. */
export function NoDonations() {
  const words = useWords('history');
  return (
    <EmptyNote
      title={sentences.noRecord}
      action={
        <Link variant="button-secondary" size="small" href={paths.donateNow}>
          {words.makeADonation}
        </Link>
      }
    >
      {words.emptyDonations}
    </EmptyNote>
  );
}
