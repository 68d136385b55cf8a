import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the entry that follows a settled one, which leaves the list and takes the focus with it, or to the
 * page's heading if it was the last. Entries are focusable `article` elements.
 */
export function usePlace() {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<number>(undefined);
  useEffect(() => {
    if (place.current === undefined || document.activeElement !== document.body) return;
    const rows = list.current?.querySelectorAll('article') ?? [];
    const next = Array.from(rows).at(Math.min(place.current, rows.length - 1));
    (next ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus();
    place.current = undefined;
  });
  return {
    list,
    keepPlace: (index: number) => {
      place.current = index;
    },
  };
}
