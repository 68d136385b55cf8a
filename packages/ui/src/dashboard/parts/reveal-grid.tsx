'use client';

import { formatCount } from '@hearthlight/domain';
import { Fragment, type ReactNode } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { CardGrid, type CardGridProps } from '../../components/layout/card-grid.tsx';
import { useShowMore } from '../../lib/use-show-more.ts';

export interface RevealGridProps<Item> {
  /** All items, in order. */
  items: ReadonlyArray<Item>;
  /** Returns a unique and stable key of an item. */
  itemKey: (item: Item, index: number) => string | number;
  /** An `article` with `tabIndex={-1}`: the first new one gets the focus. */
  children: (item: Item, index: number) => ReactNode;
  /** Texts of the button, and of how many items are shown. */
  labels: { more: string; shown: (counts: { visible: string; all: number }) => string };
  /** The maximum number of columns. Default: as many as fit. */
  columns?: CardGridProps['columns'];
  /** How many are shown at first, and how many more each time. */
  step?: number;
}

/** A grid of cards that shows a few at a time, so that long lists render quickly. */
export function RevealGrid<Item>({ items, itemKey, children, labels, columns, step = 12 }: RevealGridProps<Item>) {
  const { list, shown, showMore } = useShowMore(step);
  const visible = items.slice(0, shown);
  return (
    <div ref={list}>
      <CardGrid gap="small" columns={columns}>
        {visible.map((item, index) => (
          <Fragment key={itemKey(item, index)}>{children(item, index)}</Fragment>
        ))}
      </CardGrid>
      {items.length > step && (
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          {visible.length < items.length && (
            <Button variant="secondary" onClick={() => showMore(visible.length)}>
              {labels.more}
            </Button>
          )}
          <output className="text-small text-ink-soft tabular">
            {labels.shown({ visible: formatCount(visible.length), all: items.length })}
          </output>
        </div>
      )}
    </div>
  );
}
