import { paymentMethodName } from '@hearthlight/domain';
import { type ActivityEntry, giftStatuses } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { ChangedWords } from '../news/history/changed-words.tsx';
import { textIn } from '../parts/text-in.ts';
import { useFieldNames } from './field-names.ts';

export interface ChangedFieldsProps {
  /** The changed fields of an entry. */
  changes: ActivityEntry['changes'];
}

/** Fields whose values are addresses and numbers that say nothing to people. They are named only. */
const isInternal = (field: string) =>
  /(?:_url|_id|_hash|_key|^focus|^giver|^campaign|^occasion)$/.test(field);

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

/** Returns a function that shows the value of a field: the names of methods and states, and of other fields the text. */
function useFieldValues() {
  const methods = useWords('paymentMethods');
  const gifts = useWords('deskGifts');
  return (field: string, value: string | null): string => {
    if (value === null) return '';
    if (field === 'method') return paymentMethodName(value, methods);
    const status = giftStatuses.find((name) => field === 'status' && name === value);
    return status ? gifts[status] : textIn(value);
  };
}
