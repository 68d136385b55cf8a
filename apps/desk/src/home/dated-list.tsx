import { Link } from '@hearthlight/ui';

export interface DatedListProps {
  /** Each with the page that it leads to. */
  rows: ReadonlyArray<{ id: number; title: string; date: string; href: string }>;
}

/** Titles with the date below each. */
export function DatedList({ rows }: DatedListProps) {
  return (
    <ul className="grid gap-3 text-small">
      {rows.map(({ id, title, date, href }) => (
        <li key={id}>
          <b className="block font-semibold wrap-anywhere">
            <Link variant="plain" href={href} className="tap-target">
              <bdi dir="auto">{title}</bdi>
            </Link>
          </b>
          <span className="text-ink-soft tabular">{date}</span>
        </li>
      ))}
    </ul>
  );
}
