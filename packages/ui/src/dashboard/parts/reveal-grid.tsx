import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { CardGrid } from '../../components/layout/card-grid.tsx';

export interface RevealGridProps<Item> {
  /** What is shown, in order. */
  items: ReadonlyArray<Item>;
  /** Returns a unique and stable key of an item. */
  itemKey: (item: Item, index: number) => string | number;
  /** An `article` with `tabIndex={-1}`: the first new one gets the focus. */
  children: (item: Item) => ReactNode;
  /** What the items are, for 'Show more …': `campaigns`. */
  noun: string;
  /** How many are shown at first, and how many more each time. */
  step?: number;
}

/** A grid of cards that shows a few at a time, so that five hundred open as quickly as five. */
export function RevealGrid<Item>({ items, itemKey, children, noun, step = 12 }: RevealGridProps<Item>) {
  const [count, setCount] = useState(step);
  const grid = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current === undefined) return;
    grid.current?.querySelectorAll<HTMLElement>('li > article')[firstNew.current]?.focus();
    firstNew.current = undefined;
  });
  const shown = Math.min(count, items.length);
  const revealMore = () => {
    firstNew.current = shown;
    setCount(shown + step);
  };
  return (
    <div ref={grid}>
      <CardGrid gap="small">
        {items.slice(0, shown).map((item, index) => (
          <Fragment key={itemKey(item, index)}>{children(item)}</Fragment>
        ))}
      </CardGrid>
      {items.length > step && (
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          {shown < items.length && (
            <Button variant="secondary" onClick={revealMore}>
              Show more {noun}
            </Button>
          )}
          <output className="text-small text-ink-soft tabular">
            Showing {shown} of {items.length} {noun}
          </output>
        </div>
      )}
    </div>
  );
}
