export interface OutcomeListProps {
  /** The outcome for the items, such as 'Moves'. */
  title: string;
  /** The things that it happens to. */
  items: ReadonlyArray<string>;
}

/** The outcome of an action for several things. */
export function OutcomeList({ title, items }: OutcomeListProps) {
  return (
    <section aria-label={title} className="rounded-control bg-paper-deep px-4 py-3">
      <p className="text-label text-ink-soft">{title}</p>
      <ul className="grid gap-1 text-small tabular">
        {items.map((item) => (
          <li key={item} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
