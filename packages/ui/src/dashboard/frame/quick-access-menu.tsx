'use client';

import { useId } from 'react';

import { Icon } from '../../components/media/icon.tsx';
import { useDisclosure } from '../../lib/use-disclosure.ts';
import { useWords } from '../../words/words-provider.tsx';
import type { QuickAccessProps } from './quick-access.tsx';
import { QuickLinks } from './quick-links.tsx';

export type QuickAccessMenuProps = QuickAccessProps;

/** Quick access on a phone: a button in the bar, which opens a floating box with the two links. */
export function QuickAccessMenu({ supportEmail }: QuickAccessMenuProps) {
  const words = useWords('dashboard');
  const { open, toggle, root, button } = useDisclosure<HTMLElement>();
  const listId = useId();
  return (
    <aside ref={root} aria-label={words.quickAccess} data-open={open} className="group relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
        className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-0.5 text-label text-ink-soft hover:bg-pine-mist"
      >
        {words.quickAccess}
        <span className="hidden transition-transform duration-act group-data-[open=true]:rotate-180 tablet:block">
          <Icon name="chevron" className="size-4" />
        </span>
      </button>
      <div className="absolute end-0 top-full mt-1 w-max max-w-[80vw] rounded-pane border border-line bg-paper p-2 shadow-raised group-data-[open=false]:hidden">
        <QuickLinks id={listId} supportEmail={supportEmail} />
      </div>
    </aside>
  );
}
