import { useState } from 'react';

const none: ReadonlySet<number> = new Set();

/** The rows of a list that are selected. A row that leaves the list is no longer selected. */
export function useRowSelection<Row extends { id: number }>(rows: readonly Row[]) {
  const [chosen, setChosen] = useState(none);
  const selected = rows.filter(({ id }) => chosen.has(id));
  return {
    selected,
    isAllSelected: selected.length === rows.length,
    isSelected: ({ id }: Row) => chosen.has(id),
    select: ({ id }: Row, isSelected: boolean) =>
      setChosen(new Set(isSelected ? [...chosen, id] : [...chosen].filter((other) => other !== id))),
    selectAll: (isSelected: boolean) => setChosen(isSelected ? new Set(rows.map(({ id }) => id)) : none),
  };
}
