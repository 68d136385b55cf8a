export interface DatedListProps {
  rows: readonly { id: number; title: string; date: string }[];
}

/** Titles with the date below each. */
export function DatedList({ rows }: DatedListProps) {
  return (
    <ul className="grid gap-3 text-small">
      {rows.map(({ id, title, date }) => (
        <li key={id}>
          <b dir="auto" className="block font-semibold wrap-anywhere">
            {title}
          </b>
          <span className="text-ink-soft tabular">{date}</span>
        </li>
      ))}
    </ul>
  );
}
