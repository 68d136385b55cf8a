'use client';

import { type ReactNode, useState } from 'react';

import type { AttributesOf, LayoutProps } from '../../lib/class-names.ts';
import { useWords } from '../../words/words-provider.tsx';
import { Button } from '../actions/button.tsx';

/** Cards shown before the list is expanded. */
const initialCount = 6;

export interface StillListProps extends LayoutProps, AttributesOf<'div', 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** The items of a `Ticker`. */
  items: ReadonlyArray<{ id: string; content: ReactNode; text: string }>;
}

/**
 * The static form of a `Ticker`: six cards, and a button that shows the rest. Screen readers get every item.
 *
 * - **Use**: for the static form of a `Ticker`.
 * - **Instead**: for other lists use `CardGrid`.
 * - **Content**: as in the `Ticker`.
 * - **Keyboard**: a button shows the rest.
 * - **Screen readers**: a list with every item.
 */
export function StillList({ label, items, ...attributes }: StillListProps) {
  const words = useWords('library');
  const [expanded, setExpanded] = useState(false);
  return (
    <div {...attributes}>
      <ul aria-label={label} className="grid list-[''] grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-5">
        {items.map(({ id, content, text }, index) =>
          expanded || index < initialCount ? (
            <li key={id} data-part="card" className="card p-5 text-ink">
              {content}
            </li>
          ) : (
            <li key={id} className="sr-only">
              {text}
            </li>
          ),
        )}
      </ul>
      {items.length > initialCount && (
        <div className="mt-6">
          <Button variant="secondary" size="small" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
            {expanded ? words.showFewer : words.showAll({ itemsCount: items.length })}
          </Button>
        </div>
      )}
    </div>
  );
}
