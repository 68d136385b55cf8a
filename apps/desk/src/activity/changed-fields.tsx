import type { ActivityEntry } from '@hearthlight/domain/desk';

import { ChangedWords } from '../news/history/changed-words.tsx';
import { useFieldNames } from '../parts/field-names.ts';
import { isInternal, useFieldValues } from '../parts/field-values.ts';

export interface ChangedFieldsProps {
  /** The changed fields of an entry. */
  changes: ActivityEntry['changes'];
}

/** The differences in each field, word by word, as between two versions. */
export function ChangedFields({ changes }: ChangedFieldsProps) {
  const nameOf = useFieldNames();
  const valueOf = useFieldValues();
  return (
    <dl className="mt-3 grid gap-4">
      {changes.map(({ after, before, field }) => (
        <div key={field}>
          <dt className="mb-1 font-semibold">{nameOf(field)}</dt>
          {!isInternal(field) && (
            <dd className="min-w-0 border-s-3 border-line ps-4 wrap-anywhere">
              <ChangedWords before={valueOf(field, before)} after={valueOf(field, after)} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
