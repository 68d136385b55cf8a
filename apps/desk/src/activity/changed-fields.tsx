import type { ActivityEntry } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

import { ChangedWords } from '../news/history/changed-words.tsx';
import { textIn } from '../parts/text-in.ts';

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

/** Returns a function that names a field. A field without a name in the catalogs keeps that of the log. */
function useFieldNames() {
  const articles = useWords('articles');
  const { body } = useWords('deskNews');
  const { role } = useWords('deskPeople');
  const names: Readonly<Record<string, string>> = {
    title: articles.title,
    tags: articles.tags,
    author_name: articles.author,
    cover_image_url: articles.cover,
    image_url: articles.cover,
    cover_image_description: articles.coverAlt,
    alt: articles.coverAlt,
    campaign_id: articles.campaign,
    detail: body,
    description: body,
    role,
  };
  return (field: string) => names[field] ?? field.replaceAll('_', ' ');
}
