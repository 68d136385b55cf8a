'use client';

import { useId, useState } from 'react';

import { Icon } from '../../components/media/icon.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { QuickLinks } from './quick-links.tsx';

export interface QuickAccessProps {
  /** Address of the mail link. */
  supportEmail: string;
}

/**
 * A collapsible box with two links below the sidebar, which stays visible while the page scrolls and covers no content.
 */
export function QuickAccess({ supportEmail }: QuickAccessProps) {
  const words = useWords('dashboard');
  const [open, setOpen] = useState(true);
  const listId = useId();
  return (
    <aside
      aria-label={words.quickAccess}
      data-open={open}
      className="group rounded-pane border border-line bg-paper p-2 shadow-raised"
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-3 text-label text-ink-soft hover:bg-pine-mist [@container(max-height:53rem)]:min-h-9"
      >
        {words.quickAccess}
        <span className="rotate-180 transition-transform duration-act group-data-[open=true]:rotate-0">
          <Icon name="chevron" className="size-4" />
        </span>
      </button>
      <div className="group-data-[open=false]:hidden">
        <QuickLinks id={listId} supportEmail={supportEmail} />
      </div>
    </aside>
  );
}
