import type { ActivityEntry } from '@hearthlight/domain/desk';

import { ChangedWords } from '../news/history/changed-words.tsx';
import { textIn } from '../parts/text-in.ts';
import { useFieldNames } from './field-names.ts';

export interface ChangedFieldsProps {
  /** The changed fields of an entry. */
  changes: ActivityEntry['changes'];
}

/** Fields whose values are addresses and numbers that say nothing to people. They are named only. */
const isInternal = (field: string) => /(?:_url|_id|_hash|_key|^focus|^reference_key)$/.test(field);

/** What differs in each field, word by word, as between two versions. */
export function ChangedFields({ changes }: ChangedFieldsProps) {
  const nameOf = useFieldNames();
  return (
    <dl className="mt-3 grid gap-4">
      {changes.map(({ after, before, field }) => (
        <div key={field}>
          <dt className="mb-1 font-semibold">{nameOf(field)}</dt>
          {!isInternal(field) && (
            <dd className="min-w-0 border-s-3 border-line ps-4 wrap-anywhere">
              <ChangedWords before={textIn(before ?? '')} after={textIn(after ?? '')} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
