import { type ArticleText, deskArticlePath } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';

import { fieldAnchor, type MarkedField } from './field-anchor.ts';

export interface PublishChecklistProps {
  /** The number of the article. */
  id: number;
  /** The article as it is edited. */
  text: ArticleText;
}

/** The parts that an article needs before it is published, and one that is only advised. Each line leads to its field. */
export function PublishChecklist({ id, text }: PublishChecklistProps) {
  const words = useWords('deskNews');
  const missing = missingFields(text);
  // Visitors who do not see the cover need its alternative text.
  const lacksAlternative = text.cover_image_url !== '' && text.cover_image_description.trim() === '';
  return (
    <>
      {missing.length > 0 && <FieldLinks id={id} label={words.stillMissing} fields={missing} />}
      {lacksAlternative && (
        <FieldLinks id={id} label={words.recommended} fields={['cover_image_description']} />
      )}
    </>
  );
}

interface FieldLinksProps {
  id: number;
  label: string;
  fields: readonly MarkedField[];
}

function FieldLinks({ id, label, fields }: FieldLinksProps) {
  const labels = useFieldLabels();
  return (
    <div className="order-last flex flex-wrap items-center gap-x-3 gap-y-1 text-small desk:order-none">
      <span className="text-ink-soft">{label}</span>
      <ul aria-label={label} className="flex list-[''] flex-wrap gap-x-4">
        {fields.map((field) => (
          <li key={field}>
            <Link href={`${deskArticlePath(id)}#${fieldAnchor(field)}`} className="tap-target min-w-11">
              {labels[field]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The fields without which the server does not publish an article. */
function missingFields(text: ArticleText): MarkedField[] {
  const fields: readonly [MarkedField, boolean][] = [
    ['title', text.title.trim() === ''],
    ['detail', text.detail.trim() === ''],
    ['tags', text.tags.trim() === ''],
    ['author_name', text.author_name.trim() === ''],
    ['cover_image_url', text.cover_image_url === ''],
  ];
  return fields.filter(([, isMissing]) => isMissing).map(([field]) => field);
}

function useFieldLabels(): Readonly<Record<MarkedField, string>> {
  const words = useWords('articles');
  const { text } = useWords('editor');
  return {
    title: words.title,
    detail: text,
    tags: words.tags,
    author_name: words.author,
    cover_image_url: words.cover,
    cover_image_description: words.coverAlt,
  };
}
