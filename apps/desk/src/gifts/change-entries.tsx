import type { GiftChange } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import type { Ref } from 'react';

import { EntryList } from './entry-list.tsx';

export interface ChangeEntriesProps {
  /** The entries that the change would make. */
  change: GiftChange;
  /** A sentence above the entries, if they do not say all. */
  about?: string | undefined;
  /** Takes the focus by it. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The entries that a change would make, and whether they count for a closed month. */
export function ChangeEntries({ change, about, headingRef }: ChangeEntriesProps) {
  const words = useWords('deskGift');
  return (
    <div className="grid gap-3">
      <h3 ref={headingRef} tabIndex={-1} className="font-sans text-body font-strong">
        {words.previewTitle}
      </h3>
      {about !== undefined && <p>{about}</p>}
      <EntryList entries={change.entries} />
      {change.in_closed_month && <p className="text-small text-pending">{words.closedMonth}</p>}
    </div>
  );
}
