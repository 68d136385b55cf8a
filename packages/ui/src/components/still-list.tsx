import { type ReactNode, useState } from 'react';

import { Button } from './button.tsx';

const atFirst = 6;

export interface StillListProps {
  /** The name of the list. */
  label: string;
  items: readonly { id: string; content: ReactNode; text: string }[];
}

/** The cards of a ticker for who wants no motion: six, and the rest on request. Screen readers find all at once. */
export function StillList({ label, items }: StillListProps) {
  const [all, setAll] = useState(false);
  return (
    <div>
      <ul
        aria-label={label}
        className="grid list-[''] grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-5"
      >
        {items.map(({ id, content, text }, index) =>
          all || index < atFirst ? (
            <li key={id} className="rounded-pane border border-line bg-paper p-5 text-ink">
              {content}
            </li>
          ) : (
            <li key={id} className="sr-only">
              {text}
            </li>
          ),
        )}
      </ul>
      {items.length > atFirst && (
        <div className="mt-6">
          <Button variant="secondary" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${items.length}`}
          </Button>
        </div>
      )}
    </div>
  );
}
