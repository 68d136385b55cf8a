import { type ArticleText, deskArticlePath } from '@hearthlight/domain/desk';
import { Link, useWords } from '@hearthlight/ui';

import { fieldAnchor, linkAnchor, type MarkedField } from './field-anchor.ts';
import { lacksAlternative, missingFields } from './missing-fields.ts';

export interface PublishChecklistProps {
  /** The number of the article. */
  id: number;
  /** The article as it is edited. */
  text: ArticleText;
  /** The links in the text that lead to no page of the site. */
  brokenLinks?: readonly string[] | undefined;
}

/** The parts that an article needs before it is published, and what is only advised. Each line leads to its place. */
export function PublishChecklist({ id, text, brokenLinks = [] }: PublishChecklistProps) {
  const words = useWords('deskNews');
  const labels = useFieldLabels();
  const marked = (field: MarkedField) => ({ anchor: fieldAnchor(field), label: labels[field] });
  const missing = missingFields(text);
  return (
    <>
      {missing.length > 0 && <PlaceLinks id={id} label={words.stillMissing} places={missing.map(marked)} />}
      {brokenLinks.length > 0 && (
        <PlaceLinks
          id={id}
          label={words.brokenLinks}
          places={brokenLinks.map((link) => ({ anchor: linkAnchor(link), label: link }))}
        />
      )}
      {lacksAlternative(text) && (
        <PlaceLinks id={id} label={words.recommended} places={[marked('cover_image_description')]} />
      )}
    </>
  );
}

interface PlaceLinksProps {
  id: number;
  label: string;
  places: readonly { anchor: string; label: string }[];
}

function PlaceLinks({ id, label, places }: PlaceLinksProps) {
  return (
    <div className="order-last flex flex-wrap items-center gap-x-3 gap-y-1 text-small desk:order-none">
      <span className="text-ink-soft">{label}</span>
      <ul aria-label={label} className="flex list-[''] flex-wrap gap-x-4">
        {places.map((place) => (
          <li key={place.anchor}>
            <Link href={`${deskArticlePath(id)}#${place.anchor}`} className="tap-target min-w-11 wrap-anywhere">
              {place.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
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
