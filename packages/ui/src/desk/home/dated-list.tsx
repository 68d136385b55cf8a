export interface DatedListProps {
  rows: readonly { id: number; title: string; date: string }[];
}

/** Titles with the date below each. */
export function DatedList({ rows }: DatedListProps) {
  return (
    <ul className="grid gap-3 text-small">
      {rows.map(({ id, title, date }) => (
        <li key={id}>
          <b className="block font-semibold wrap-anywhere">
            <bdi dir="auto">{title}</bdi>
          </b>
          <span className="text-ink-soft tabular">{date}</span>
        </li>
      ))}
    </ul>
  );
}
