'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';

interface ShowMore {
  /** Set it on the element that contains the items. Each item is an `article` with `tabIndex={-1}` in an `li`. */
  list: RefObject<HTMLDivElement | null>;
  /** How many items to show. May be more than there are. */
  shown: number;
  /** Shows `step` more than the `visible` items, and returns the new number. */
  showMore: (visible: number) => number;
}

/** Shows a list `step` items at a time, and moves the focus to the first new item once it has rendered. */
export function useShowMore(step: number): ShowMore {
  const [shown, setShown] = useState(step);
  const list = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current === undefined) return;
    const item = list.current?.querySelectorAll<HTMLElement>('li > article')[firstNew.current];
    if (!item) return;
    firstNew.current = undefined;
    // Readers who moved the focus elsewhere while the items loaded keep it.
    const { activeElement } = document;
    if (activeElement === document.body || list.current?.contains(activeElement)) item.focus();
  });
  const showMore = (visible: number) => {
    firstNew.current = visible;
    setShown(visible + step);
    return visible + step;
  };
  return { list, shown, showMore };
}
