import * as Radix from '@radix-ui/react-dialog';
import type { MouseEvent, ReactNode } from 'react';

import { useReturnFocus } from '../lib/use-return-focus.ts';
import { CloseButton } from './close-button.tsx';

export interface DrawerProps {
  open: boolean;
  /** Hears `false` when it is closed: by the cross, by Escape, beside it, or by choosing a link or button inside. */
  onOpenChange: (open: boolean) => void;
  /** Its name, at its head. */
  title: string;
  /** The edge that it slides in from. */
  side: 'left' | 'right';
  children: ReactNode;
}

/**
 * A menu that slides in over the page on small screens; at 360 px and below it is as wide as the screen. It closes
 * when something in it is chosen, and gives the focus back.
 */
export function Drawer({ open, onOpenChange, title, side, children }: DrawerProps) {
  const returnFocus = useReturnFocus();

  // The cross is a choice like any other.
  function choose(event: MouseEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest('a[href], button')) onOpenChange(false);
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-pine-deep/60 transition-opacity duration-act starting:opacity-0" />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          data-side={side}
          onClick={choose}
          className="fixed inset-y-0 z-50 w-full overflow-y-auto overscroll-contain bg-paper px-4.5 pb-6 text-ink shadow-xl transition-transform duration-act ease-out focus:outline-none data-[side=left]:left-0 data-[side=right]:right-0 small:w-80 data-[side=left]:starting:-translate-x-full data-[side=right]:starting:translate-x-full"
        >
          <div className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-paper py-3">
            <Radix.Title className="px-3 text-heading">{title}</Radix.Title>
            <CloseButton />
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
